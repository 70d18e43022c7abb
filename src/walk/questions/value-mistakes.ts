import { DRAW, type Trace } from '../../search/index.ts';
import type { Explanation, ValueMistake } from './diagnose.ts';
import {
  dependsOnDepth,
  misread,
  findOtherExtreme,
  penalties,
  listChildScores,
  type Misreading,
} from './misread.ts';

const testMisreading =
  (wrong: Misreading) =>
  (trace: Trace, node: number, given: number): boolean =>
    given === misread(trace, node, wrong);

/** In the whole subtree, or only at the end of the best line, which a reader may know without the numbers. */
const testPenaltyValue = (leaf: NonNullable<Misreading['leaf']>): Explanation[1] => {
  const isIt = testMisreading({ leaf });
  return (trace, node, given) =>
    dependsOnDepth(trace) &&
    (isIt(trace, node, given) || given === leaf(trace, trace.principalNodes(node).at(-1) ?? node));
};

const penaltyMistakes: readonly Explanation<ValueMistake>[] = [
  ['noPenalty', testPenaltyValue(penalties.none)],
  ['plainScore', testPenaltyValue(penalties.plain)],
  ['addedPenalty', testPenaltyValue(penalties.added)],
  ['otherOrigin', testPenaltyValue(penalties.otherOrigin)],
  ['depthOff', testPenaltyValue(penalties.oneLess)],
  ['depthOff', testPenaltyValue(penalties.oneMore)],
];

/** At a finished game, most plausible first. */
export const leafMistakes: readonly Explanation<ValueMistake>[] = [
  ['sign', ({ score }, node, given) => given === -score[node]],
  ...penaltyMistakes,
  ['notDraw', ({ root }, _node, given) => !root.game.isAbstract && given === DRAW],
  ['notWon', ({ root, score }, node) => !root.game.isAbstract && score[node] === DRAW],
];

/** At an unfinished game that is not searched further. */
export const judgedMistakes: readonly Explanation<ValueMistake>[] = [
  ['sign', ({ score }, node, given) => given === -score[node]],
];

/** At a backed-up value, most plausible first: at the node, at the leaves, on the way. */
export const valueMistakes: readonly Explanation<ValueMistake>[] = [
  ['swapped', (trace, node, given) => given === findOtherExtreme(trace, node)],
  ...penaltyMistakes,
  ['unfinished', ({ root }, _node, given) => !root.game.isAbstract && given === DRAW],
  ['swappedEverywhere', testMisreading({ isMax: (trace, node) => !trace.isMax(node) })],
  ['hoped', testMisreading({ isMax: () => true })],
  ['hoped', testMisreading({ isMax: () => false })],
  ['average', isAverage],
  ['sign', ({ score }, node, given) => given === -score[node]],
  ['firstChild', (trace, node, given) => given === listChildScores(trace, node)[0]],
  ['lastChild', (trace, node, given) => given === listChildScores(trace, node).at(-1)],
];

/** Rounded or not. */
function isAverage(trace: Trace, node: number, given: number): boolean {
  const scores = listChildScores(trace, node);
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return Math.abs(given - average) < 0.01;
}
