import type { Trace } from '../../search/index.ts';
import type { Explanation } from './diagnose.ts';
import { isPenalised, misread, otherExtreme, penalties, scoresBelow, type Misreading } from './misread.ts';

const gives =
  (wrong: Misreading) =>
  (trace: Trace, node: number, given: number): boolean =>
    given === misread(trace, node, wrong);

const penalised = (leaf: NonNullable<Misreading['leaf']>): Explanation[1] => {
  const isIt = gives({ leaf });
  return (trace, node, given) => isPenalised(trace) && isIt(trace, node, given);
};

const penaltyMistakes: readonly Explanation[] = [
  ['noPenalty', penalised(penalties.none)],
  ['addedPenalty', penalised(penalties.added)],
  ['otherOrigin', penalised(penalties.otherOrigin)],
  ['depthOff', penalised(penalties.oneLess)],
  ['depthOff', penalised(penalties.oneMore)],
];

/** At a finished game, most plausible first. */
export const leafMistakes: readonly Explanation[] = [
  ['sign', ({ score }, node, given) => given === -score[node]],
  ...penaltyMistakes,
  ['notDraw', ({ root }, _node, given) => !root.game.isAbstract && given === 0],
  ['notWon', ({ root, score }, node) => !root.game.isAbstract && score[node] === 0],
];

/** At an unfinished game that is not searched further. */
export const judgedMistakes: readonly Explanation[] = [
  ['sign', ({ score }, node, given) => given === -score[node]],
];

/** At a backed-up value, most plausible first: at the node, at the leaves, on the way. */
export const valueMistakes: readonly Explanation[] = [
  ['swapped', (trace, node, given) => given === otherExtreme(trace, node)],
  ...penaltyMistakes,
  ['unfinished', ({ root }, _node, given) => !root.game.isAbstract && given === 0],
  ['swappedEverywhere', gives({ isMax: (trace, node) => !trace.isMax(node) })],
  ['hoped', gives({ isMax: () => true })],
  ['hoped', gives({ isMax: () => false })],
  ['average', isAverage],
  ['sign', ({ score }, node, given) => given === -score[node]],
  ['firstChild', (trace, node, given) => given === scoresBelow(trace, node)[0]],
  ['lastChild', (trace, node, given) => given === scoresBelow(trace, node).at(-1)],
];

/** Rounded or not. */
function isAverage(trace: Trace, node: number, given: number): boolean {
  const scores = scoresBelow(trace, node);
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return Math.abs(given - average) < 0.01;
}
