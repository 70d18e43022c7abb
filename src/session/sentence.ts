import type { Notation } from '../game/index.ts';
import { depthAt, isLeaf, type Trace } from '../search/index.ts';
import { words } from '../words/index.ts';
import { bestSoFar } from './best-so-far.ts';
import { momentAt } from './seek.ts';

/** What happens at a step, in one or two plain sentences; the first names the call or the return. */
export function sentenceFor(trace: Trace, step: number, notation: Notation): string {
  const { node, kind } = momentAt(trace, step);
  return kind === 'enter' ? callSentence(trace, node, notation) : returnSentence(trace, node, notation);
}

/** How a leaf's score comes about, `10 − 3 = 7`, where a penalty was subtracted; null elsewhere. */
export function penaltySum(trace: Trace, node: number): string | null {
  const { scoring, win } = trace.options;
  const outcome = trace.root.game.outcome(trace.position(node));
  if (scoring !== 'depth' || (outcome !== 'x' && outcome !== 'o')) return null;
  const depth = depthAt(trace.ply[node], trace.options);
  return words.penaltySum(outcome === trace.options.max, win, depth, trace.score[node]);
}

function callSentence(trace: Trace, node: number, notation: Notation): string {
  const { game } = trace.root;
  const mover = node > 0 ? trace.side(trace.parent[node]) : null;
  const arrival = mover && { side: mover, move: game.moveName(trace.move[node], notation) };
  const number = node + 1;
  if (isLeaf(trace, node)) {
    return words.step.callLeaf({ number, arrival, outcome: game.outcome(trace.position(node)) });
  }
  const moves = [...trace.children(node)].length;
  return words.step.call({ number, arrival, side: trace.side(node), isMax: trace.isMax(node), moves });
}

function returnSentence(trace: Trace, node: number, notation: Notation): string {
  const parts = [words.step.return(trace.score[node])];
  parts.push(isLeaf(trace, node) ? leafReason(trace, node) : choiceReason(trace, node, notation));
  parts.push(node > 0 ? effectOnParent(trace, node) : words.step.searchEnds(trace.length));
  return parts.join(' ');
}

function leafReason(trace: Trace, node: number): string {
  const outcome = trace.root.game.outcome(trace.position(node));
  const score = trace.score[node];
  return words.step.leafWorth({ outcome, score, plies: trace.ply[node], sum: penaltySum(trace, node) });
}

function choiceReason(trace: Trace, node: number, notation: Notation): string {
  const move = trace.bestMove(node);
  return words.step.chose({
    isMax: trace.isMax(node),
    side: trace.side(node),
    moves: [...trace.children(node)].length,
    score: trace.score[node],
    move: move === null ? '' : trace.root.game.moveName(move, notation),
    isRoot: node === 0,
  });
}

function effectOnParent(trace: Trace, node: number): string {
  const parent = trace.parent[node];
  const exit = trace.exitStep(node);
  const before = bestSoFar(trace, parent, exit - 1);
  const isMax = trace.isMax(parent);
  const score = trace.score[node];
  return words.step.effect({ isMax, score, before: before?.score ?? null });
}
