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

export function arrivalAt(trace: Trace, node: number, naming: CellNaming) {
  const parent = trace.parent[node];
  const { game } = trace.root;
  if (parent < 0) return null;
  const move = game.moveName(trace.move[node], naming);
  return { player: playerAt(trace, parent), move, isBranch: game.isAbstract === true };
}

/**
 * The number on screen of the node that a hit takes its answer from, and the symmetry between their positions, if any.
 */
export function hitSource(trace: Trace, node: number): { source: number; image: string | null } {
  const source = trace.source(node);
  const { symmetries } = trace.root.game;
  const index = imageOnto(trace.position(node), trace.position(source));
  return { source: source + 1, image: index > 0 ? symmetries![index].name : null };
}

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

export function frontierReason(trace: Trace, node: number): Said {
  return say`${words.step.frontierWorth(evaluationFacts(trace, node))}`;
}

/** The points of both sides, the divisor that keeps them below a win, and the score. */
export function evaluationFacts(trace: Trace, node: number) {
  const { terms, scale, score } = explainEvaluation(trace.position(node), trace.options);
  const sumOf = (sign: 1 | -1) => terms.reduce((sum, { points }) => sum + Math.max(0, sign * points), 0);
  return { max: sumOf(1), min: sumOf(-1), scale, score };
}

/** The number of moves at a node, searched or not. */
export function choicesAt(trace: Trace, node: number): number {
  return orderedMoves(trace.position(node), trace.options).length;
}

/** The window that closed at a node (alpha ≥ beta); only for a node with cut moves. */
export function inequalityAt(trace: Trace, node: number): ScoreWindow {
  const { alpha, beta } = trace.windowAt(node);
  const score = trace.score[node];
  return trace.isMax(node) ? { alpha: score, beta } : { alpha, beta: score };
}

export function cutReason(trace: Trace, node: number): Said | null {
  if (!trace.cut?.[node]) return null;
  const searched = [...trace.children(node)].length;
  return words.step.cut({
    isMax: trace.isMax(node),
    ...inequalityAt(trace, node),
    moves: choicesAt(trace, node) - searched,
  });
}

/** Null for a search that was not stopped. */
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
