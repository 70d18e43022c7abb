import { countBits, listCells } from '../game/index.ts';
import { Kind } from '../search/index.ts';
import type { Calls } from './calls.ts';
import { findOutcome, type Marks } from './read-cells.ts';
import type { SeenCall } from './seen.ts';

/** A call of a trace, or several that passed on the same board. */
export interface CallNode {
  /** The outermost call, and the innermost it was passed on to. */
  readonly call: number;
  last: number;
  readonly parent: number;
  readonly seen: SeenCall;
  returned: number;
  end: number;
}

/** A call that only passes its board on is no node, unless the function it calls was asked before. */
export function mergeCalls(calls: Calls, seenAt: (call: number) => SeenCall): CallNode[] {
  const nodes: CallNode[] = [];
  const nodeOf = new Int32Array(calls.length);
  for (let call = 0; call < calls.length; call++) {
    const above = calls.parent[call];
    const parent = above < 0 ? -1 : nodeOf[above];
    const seen = seenAt(call);
    const isNew = (at: number): boolean =>
      at < 0 || nodeOf[at] !== parent || (seenAt(at).ran !== seen.ran && isNew(calls.parent[at]));
    if (parent >= 0 && isHandedOn(calls, call, above, seen, seenAt(above)) && isNew(above)) {
      nodeOf[call] = parent;
      const node = nodes[parent];
      if (calls.returned[call] >= 0) [node.returned, node.last] = [calls.returned[call], call];
      continue;
    }
    nodeOf[call] = nodes.length;
    nodes.push({
      call,
      last: call,
      parent: above < 0 && call > 0 ? 0 : parent,
      seen,
      returned: calls.returned[call],
      end: 0,
    });
  }
  const count = nodes.length;
  const firstAfter = new Int32Array(calls.length + 1).fill(count);
  for (let call = calls.length - 1, next = count; call >= 0; call--) {
    if (nodes[nodeOf[call]].call === call) next = nodeOf[call];
    firstAfter[call] = next;
  }
  for (const node of nodes) node.end = firstAfter[calls.end[node.call]];
  if (count > 0) nodes[0].end = count;
  return nodes;
}

function isHandedOn(calls: Calls, call: number, above: number, seen: SeenCall, from: SeenCall): boolean {
  if (call !== above + 1 || calls.end[call] !== calls.end[above]) return false;
  return (
    seen.board === null ||
    from.board === null ||
    (seen.board.x === from.board.x && seen.board.o === from.board.o)
  );
}

/** On a board that all calls share and none clears, the move is the mark that is new since the call before. */
export function findMove(node: number, above: number, boards: readonly (Marks | null)[]): number {
  const move = findMoveBetween(boards[above], boards[node]);
  return move < 0 ? findMoveBetween(boards[node - 1], boards[node]) : move;
}

/** The cell of the only additional mark; −1 if the boards differ otherwise. */
function findMoveBetween(from: Marks | null, to: Marks | null): number {
  if (!from || !to) return -1;
  const [added, gone] = [(to.x & ~from.x) | (to.o & ~from.o), (from.x & ~to.x) | (from.o & ~to.o)];
  return gone === 0 && countBits(added) === 1 ? listCells(added)[0] : -1;
}

/** Also finds, for a node answered without a call, the earlier node with its board and answer. */
export function findKinds(
  nodes: readonly CallNode[],
  boards: readonly (Marks | null)[],
  score: ArrayLike<number>,
) {
  const known = new Map<number, number>();
  const kind = new Uint8Array(nodes.length);
  let origin: Int32Array | null = null;
  nodes.forEach(({ end, returned }, node) => {
    const board = boards[node];
    const key = board ? board.x * 512 + board.o : -1;
    if (end > node + 1) kind[node] = Kind.interior;
    else if (findOutcome(board) !== null) kind[node] = Kind.terminal;
    else {
      const first = known.get(key);
      const isHit =
        first !== undefined && returned >= 0 && score[first] === score[node] && nodes[first].end > first + 1;
      kind[node] = isHit ? Kind.hit : Kind.answered;
      if (isHit) (origin ??= new Int32Array(nodes.length).fill(-1))[node] = first;
    }
    if (board && !known.has(key)) known.set(key, node);
  });
  return { kind, origin };
}
