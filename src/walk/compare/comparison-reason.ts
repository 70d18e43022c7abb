import type { CellNaming } from '../../game/index.ts';
import { DRAW, isLeaf, Kind, type Trace } from '../../search/index.ts';
import { type MarkedText, say, type TextPart, words } from '../../words/index.ts';
import { compareMoves, type ComparedMove, type Worth } from './compared-moves.ts';
import type { Comparison } from './comparison.ts';
import type { ComparedSide } from './comparison-form.ts';
import { namePlayer } from '../sentence/point-of-view.ts';

type TriedMove = ComparedMove & { readonly left: Worth; readonly right: Worth };

export function explainComparison(comparison: Comparison, node: number, naming: CellNaming): MarkedText {
  return say`${chooseComparisonReason(comparison, node, naming)}`;
}

function chooseComparisonReason(comparison: Comparison, node: number, naming: CellNaming): TextPart {
  const { reason } = words.compare;
  const { left, right } = comparison;
  const counterpart = comparison.counterpart(node);
  if (isLeaf(left, node) && left.root.game.outcome(left.position(node)) !== null) return reason.over();
  const [one, two] = comparison.labels.map(({ name }) => name);
  if (left.isUnfinished(node)) return reason.stopped(one);
  if (counterpart === null) return reason.absent(two);
  if (right.isUnfinished(counterpart)) return reason.stopped(two);
  if (isLeaf(left, node)) return explainNoChoice(left, node, one);
  if (isLeaf(right, counterpart)) return explainNoChoice(right, counterpart, two);
  const all = compareMoves(comparison, node, naming);
  const moves = all.filter((move): move is TriedMove => move.left !== null && move.right !== null);
  const [chosen, other] = (['left', 'right'] as const).map((side) =>
    moves.find((move) => move[side].isChosen),
  );
  if (!chosen) return reason.leftOut(one, all.find((move) => move.left?.isChosen)?.name ?? '', two);
  if (!other) return reason.leftOut(two, all.find((move) => move.right?.isChosen)?.name ?? '', one);
  if (all.length === 1) return reason.onlyMove(chosen.name);
  const facts = { comparison, node, moves, chosen, other };
  return (
    explainShift(facts) ??
    explainSharedOnlyGood(facts) ??
    explainPenalty(facts) ??
    explainOrder(facts) ??
    explainGenerally(facts)
  );
}

function explainNoChoice(trace: Trace, node: number, name: string): string {
  const { reason } = words.compare;
  if (trace.kindOf(node) === Kind.hit) return reason.answered(name);
  return trace.kindOf(node) === Kind.frontier ? reason.judged(name) : reason.absent(name);
}

interface ChoicePair {
  readonly comparison: Comparison;
  readonly node: number;
  readonly moves: readonly TriedMove[];
  readonly chosen: TriedMove;
  readonly other: TriedMove;
}

/** The only move that wins, or does not lose, if both have seen the end of every game. */
function explainSharedOnlyGood({ moves, chosen, other }: ChoicePair): string | null {
  if (chosen !== other) return null;
  const { ending } = chosen.left;
  const isAlone = (side: ComparedSide) =>
    ending !== 'loss' &&
    moves.every(
      (move) => move[side].ending !== null && (move[side].ending === ending) === (move === chosen),
    ) &&
    (ending === 'win' || moves.every((move) => move[side].ending !== 'win'));
  return ending && isAlone('left') && isAlone('right')
    ? words.compare.reason.onlyGood(chosen.name, ending)
    : null;
}

/** Only one scoring prefers early wins: moves equal under the other, and how this one orders them. */
function explainPenalty({ comparison, node, moves, chosen, other }: ChoicePair): MarkedText | null {
  const { left, right } = comparison;
  const [one, two] = [left.options.scoring, right.options.scoring];
  if (one.prefersEarlyWins === two.prefersEarlyWins) return null;
  if (left.options.max !== right.options.max) return null;
  const [plain, depth]: ComparedSide[] = two.prefersEarlyWins ? ['left', 'right'] : ['right', 'left'];
  const [first, best] = plain === 'left' ? [chosen, other] : [other, chosen];
  const { ending } = first[plain];
  const equal = moves.filter((move) => move[plain].score === first[plain].score);
  const hasSameEnding = equal.every((move) => move[plain].ending === ending && move[depth].ending === ending);
  if (ending === null || equal.length < 2 || !hasSameEnding || !equal.includes(best)) return null;
  const facts = { equal: equal.length, of: moves.length, ending, first: first.name };
  const sum = (move: TriedMove) => words.markWorth(move[depth]).by(depth);
  const isMax = left.isMax(node);
  const compareWith = (worse: TriedMove) => ({
    better: sum(best),
    worse: sum(worse),
    player: namePlayer(left, node),
    isMax,
    ending,
    move: best.name,
  });
  if (first !== best) return words.compare.reason.changes(facts, compareWith(first));
  const worse = equal.find((move) => move[depth].score !== best[depth].score);
  return worse
    ? words.compare.reason.agrees(facts, compareWith(worse))
    : words.compare.reason.equal(facts, writeSum(best, depth));
}

function writeSum(move: TriedMove, side: ComparedSide): MarkedText | null {
  return move[side].sum === null ? null : words.markWorth(move[side]).by(side);
}

/** Same move, but scores shifted by where depth counts from, or negated by who is MAX. */
function explainShift({ comparison: { left, right }, moves, chosen, other }: ChoicePair): TextPart | null {
  if (chosen !== other) return null;
  const { reason } = words.compare;
  const isTurned = moves.every((move) => move.left.score === 0 - move.right.score);
  if (left.options.max !== right.options.max) return isTurned ? reason.signs(chosen.name) : null;
  const [a, b] = [left.options, right.options];
  const { name, penalty: lost, dependsOnDepth } = a.scoring;
  const isSame = name === b.scoring.name && lost === b.scoring.penalty && a.win === b.win;
  const isShifted = dependsOnDepth && isSame && a.depthFrom !== b.depthFrom;
  return isShifted && moves.some((move) => move.left.score !== DRAW) ? reason.shift(chosen.name, lost) : null;
}

function explainOrder({ comparison, moves, chosen, other }: ChoicePair): MarkedText | null {
  const isSame = moves.every((move) => move.left.score === move.right.score);
  if (chosen === other || !isSame) return null;
  const [one, two] = comparison.labels;
  return words.compare.reason.order(
    [
      { name: one.name, move: chosen.name },
      { name: two.name, move: other.name },
    ],
    words.markScore(chosen.left.score),
  );
}

function explainGenerally({ comparison, moves, chosen, other }: ChoicePair): MarkedText {
  const { reason } = words.compare;
  const [left, right] = [words.markWorth(chosen.left).by('left'), words.markWorth(other.right).by('right')];
  if (chosen === other) {
    const { ending, score } = chosen.left;
    const equal = moves.filter((move) => move.left.score === score);
    const isSame = moves.every((move) => move.left.score === move.right.score && move.left.ending !== null);
    return isSame && ending && equal.length > 1 && equal.every((move) => move.left.ending === ending)
      ? reason.equal(
          { equal: equal.length, of: moves.length, ending, first: chosen.name },
          writeSum(chosen, 'left'),
        )
      : reason.same(chosen.name, left, right);
  }
  const [one, two] = comparison.labels;
  return reason.different([
    { name: one.name, move: chosen.name, score: left },
    { name: two.name, move: other.name, score: right },
  ]);
}
