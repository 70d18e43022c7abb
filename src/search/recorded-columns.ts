import type { Trace } from './trace.ts';

export interface RecordedColumns extends Pick<
  Trace,
  'length' | 'parent' | 'move' | 'ply' | 'end' | 'score' | 'origin' | 'cut'
> {
  /** Null if every node without children is a finished game. */
  readonly kind: Uint8Array | null;
}

/** Why a search stopped early, and how far it got. */
export interface Stop {
  readonly reason: 'nodes' | 'cancelled';
  /** How many nodes were searched, in all iterations. */
  readonly nodes: number;
  /** The deepest unfinished node; the others are above it. −1 if there is none. */
  readonly node: number;
}
