import { Kind, shiftScore, type Trace } from '../../search/index.ts';
import { moveMistakes } from './move-mistakes.ts';
import { findAnswerKind, type NodeAnswerKind } from './question-kinds.ts';
import { findAnswer, type Answer, type Question } from './question.ts';
import { judgedMistakes, leafMistakes, valueMistakes } from './value-mistakes.ts';

/** The mistake behind an answer, found by `diagnose`; `unknown` if no known mistake gives this answer, or several do. */
export type Diagnosis =
  | 'right'
  /** The largest at a MIN node, or the smallest at a MAX node. */
  | 'swapped'
  /** MAX and MIN swapped at every node. */
  | 'swappedEverywhere'
  /** The score without the penalty, or the choice that plain scoring makes. */
  | 'noPenalty'
  /** The score in plain scoring, where every win counts the same. */
  | 'plainScore'
  /** The depth added instead of subtracted. */
  | 'addedPenalty'
  /** Depth counted from the move instead of from the root, or the other way round. */
  | 'otherOrigin'
  /** Depth one off. */
  | 'depthOff'
  /** The largest or the smallest number at any end below, as if one side moved for both. */
  | 'hoped'
  | 'average'
  /** The right number for the other side. */
  | 'sign'
  | 'firstChild'
  | 'lastChild'
  /** A draw's 0 for a game that is not over. */
  | 'unfinished'
  /** A draw's 0 for a game that somebody has won. */
  | 'notDraw'
  /** A win for a game that nobody has won. */
  | 'notWon'
  /** A move as good as the chosen one, which comes first. */
  | 'tie'
  /** A move as good in plain scoring that the depth penalty would choose. */
  | 'soonerTie'
  /** A wrong yes or no. */
  | 'rise'
  | 'unknown';

/** A mistake that leads to a wrong number. */
export type ValueMistake = Exclude<Diagnosis, 'right' | 'tie' | 'soonerTie' | 'rise' | 'unknown'>;

export type Explanation<Mistake extends Diagnosis = Diagnosis> = readonly [
  diagnosis: Mistake,
  leadsTo: (trace: Trace, node: number, given: number) => boolean,
];

/** Mistakes whose sentence is also true of other mistakes with the same result. */
const trueOf: Partial<Record<Diagnosis, readonly Diagnosis[]>> = {
  swapped: ['swappedEverywhere', 'hoped', 'firstChild', 'lastChild'],
  noPenalty: ['plainScore'],
  otherOrigin: ['depthOff'],
};

/**
 * Finds the mistake that leads to an answer, by running the search with each mistake below the node: of moves the most
 * plausible one, of numbers the only one.
 */
export function diagnose(trace: Trace, question: Question, given: Answer): Diagnosis {
  if (given === findAnswer(trace, question)) return 'right';
  return findMistake[findAnswerKind(question.ask)](trace, question.node, Number(given));
}

const findMistake: Readonly<
  Record<NodeAnswerKind, (trace: Trace, node: number, given: number) => Diagnosis>
> = {
  score(trace, node, given) {
    const found = findValueMistakes(trace, node, given);
    return found.length === 1 ? found[0] : 'unknown';
  },
  move: (trace, node, given) =>
    moveMistakes.find(([, leadsTo]) => leadsTo(trace, node, given))?.[0] ?? 'unknown',
  'yes or no': () => 'rise',
};

/** The mistakes that lead to a number, most plausible first, except those that the sentence of the first is true of. */
export function findValueMistakes(trace: Trace, node: number, given: number): readonly ValueMistake[] {
  const [mistakes, at, there] = chooseValueMistakes(trace, node, given);
  const found = new Set(mistakes.flatMap(([mistake, leadsTo]) => (leadsTo(trace, at, there) ? mistake : [])));
  const [first, ...others] = found;
  return first ? [first, ...others.filter((other) => !trueOf[first]?.includes(other))] : [];
}

/** For a hit, the mistake was made at the node that was searched. */
function chooseValueMistakes(trace: Trace, node: number, given: number) {
  const kind = trace.kindOf(node);
  if (kind === Kind.terminal) return [leafMistakes, node, given] as const;
  if (kind === Kind.frontier || kind === Kind.answered) return [judgedMistakes, node, given] as const;
  return [valueMistakes, trace.source(node), convertToSource(trace, node, given)] as const;
}

export function convertToSource(trace: Trace, node: number, given: number): number {
  return shiftScore(given, trace.ply[node], trace.ply[trace.source(node)], trace.options);
}
