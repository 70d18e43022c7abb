import type { CellNaming } from '../../game/index.ts';
import {
  explainEvaluation,
  imageOnto,
  orderedMoves,
  type Trace,
  type ScoreWindow,
} from '../../search/index.ts';
import { type Said, say, words } from '../../words/index.ts';
import { playerAt } from './point-of-view.ts';

/** The move that led to a node, and who made it; null for the root. */
export function arrivalAt(trace: Trace, node: number, naming: CellNaming) {
  const parent = trace.parent[node];
  const { game } = trace.root;
  if (parent < 0) return null;
  const move = game.moveName(trace.move[node], naming);
  return { player: playerAt(trace, parent), move, isBranch: game.isAbstract === true };
}

/** The number on screen of the node that a hit's answer comes from, and the image that its position is, if another. */
export function hitSource(trace: Trace, node: number): { source: number; image: string | null } {
  const source = trace.source(node);
  const { symmetries } = trace.root.game;
  const index = imageOnto(trace.position(node), trace.position(source));
  return { source: source + 1, image: index > 0 ? symmetries![index].name : null };
}

/** Why a hit is worth what the table answers. */
export function hitReason(trace: Trace, node: number): Said {
  const source = trace.source(node);
  return words.step.hitWorth({
    source: source + 1,
    found: trace.score[source],
    score: trace.score[node],
    plies: trace.ply[node] - trace.ply[source],
    bound: trace.bound(node)!,
  });
}

/** Why a frontier is worth what its evaluation says: the points for either side, and their sum. */
export function frontierReason(trace: Trace, node: number): Said {
  return say`${words.step.frontierWorth(evaluationFacts(trace, node))}`;
}

/** What the evaluation of a position comes to: the points of either side, what divides them, and the score. */
export function evaluationFacts(trace: Trace, node: number) {
  const { terms, scale, score } = explainEvaluation(trace.position(node), trace.options);
  const sumOf = (sign: 1 | -1) => terms.reduce((sum, { points }) => sum + Math.max(0, sign * points), 0);
  return { max: sumOf(1), min: sumOf(-1), scale, score };
}

/** How many moves a node has, searched or not. */
export function choicesAt(trace: Trace, node: number): number {
  return orderedMoves(trace.position(node), trace.options).length;
}

/** The two ends of the window that met where a node's remaining moves were cut: alpha ≥ beta. */
export function inequalityAt(trace: Trace, node: number): ScoreWindow {
  const { alpha, beta } = trace.windowAt(node);
  const score = trace.score[node];
  return trace.isMax(node) ? { alpha: score, beta } : { alpha, beta: score };
}

/** The inequality that cut a node's remaining moves; null where none were cut. */
export function cutReason(trace: Trace, node: number): Said | null {
  if (!trace.cut?.[node]) return null;
  const searched = [...trace.children(node)].length;
  return words.step.cut({
    isMax: trace.isMax(node),
    ...inequalityAt(trace, node),
    moves: choicesAt(trace, node) - searched,
  });
}

/** How a search that stopped before its end stands; null for one that did not. */
export function stopReason(trace: Trace, naming: CellNaming): Said | null {
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
        : { player: playerAt(trace, 0), move: root.game.moveName(move, naming), score: trace.score[0] },
  });
}
