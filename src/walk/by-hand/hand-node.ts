import type { CellNaming } from '../../game/index.ts';
import { isLeaf, type Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { nameFrame } from '../sentence/name-frame.ts';
import { namePlayer } from '../sentence/point-of-view.ts';

/** The facts about a call that the sentences need. */
export function readHandNode(trace: Trace, node: number, naming: CellNaming) {
  return {
    name: node === 0 ? null : nameChild(trace, node, naming),
    player: namePlayer(trace, node),
    isMax: trace.isMax(node),
    isAbstract: trace.root.game.isAbstract === true,
  };
}

export function readHandValue(trace: Trace, child: number, naming: CellNaming) {
  return { name: nameChild(trace, child, naming), score: trace.score[child] };
}

/** How a game ended, with its line if it has one. */
export function readHandEnd(trace: Trace, node: number, naming: CellNaming) {
  const position = trace.position(node);
  const { game } = position;
  const board = game.board(position);
  const name = (cell: number) => game.moveName(cell, naming);
  return {
    outcome: game.outcome(position),
    line: (board?.lines[0] ?? []).map(name),
    free: (board?.cells ?? []).flatMap((mark, cell) => (mark === null ? [name(cell)] : [])),
  };
}

/** The moves of a node not yet called when a child returns, in order. */
export function listMovesLeft(trace: Trace, node: number, child: number, naming: CellNaming): string[] {
  const later = [...trace.children(node)].filter((each) => each > child).map((each) => trace.move[each]);
  const cut = trace.cut?.[node] ?? 0;
  const all = trace.root.game.moves(trace.position(node));
  const left = all.filter((move) => later.includes(move) || (cut & (1 << move)) !== 0);
  const { game } = trace.root;
  return left.map((move) => {
    const name = game.moveName(move, naming);
    // Whether a branch is a leaf is asked once it is called.
    return game.isAbstract ? words.stack.branch(name, false) : `${namePlayer(trace, node)} ${name}`;
  });
}

/** The end with the best score for the side to move at a node's caller, below the node. */
export function findBestEnd(trace: Trace, node: number): number {
  let best = trace.score[node];
  const isMax = trace.isMax(trace.parent[node]);
  for (let at = node; at < trace.end[node]; at++)
    if (isLeaf(trace, at)) best = isMax ? Math.max(best, trace.score[at]) : Math.min(best, trace.score[at]);
  return best;
}

function nameChild(trace: Trace, child: number, naming: CellNaming): string {
  const { game } = trace.root;
  if (game.isAbstract) return nameFrame(trace, child, naming);
  return `${namePlayer(trace, trace.parent[child])} ${game.moveName(trace.move[child], naming)}`;
}
