import type { CellNaming } from '../../game/index.ts';
import {
  countDepth,
  isLeaf,
  Kind,
  requireBestChild,
  requireBestMove,
  scoreOutcome,
  type Trace,
} from '../../search/index.ts';
import { type MarkedText, say, type TextPart, words } from '../../words/index.ts';
import { findBestSoFar } from '../best-so-far.ts';
import { viewScore, type PointOfView, namePlayer } from './point-of-view.ts';
import {
  findArrival,
  countChoices,
  explainCut,
  explainFrontier,
  explainHit,
  findHitSource,
  findClosedWindow,
  explainStop,
} from './reasons.ts';
import { findMoment } from '../moment.ts';
import { findNarrator } from '../narrator.ts';
import { isCutBy } from '../window.ts';

/** One or two plain sentences, scores marked. The first names the call or the return. */
export function describeStep(trace: Trace, step: number, naming: CellNaming): MarkedText {
  const { node, kind } = findMoment(trace, step);
  return say`${kind === 'enter' ? writeCallSentence(trace, node, naming) : writeReturnSentence(trace, node, naming)}`;
}

/** The sum `10 − 3 = 7` at a leaf with a penalty; null elsewhere, as where a program returned another score. */
export function writePenaltySum(trace: Trace, node: number, from: PointOfView = 'max'): string | null {
  const { scoring, win, max } = trace.options;
  if (!scoring.dependsOnDepth) return null;
  const outcome = trace.root.game.outcome(trace.position(node));
  if (outcome !== 'x' && outcome !== 'o') return null;
  if (trace.score[node] !== scoreOutcome(outcome, trace.ply[node], trace.options)) return null;
  const score = viewScore(trace, node, trace.score[node], from);
  const isFlipped = score !== trace.score[node];
  return words.formatPenaltySum(
    (outcome === max) !== isFlipped,
    win,
    scoring.formatSubtracted(countDepth(trace.ply[node], trace.options)),
    score,
  );
}

function writeCallSentence(trace: Trace, node: number, naming: CellNaming): TextPart {
  const teller = findNarrator(trace);
  if (teller) return teller.describeCall(node, naming);
  const { game } = trace.root;
  const number = node + 1;
  const arrival = findArrival(trace, node, naming);
  const position = trace.position(node);
  if (trace.kindOf(node) === Kind.hit)
    return words.step.callHit({ number, arrival, ...findHitSource(trace, node) });
  if (trace.kindOf(node) === Kind.frontier) return words.step.callFrontier({ number, arrival });
  if (isLeaf(trace, node)) {
    const board = game.board(position);
    const lineOf = board?.cells[board.lines[0]?.[0] ?? -1] ?? null;
    return words.step.callLeaf({ number, arrival, outcome: game.outcome(position), lineOf });
  }
  return words.step.call({
    number,
    arrival,
    player: namePlayer(trace, node),
    isMax: trace.isMax(node),
    choices: countChoices(trace, node),
    ...trace.windowAt(node),
  });
}

function writeReturnSentence(trace: Trace, node: number, naming: CellNaming): TextPart {
  const teller = findNarrator(trace);
  if (teller) return teller.describeReturn(node, naming);
  const ending = explainStop(trace, naming) ?? words.step.searchEnds(trace.length);
  if (trace.isUnfinished(node)) return node > 0 ? words.step.unfinished() : ending;
  const reason = explainWorth(trace, node, naming);
  const effect = node > 0 ? describeEffectOnParent(trace, node) : ending;
  return say`${words.step.return(trace.score[node])} ${reason} ${effect}`;
}

export function explainWorth(trace: Trace, node: number, naming: CellNaming): MarkedText {
  const teller = findNarrator(trace);
  if (teller) return teller.explainValue(node, naming);
  if (isLeaf(trace, node)) return explainLeaf(trace, node);
  return explainCut(trace, node) ?? explainChoice(trace, node, naming);
}

function explainLeaf(trace: Trace, node: number): MarkedText {
  if (trace.kindOf(node) === Kind.hit) return explainHit(trace, node);
  if (trace.kindOf(node) === Kind.frontier) return explainFrontier(trace, node);
  const ply = trace.ply[node];
  const sum = writePenaltySum(trace, node);
  const { depthFrom } = trace.options;
  return words.step.leafWorth({
    outcome: trace.root.game.outcome(trace.position(node)),
    score: trace.score[node],
    ply,
    penalty: sum === null ? null : { sum, depth: countDepth(ply, trace.options), depthFrom },
  });
}

function explainChoice(trace: Trace, node: number, naming: CellNaming): MarkedText {
  const children = [...trace.children(node)];
  const score = trace.score[node];
  return words.step.chose({
    player: namePlayer(trace, node),
    isMax: trace.isMax(node),
    isBranch: trace.root.game.isAbstract === true,
    isRoot: node === 0,
    move: trace.root.game.moveName(requireBestMove(trace, node), naming),
    score,
    bound: trace.bound(requireBestChild(trace, node))!,
    choices: children.length,
    equals: children.filter((child) => trace.score[child] === score).length,
    bounds: children.filter((child) => trace.bound(child) !== 'exact').length,
  });
}

export function describeEffectOnParent(trace: Trace, node: number): MarkedText {
  const parent = trace.parent[node];
  const exit = trace.exitStep(node);
  const before = findBestSoFar(trace, parent, exit - 1);
  const isMax = trace.isMax(parent);
  const score = trace.score[node];
  const closed = isCutBy(trace, parent, exit) ? findClosedWindow(trace, parent) : null;
  return words.step.effect({ isMax, score, before: before?.score ?? null, closed });
}
