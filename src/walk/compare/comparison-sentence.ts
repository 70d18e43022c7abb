import type { CellNaming } from '../../game/index.ts';
import { isLeaf, type Trace } from '../../search/index.ts';
import { joined, type Said, say, type Sayable, words } from '../../words/index.ts';
import { bestSoFar } from '../best-so-far.ts';
import { sumBelow } from './compared-moves.ts';
import type { Comparison } from './comparison.ts';
import { comparisonReason } from './comparison-reason.ts';
import type { ComparedSide } from './rivals.ts';
import { momentAt } from '../seek.ts';
import { sentenceFor } from '../sentence/sentence.ts';
import { isForeign } from '../teller.ts';
import { isCutBy } from '../window.ts';

/** Describes a step of the left search in both: the call, or both returns and what they do to each best. */
export function comparisonSentence(comparison: Comparison, step: number, naming: CellNaming): Said {
  const { left } = comparison;
  const { node, kind } = momentAt(left, step);
  const absence = comparison.absence(node);
  if (kind === 'exit' && left.isUnfinished(node)) return sentenceFor(left, step, naming);
  if (kind === 'enter') return joined([sentenceFor(left, step, naming), absence ?? []].flat(), ' ');
  const reason =
    absence ?? (isForeign(left) || isForeign(comparison.right) ? '' : whatFollows(comparison, node, naming));
  return say`${scores(comparison, node)} ${reason}`;
}

/** At the root only the two moves, as the verdict gives the reason; else why the choices differ. */
function whatFollows(comparison: Comparison, node: number, naming: CellNaming): Said {
  const { left, right, labels, differences } = comparison;
  const { game } = left.root;
  const moves = [left, right].map((trace) => trace.bestMove());
  if (node > 0 && !differences.has(node)) return effects(comparison, node, naming);
  if (node > 0 || right.isUnfinished(0) || moves.includes(null))
    return comparisonReason(comparison, node, naming);
  return words.beats.moves(
    moves.map((move, side) => ({ name: labels[side].name, move: game.moveName(move!, naming) })),
  );
}

function scores(comparison: Comparison, node: number): Said {
  const counterpart = comparison.counterpart(node);
  const there = counterpart === null ? words.sides.absent : worth(comparison.right, counterpart, 'right');
  return words.compare.returned(worth(comparison.left, node, 'left'), there);
}

/** At a leaf, the sum. */
function worth(trace: Trace, node: number, side: ComparedSide): Sayable {
  const sum = isLeaf(trace, node) ? sumBelow(trace, node) : null;
  if (trace.isUnfinished(node)) return words.sides.unfinished;
  return words.worth({ score: trace.score[node], sum, bound: trace.bound(node) }).by(side);
}

function effects(comparison: Comparison, node: number, naming: CellNaming): Said {
  const { left, right, labels } = comparison;
  const { effect: told } = words.compare;
  const there = comparison.counterpart(node)!;
  const one = effect(left, node, naming);
  if (right.isUnfinished(there)) return told.of(labels[0].short, one).by('left');
  const other = effect(right, there, naming);
  const isFirst = one.had === null && other.had === null && !one.isCut && !other.isCut;
  if (isFirst) return told.firstInBoth(one.move);
  return joined(
    [one, other].map((each, i) => told.of(labels[i].short, each).by(labels[i].side)),
    ' ',
  );
}

function effect(trace: Trace, node: number, naming: CellNaming) {
  const parent = trace.parent[node];
  const step = trace.exitStep(node);
  const [before, after] = [step - 1, step].map((at) => bestSoFar(trace, parent, at));
  const nameOf = (child: number) => trace.root.game.moveName(trace.move[child], naming);
  return {
    score: trace.score[node],
    had: before?.score ?? null,
    isBest: after?.child === node,
    isMax: trace.isMax(parent),
    move: nameOf(node),
    best: after ? nameOf(after.child) : '',
    isCut: isCutBy(trace, parent, step),
  };
}
