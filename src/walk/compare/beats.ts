import type { Move, CellNaming } from '../../game/index.ts';
import { requireBestChild, type Trace } from '../../search/index.ts';
import { type MarkedText, words } from '../../words/index.ts';
import { listWorths } from './compared-moves.ts';
import type { SideLabel } from './compared-sides.ts';
import type { Comparison } from './comparison.ts';

export interface Beat {
  readonly step: number;
  readonly text: MarkedText;
}

/** Why two searches play different moves. Empty if both play the same move, or one was stopped. */
export function makeBeats(comparison: Comparison, naming: CellNaming): readonly Beat[] {
  const { left, right, mirror, labels } = comparison;
  const [one, other] = [left.bestMove(), right.bestMove()];
  const isOpen = left.isUnfinished(0) || right.isUnfinished(0);
  if (one === null || other === null || one === other || isOpen) return [];
  const { game } = left.root;
  const nameMove = (move: number) => game.moveName(move, naming);
  const leaves = [left, right].map((trace) => trace.principalNodes().at(-1)!);
  const games = [left, right].map((trace, side) => ({
    move: nameMove(side === 0 ? one : other),
    outcome: game.outcome(trace.position(leaves[side])),
    ply: trace.ply[leaves[side]],
  }));
  const choices = { left: [left, one, other], right: [right, other, one] } as const;
  const sides = labels.map(({ side, short }) => ({
    short,
    ...compareChoices(...choices[side], side, nameMove),
  }));
  // The sentence mentions both leaves, so both must be visible.
  const leavesStep = Math.max(left.exitStep(leaves[0]), mirror.rightStep(right.exitStep(leaves[1])));
  const steps = [
    leavesStep,
    leavesStep,
    Math.max(
      left.exitStep(requireBestChild(left, 0)),
      mirror.rightStep(right.exitStep(requireBestChild(right, 0))),
    ),
    left.stepCount - 1,
  ];
  const beats = words.beats;
  const texts = [
    beats.leaves(games),
    beats.numbers(sides),
    beats.best(sides),
    beats.moves(sides.map(({ own }, side) => ({ name: labels[side].name, move: own.move }))),
  ];
  return texts.map((text, beat) => ({ step: steps[beat], text }));
}

function compareChoices(
  trace: Trace,
  own: Move,
  other: Move,
  side: SideLabel['side'],
  nameOf: (move: Move) => string,
) {
  const known = listWorths(trace, 0);
  const [mine, theirs] = [known.get(own)!, known.get(other)];
  return {
    own: { move: nameOf(own), worth: words.markWorth(mine).by(side) },
    other: { move: nameOf(other), worth: theirs ? words.markWorth(theirs).by(side) : null },
    isMax: trace.isMax(0),
    isEqual: theirs?.score === mine.score,
    isBound: theirs !== undefined && theirs.bound !== 'exact',
  };
}
