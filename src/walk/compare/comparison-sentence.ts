import type { CellNaming } from '../../game/index.ts';
import { isLeaf, type Trace } from '../../search/index.ts';
import { joinParts, type MarkedText, say, type TextPart, words } from '../../words/index.ts';
import { findBestSoFar } from '../best-so-far.ts';
import { findSum } from './compared-moves.ts';
import type { Comparison } from './comparison.ts';
import { explainComparison } from './comparison-reason.ts';
import type { ComparedSide } from './comparison-form.ts';
import { findMoment } from '../moment.ts';
import { describeStep } from '../sentence/sentence.ts';
import { isForeign } from '../narrator.ts';
import { isCutBy } from '../window.ts';

export function describeComparedStep(comparison: Comparison, step: number, naming: CellNaming): MarkedText {
  const { left } = comparison;
  const { node, kind } = findMoment(left, step);
  const absence = comparison.explainAbsence(node);
  if (kind === 'exit' && left.isUnfinished(node)) return describeStep(left, step, naming);
  if (kind === 'enter') return joinParts([describeStep(left, step, naming), absence ?? []].flat(), ' ');
  const reason =
    absence ??
    (isForeign(left) || isForeign(comparison.right) ? '' : describeConsequence(comparison, node, naming));
  return say`${describeScores(comparison, node)} ${reason}`;
}

/** At the root only the two moves, as the verdict gives the reason; else why the choices differ. */
function describeConsequence(comparison: Comparison, node: number, naming: CellNaming): MarkedText {
  const { left, right, labels, differences } = comparison;
  const { game } = left.root;
  const moves = [left, right].map((trace) => trace.bestMove());
  if (node > 0 && !differences.has(node)) return describeEffects(comparison, node, naming);
  if (node > 0 || right.isUnfinished(0) || moves.includes(null))
    return explainComparison(comparison, node, naming);
  return words.beats.moves(
    moves.map((move, side) => ({ name: labels[side].name, move: game.moveName(move!, naming) })),
  );
}

function describeScores(comparison: Comparison, node: number): MarkedText {
  const { left, right, labels } = comparison;
  const counterpart = comparison.counterpart(node);
  const [one, other] = labels.map(({ short }) => short);
  const there =
    counterpart === null
      ? words.compare.unsearched(other)
      : describeWorth(right, counterpart, { side: 'right', short: other });
  return say`${describeWorth(left, node, { side: 'left', short: one })}; ${there}.`;
}

function describeWorth(
  trace: Trace,
  node: number,
  { side, short }: { readonly side: ComparedSide; readonly short: string },
): TextPart {
  const sum = isLeaf(trace, node) ? findSum(trace, node) : null;
  if (trace.isUnfinished(node)) return words.compare.unfinished(short);
  const worth = words.markWorth({ score: trace.score[node], sum, bound: trace.bound(node) }).by(side);
  return words.compare.returned(short, worth);
}

function describeEffects(comparison: Comparison, node: number, naming: CellNaming): MarkedText {
  const { left, right, labels } = comparison;
  const { effect: told } = words.compare;
  const there = comparison.counterpart(node)!;
  const one = findEffect(left, node, naming);
  if (right.isUnfinished(there)) return told.of(labels[0].short, one).by('left');
  const other = findEffect(right, there, naming);
  const isFirst = one.had === null && other.had === null && !one.isCut && !other.isCut;
  if (isFirst) return told.firstInBoth(one.move);
  return joinParts(
    [one, other].map((each, i) => told.of(labels[i].short, each).by(labels[i].side)),
    ' ',
  );
}

function findEffect(trace: Trace, node: number, naming: CellNaming) {
  const parent = trace.parent[node];
  const step = trace.exitStep(node);
  const [before, after] = [step - 1, step].map((at) => findBestSoFar(trace, parent, at));
  const nameChild = (child: number) => trace.root.game.moveName(trace.move[child], naming);
  return {
    score: trace.score[node],
    had: before?.score ?? null,
    isBest: after?.child === node,
    isMax: trace.isMax(parent),
    move: nameChild(node),
    best: after ? nameChild(after.child) : '',
    isCut: isCutBy(trace, parent, step),
  };
}
