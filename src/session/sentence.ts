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
  const { scoring, win, max } = trace.options;
  const outcome = trace.root.game.outcome(trace.position(node));
  if (scoring !== 'depth' || (outcome !== 'x' && outcome !== 'o')) return null;
  return words.penaltySum(outcome === max, win, depthAt(trace.ply[node], trace.options), trace.score[node]);
}

function callSentence(trace: Trace, node: number, notation: Notation): string {
  const { game } = trace.root;
  const number = node + 1;
  const parent = trace.parent[node];
  const arrival =
    parent < 0
      ? null
      : {
          player: playerAt(trace, parent),
          move: game.moveName(trace.move[node], notation),
          isBranch: !hasBoard(trace),
        };
  if (isLeaf(trace, node)) {
    return words.step.callLeaf({ number, arrival, outcome: game.outcome(trace.position(node)) });
  }
  const choices = [...trace.children(node)].length;
  return words.step.call({
    number,
    arrival,
    player: playerAt(trace, node),
    isMax: trace.isMax(node),
    choices,
  });
}

function returnSentence(trace: Trace, node: number, notation: Notation): string {
  const parts = [words.step.return(trace.score[node])];
  parts.push(isLeaf(trace, node) ? leafReason(trace, node) : choiceReason(trace, node, notation));
  parts.push(node > 0 ? effectOnParent(trace, node) : words.step.searchEnds(trace.length));
  return parts.join(' ');
}

function leafReason(trace: Trace, node: number): string {
  const ply = trace.ply[node];
  const sum = penaltySum(trace, node);
  const { depthFrom } = trace.options;
  return words.step.leafWorth({
    outcome: trace.root.game.outcome(trace.position(node)),
    score: trace.score[node],
    ply,
    penalty: sum === null ? null : { sum, depth: depthAt(ply, trace.options), depthFrom },
  });
}

function choiceReason(trace: Trace, node: number, notation: Notation): string {
  const children = [...trace.children(node)];
  const score = trace.score[node];
  return words.step.chose({
    player: playerAt(trace, node),
    isMax: trace.isMax(node),
    isBranch: !hasBoard(trace),
    isRoot: node === 0,
    move: trace.root.game.moveName(trace.bestMove(node)!, notation),
    score,
    choices: children.length,
    equals: children.filter((child) => trace.score[child] === score).length,
  });
}

/** On a board the players are X and O; in an explicit tree, which has no marks, MAX and MIN. */
function playerAt(trace: Trace, node: number): string {
  return hasBoard(trace) ? words.side(trace.side(node)) : words.role(trace.isMax(node));
}

function hasBoard({ root }: Trace): boolean {
  return root.game.board(root) !== null;
}

function effectOnParent(trace: Trace, node: number): string {
  const parent = trace.parent[node];
  const exit = trace.exitStep(node);
  const before = bestSoFar(trace, parent, exit - 1);
  const isMax = trace.isMax(parent);
  const score = trace.score[node];
  return words.step.effect({ isMax, score, before: before?.score ?? null });
}
