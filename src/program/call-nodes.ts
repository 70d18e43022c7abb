import { countBits } from '../game/index.ts';
import { Kind } from '../search/index.ts';
import { PART, type InParts } from './in-parts.ts';
import { findOutcome, type Marks } from './read-cells.ts';
import type { SeenCalls } from './seen-calls.ts';

/** The nodes of a trace, in columns. Each is one call, or several that passed on the same board. */
export interface CallNodes {
  readonly length: number;
  /** The outermost call, and the innermost it was passed on to. */
  readonly call: Int32Array;
  readonly last: Int32Array;
  readonly parent: Int32Array;
  readonly returned: Int32Array;
  readonly end: Int32Array;
}

/** Merges a call that only passes its board on with the next, unless that function was called before. */
export function* mergeCalls({ calls, at }: SeenCalls): InParts<CallNodes> {
  const nodeOf = new Int32Array(calls.length);
  const [call, last, parent, returned] = Array.from({ length: 4 }, () => new Int32Array(calls.length));
  let length = 0;
  for (let each = 0; each < calls.length; each++) {
    if (each % PART === PART - 1) yield;
    const above = calls.parent[each];
    const node = above < 0 ? -1 : nodeOf[above];
    if (node >= 0 && isHandedOn({ calls, at }, each)) {
      const { ran } = at(each);
      const isNew = (from: number): boolean =>
        from < 0 || nodeOf[from] !== node || (at(from).ran !== ran && isNew(calls.parent[from]));
      if (isNew(above)) {
        nodeOf[each] = node;
        if (calls.returned[each] >= 0) [returned[node], last[node]] = [calls.returned[each], each];
        continue;
      }
    }
    nodeOf[each] = length;
    call[length] = last[length] = each;
    parent[length] = above < 0 && each > 0 ? 0 : node;
    returned[length++] = calls.returned[each];
  }
  const firstAfter = new Int32Array(calls.length + 1).fill(length);
  for (let each = calls.length - 1, next = length; each >= 0; each--) {
    if (call[nodeOf[each]] === each) next = nodeOf[each];
    firstAfter[each] = next;
  }
  const cut = (column: Int32Array) => column.subarray(0, length);
  const end = cut(call).map((each) => firstAfter[calls.end[each]]);
  if (length > 0) end[0] = length;
  return { length, call: cut(call), last: cut(last), parent: cut(parent), returned: cut(returned), end };
}

function isHandedOn({ calls, at }: Pick<SeenCalls, 'calls' | 'at'>, call: number): boolean {
  const above = calls.parent[call];
  if (call !== above + 1 || calls.end[call] !== calls.end[above]) return false;
  const [here, from] = [at(call).board, at(above).board];
  return here === null || from === null || (here.x === from.x && here.o === from.o);
}

/** The move of a node. On a board that all calls share and none clears, it is the new mark since the last call. */
export function findMove(node: number, above: number, boards: readonly (Marks | null)[]): number {
  const move = findMoveBetween(boards[above], boards[node]);
  return move < 0 ? findMoveBetween(boards[node - 1], boards[node]) : move;
}

/** The cell of the only additional mark; −1 if the boards differ in any other way. */
export function findMoveBetween(from: Marks | null, to: Marks | null): number {
  if (!from || !to) return -1;
  const [added, gone] = [(to.x & ~from.x) | (to.o & ~from.o), (from.x & ~to.x) | (from.o & ~to.o)];
  return gone === 0 && countBits(added) === 1 ? 31 - Math.clz32(added) : -1;
}

/** Also finds, for a node answered without a call, the earlier node with its board and answer. */
export function findKinds(
  { length, end, returned }: CallNodes,
  boards: readonly (Marks | null)[],
  score: ArrayLike<number>,
) {
  const known = new Map<number, number>();
  const kind = new Uint8Array(length);
  let origin: Int32Array | null = null;
  for (let node = 0; node < length; node++) {
    const board = boards[node];
    const key = board ? board.x * 512 + board.o : -1;
    if (end[node] > node + 1) kind[node] = Kind.interior;
    else if (findOutcome(board) !== null) kind[node] = Kind.terminal;
    else {
      const first = known.get(key);
      const isHit =
        first !== undefined && returned[node] >= 0 && score[first] === score[node] && end[first] > first + 1;
      kind[node] = isHit ? Kind.hit : Kind.answered;
      if (isHit) (origin ??= new Int32Array(length).fill(-1))[node] = first;
    }
    if (board && !known.has(key)) known.set(key, node);
  }
  return { kind, origin };
}
