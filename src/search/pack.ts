import type { Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import type { RecordedColumns, Stop } from './recorded-columns.ts';
import { Trace } from './trace.ts';

/** A trace without its position, as plain data that can pass between a page and its worker. */
export interface PackedTrace {
  /** The only option that differs between the searches of an iterative deepening. */
  readonly depthLimit: number | null;
  readonly columns: RecordedColumns;
  readonly stopped: Stop | null;
  readonly earlier: readonly PackedTrace[];
}

export function packTrace(trace: Trace): PackedTrace {
  const { stopped, earlier, length, parent, move, ply, end, score, kind, origin, cut } = trace;
  const columns = { length, parent, move, ply, end, score, kind, origin, cut };
  return { depthLimit: trace.options.depthLimit, columns, stopped, earlier: earlier.map(packTrace) };
}

/** Takes the position and options of that search. */
export function unpackTrace(
  root: Position,
  options: ResolvedOptions,
  { depthLimit, columns, stopped, earlier }: PackedTrace,
): Trace {
  const before = earlier.map((trace) => unpackTrace(root, options, trace));
  return new Trace(root, { ...options, depthLimit }, columns, stopped, before);
}
