import type { CellNaming } from '../../game/index.ts';
import {
  explainEvaluation,
  findSymmetryIndex,
  orderMoves,
  type Trace,
  type ScoreWindow,
} from '../../search/index.ts';
import { type MarkedText, say, words } from '../../words/index.ts';
import { nameMoved, namePlayer } from './point-of-view.ts';

export function findArrival(trace: Trace, node: number, naming: CellNaming) {
  const parent = trace.parent[node];
  const { game } = trace.root;
  if (parent < 0) return null;
  const move = game.moveName(trace.move[node], naming);
  return { player: nameMoved(trace, node), move, isBranch: game.isAbstract === true };
}

/** The number on screen of the node that answers a hit, and the symmetry of their positions, if any. */
export function findHitSource(trace: Trace, node: number): { source: number; image: string | null } {
  const source = trace.source(node);
  const { symmetries } = trace.root.game;
  const index = findSymmetryIndex(trace.position(node), trace.position(source));
  return { source: source + 1, image: index > 0 ? symmetries![index].name : null };
}

export function explainHit(trace: Trace, node: number): MarkedText {
  const source = trace.source(node);
  return words.step.hitWorth({
    source: source + 1,
    found: trace.score[source],
    score: trace.score[node],
    plies: trace.ply[node] - trace.ply[source],
    bound: trace.bound(node)!,
  });
}

export function explainFrontier(trace: Trace, node: number): MarkedText {
  return say`${words.step.frontierWorth(sumEvaluation(trace, node))}`;
}

/** The points of both sides, the divisor that keeps them below a win, and the score. */
export function sumEvaluation(trace: Trace, node: number) {
  const { terms, scale, score } = explainEvaluation(trace.position(node), trace.options);
  const sumPoints = (sign: 1 | -1) => terms.reduce((sum, { points }) => sum + Math.max(0, sign * points), 0);
  return { max: sumPoints(1), min: sumPoints(-1), scale, score };
}

/** The number of moves at a node, searched or not. */
export function countChoices(trace: Trace, node: number): number {
  return orderMoves(trace.position(node), trace.options).length;
}

/** The window that closed at a node (alpha ≥ beta); only for a node with cut moves. */
export function findClosedWindow(trace: Trace, node: number): ScoreWindow {
  const { alpha, beta } = trace.windowAt(node);
  const score = trace.score[node];
  return trace.isMax(node) ? { alpha: score, beta } : { alpha, beta: score };
}

export function explainCut(trace: Trace, node: number): MarkedText | null {
  if (!trace.cut?.[node]) return null;
  const searched = [...trace.children(node)].length;
  return words.step.cut({
    isMax: trace.isMax(node),
    ...findClosedWindow(trace, node),
    moves: countChoices(trace, node) - searched,
  });
}

/** Null for a search that was not stopped. */
export function explainStop(trace: Trace, naming: CellNaming): MarkedText | null {
  const { stopped, root } = trace;
  if (!stopped) return null;
  const move = trace.bestMove();
  return words.step.stopped({
    reason: stopped.reason,
    nodes: stopped.nodes,
    depth: trace.options.deepening ? trace.options.depthLimit : null,
    best:
      move === null
        ? null
        : { player: namePlayer(trace, 0), move: root.game.moveName(move, naming), score: trace.score[0] },
  });
}
