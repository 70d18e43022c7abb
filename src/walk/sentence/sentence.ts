import type { CellNaming } from '../../game/index.ts';
import { depthAt, isLeaf, Kind, type Trace } from '../../search/index.ts';
import { type Said, say, type Sayable, words } from '../../words/index.ts';
import { bestSoFar } from '../best-so-far.ts';
import { seenAt, type PointOfView, playerAt } from './point-of-view.ts';
import { probeCall, probeReturn } from './probe-sentence.ts';
import {
  arrivalAt,
  choicesAt,
  cutReason,
  frontierReason,
  hitReason,
  hitSource,
  inequalityAt,
  stopReason,
} from './reasons.ts';
import { momentAt } from '../seek.ts';
import { tellerOf } from '../teller.ts';
import { isCutBy } from '../window.ts';

/**
 * One or two plain sentences on a step, scores marked. The first names the call or the return.
 *
 * @example
 * sentenceFor(search(parsePosition('[[3, 5], [2, 9]]')), 2, 'a1-c3').text.includes('3'); // → true
 */
export function sentenceFor(trace: Trace, step: number, naming: CellNaming): Said {
  const { node, kind } = momentAt(trace, step);
  return say`${kind === 'enter' ? callSentence(trace, node, naming) : returnSentence(trace, node, naming)}`;
}

/** The sum `10 − 3 = 7` at a leaf with a penalty; null elsewhere. */
export function penaltySum(trace: Trace, node: number, from: PointOfView = 'max'): string | null {
  const { scoring, win, max, code } = trace.options;
  const outcome = trace.root.game.outcome(trace.position(node));
  if (!scoring.isPenalised || (outcome !== 'x' && outcome !== 'o')) return null;
  const sum = code === 'wrong-sign' ? words.probe.wrongSum : words.penaltySum;
  const score = seenAt(trace, node, trace.score[node], from);
  const isFlipped = score !== trace.score[node];
  return sum(
    (outcome === max) !== isFlipped,
    win,
    scoring.subtracted(depthAt(trace.ply[node], trace.options)),
    score,
  );
}

function callSentence(trace: Trace, node: number, naming: CellNaming): Sayable {
  const teller = tellerOf(trace);
  if (teller) return teller.call(node, naming);
  if (trace.kept) return probeCall(trace, node, naming);
  const { game } = trace.root;
  const number = node + 1;
  const arrival = arrivalAt(trace, node, naming);
  const position = trace.position(node);
  if (trace.kindOf(node) === Kind.hit)
    return words.step.callHit({ number, arrival, ...hitSource(trace, node) });
  if (trace.kindOf(node) === Kind.frontier) return words.step.callFrontier({ number, arrival });
  if (isLeaf(trace, node)) {
    const board = game.board(position);
    const lineOf = board?.cells[board.lines[0]?.[0] ?? -1] ?? null;
    return words.step.callLeaf({ number, arrival, outcome: game.outcome(position), lineOf });
  }
  return words.step.call({
    number,
    arrival,
    player: playerAt(trace, node),
    isMax: trace.isMax(node),
    choices: choicesAt(trace, node),
    ...trace.windowAt(node),
  });
}

function returnSentence(trace: Trace, node: number, naming: CellNaming): Sayable {
  const teller = tellerOf(trace);
  if (teller) return teller.return(node, naming);
  const ending = stopReason(trace, naming) ?? words.step.searchEnds(trace.length);
  if (trace.isUnfinished(node)) return node > 0 ? words.step.unfinished() : ending;
  if (trace.kept) return probeReturn(trace, node, naming, penaltySum(trace, node));
  const reason = whyWorth(trace, node, naming);
  const effect = node > 0 ? effectOnParent(trace, node) : ending;
  return say`${words.step.return(trace.score[node])} ${reason} ${effect}`;
}

/** Why a node returned its value: how its game ended, what was cut, or which child it took. */
export function whyWorth(trace: Trace, node: number, naming: CellNaming): Said {
  const teller = tellerOf(trace);
  if (teller) return teller.reason(node, naming);
  if (isLeaf(trace, node)) return leafReason(trace, node);
  return cutReason(trace, node) ?? choiceReason(trace, node, naming);
}

function leafReason(trace: Trace, node: number): Said {
  if (trace.kindOf(node) === Kind.hit) return hitReason(trace, node);
  if (trace.kindOf(node) === Kind.frontier) return frontierReason(trace, node);
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

function choiceReason(trace: Trace, node: number, naming: CellNaming): Said {
  const children = [...trace.children(node)];
  const score = trace.score[node];
  return words.step.chose({
    player: playerAt(trace, node),
    isMax: trace.isMax(node),
    isBranch: trace.root.game.isAbstract === true,
    isRoot: node === 0,
    move: trace.root.game.moveName(trace.bestMove(node)!, naming),
    score,
    choices: children.length,
    equals: children.filter((child) => trace.score[child] === score).length,
  });
}

export function effectOnParent(trace: Trace, node: number): Said {
  const parent = trace.parent[node];
  const exit = trace.exitStep(node);
  const before = bestSoFar(trace, parent, exit - 1);
  const isMax = trace.isMax(parent);
  const score = trace.score[node];
  const closed = isCutBy(trace, parent, exit) ? inequalityAt(trace, parent) : null;
  return words.step.effect({ isMax, score, before: before?.score ?? null, closed });
}
