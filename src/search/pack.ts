import type { Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import type { RecordedColumns, Stop } from './recorded.ts';
import { Trace } from './trace.ts';

/** A trace without its position, as plain data that passes between a page and its worker. */
export interface PackedTrace {
  readonly options: ResolvedOptions;
  readonly columns: RecordedColumns;
  readonly stopped: Stop | null;
  readonly earlier: readonly PackedTrace[];
}

/** Packs a trace as plain data. The position at its root goes its own way, as text. */
export function packTrace(trace: Trace): PackedTrace {
  const { options, stopped, earlier, length, parent, move, ply, end, score, kind, origin, cut } = trace;
  const columns = { length, parent, move, ply, end, score, kind, origin, cut };
  return { options, columns, stopped, earlier: earlier.map(packTrace) };
}

/** The trace that was packed, for the position that was searched. Watched code does not travel: it runs where it is shown. */
export function unpackTrace(root: Position, { options, columns, stopped, earlier }: PackedTrace): Trace {
  const before = earlier.map((trace) => unpackTrace(root, trace));
  return new Trace(root, options, columns, stopped, before);
}
