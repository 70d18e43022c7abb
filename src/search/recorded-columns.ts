import type { Trace } from './trace.ts';

export interface RecordedColumns extends Pick<
  Trace,
  'length' | 'parent' | 'move' | 'ply' | 'end' | 'score' | 'origin' | 'cut'
> {
  /** Null if every node without children is a finished game. */
  readonly kind: Uint8Array | null;
}

/** Why a search ended before its end, and how far it came. */
export interface Stop {
  readonly reason: 'nodes' | 'cancelled';
  /** How many nodes were searched, in all iterations. */
  readonly nodes: number;
  /** The deepest of the nodes that this trace leaves unfinished, the others are above it; −1 where none is. */
  readonly node: number;
}
