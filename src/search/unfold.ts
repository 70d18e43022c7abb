import type { PlainWalk } from './plain-walk.ts';
import type { RecordedColumns } from './recorded.ts';

/** The columns that say what was called, but not what it returned. */
export type CallColumns = Pick<RecordedColumns, 'length' | 'parent' | 'end' | 'move' | 'ply'>;

/** So many cells are copied faster one by one than by a call. */
const few = 32;

/**
 * The whole tree of a walk. What repeats is copied as a block: the columns come out the same, cell for cell, as if all
 * had been searched.
 */
export function unfold(walk: PlainWalk): CallColumns {
  const length = walk.end[walk.length - 1];
  const [parent, end] = [new Int32Array(length), new Int32Array(length)];
  const [move, ply] = [new Int8Array(length), new Uint8Array(length)];
  const bytes = [new Uint8Array(move.buffer), ply];
  for (let at = 0; at < walk.length; at++) {
    const node = walk.node[at];
    const stop = walk.end[at];
    const shift = node - walk.source[at];
    if (shift === 0) {
      end[node] = stop;
      ply[node] = walk.ply[at];
    } else {
      if (stop - node > few) for (const column of bytes) column.copyWithin(node, node - shift, stop - shift);
      else for (const column of bytes) for (let to = node; to < stop; to++) column[to] = column[to - shift];
      for (let to = node; to < stop; to++) {
        parent[to] = parent[to - shift] + shift;
        end[to] = end[to - shift] + shift;
      }
    }
    parent[node] = walk.parent[at];
    move[node] = walk.move[at];
  }
  return { length, parent, end, move, ply };
}
