import type { Trace } from './trace.ts';

/** The columns of a search, as they lie in a `Trace`, or after they came from a worker. */
export type RecordedColumns = Pick<
  Trace,
  'length' | 'parent' | 'move' | 'ply' | 'end' | 'score' | 'kind' | 'origin' | 'cut'
>;

/** Why a search ended before its end, and how far it came. */
export interface Stop {
  readonly reason: 'nodes' | 'cancelled';
  /** How many nodes were searched, in all iterations. */
  readonly nodes: number;
  /** The deepest of the nodes that this trace leaves unfinished, the others are above it; −1 where none is. */
  readonly node: number;
}
