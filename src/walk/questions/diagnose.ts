import { Kind, scoreAtPly, type Trace } from '../../search/index.ts';
import { moveMistakes } from './move-mistakes.ts';
import { answerTo, type Answer, givenTo, type Question } from './question.ts';
import { judgedMistakes, leafMistakes, valueMistakes } from './value-mistakes.ts';

/** Why an answer is right or wrong; `unknown` where it follows from no mistake that is recognised. */
export type Diagnosis =
  /** As the search says. */
  | 'right'
  /** The other extreme: the largest at a MIN node, or the smallest at a MAX node. */
  | 'swapped'
  /** MAX and MIN swapped at every node. */
  | 'swappedEverywhere'
  /** The score without the penalty, or the choice that plain scoring makes. */
  | 'noPenalty'
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
  /** Such a move that the depth penalty would choose, in plain scoring. */
  | 'soonerTie'
  /** A wrong yes or no. */
  | 'rise'
  | 'unknown';

/** A mistake, and whether it leads to what was given: a score, or a move. */
export type Explanation = readonly [
  diagnosis: Diagnosis,
  leadsTo: (trace: Trace, node: number, given: number) => boolean,
];

/**
 * What a reader must have thought to give an answer: the most plausible of the mistakes that lead to it, judged by
 * running the search with each of them below the very node.
 */
export function diagnose(trace: Trace, question: Question, given: Answer): Diagnosis {
  if (given === answerTo(trace, question)) return 'right';
  if (typeof given === 'boolean') return 'rise';
  const { ask, node } = question;
  const [mistakes, at, there] =
    givenTo(ask) === 'move' ? ([moveMistakes, node, given] as const) : valueMistakesAt(trace, node, given);
  return mistakes.find(([, leadsTo]) => leadsTo(trace, at, there))?.[0] ?? 'unknown';
}

/** The mistakes about a node's value, and where to look for them: those about a hit were made where it was searched. */
function valueMistakesAt(trace: Trace, node: number, given: number) {
  const kind = trace.kindOf(node);
  if (kind === Kind.terminal) return [leafMistakes, node, given] as const;
  if (kind === Kind.frontier || kind === Kind.answered) return [judgedMistakes, node, given] as const;
  return [valueMistakes, trace.source(node), givenAtSource(trace, node, given)] as const;
}

/** What an answer about a hit says of the node that searched the position: the same but for the plies between them. */
export function givenAtSource(trace: Trace, node: number, given: number): number {
  return scoreAtPly(given, trace.ply[node], trace.ply[trace.source(node)], trace.options);
}
