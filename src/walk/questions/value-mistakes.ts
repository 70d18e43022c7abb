import type { Trace } from '../../search/index.ts';
import type { Explanation } from './diagnose.ts';
import { isPenalised, misread, otherExtreme, penalties, scoresBelow, type Misreading } from './misread.ts';

/** Whether a search that goes wrong in this way gives a node this score. */
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

/** The mistakes about a finished game, the most plausible first. */
export const leafMistakes: readonly Explanation[] = [
  ['sign', ({ score }, node, given) => given === -score[node]],
  ...penaltyMistakes,
  ['notDraw', ({ root }, _node, given) => !root.game.isAbstract && given === 0],
  ['notWon', ({ root, score }, node) => !root.game.isAbstract && score[node] === 0],
];

/** The mistakes about a running game that is not searched on, whose value is what stands at the node itself. */
export const judgedMistakes: readonly Explanation[] = [
  ['sign', ({ score }, node, given) => given === -score[node]],
];

/** The mistakes about a value that is backed up, the most plausible first: at the node, at the ends, on the way. */
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

/** Whether a score is the average of the scores below, rounded or not. */
function isAverage(trace: Trace, node: number, given: number): boolean {
  const scores = scoresBelow(trace, node);
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return Math.abs(given - average) < 0.01;
}
