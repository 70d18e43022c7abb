import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { readAnswer, solution, verdictOn, type Question } from '../../walk/index.ts';
import type { Answered } from '../kit/answers.ts';

/* As much code as the question itself: fetched with the first answer. */
export { diagnose, refutationOf } from '../../walk/index.ts';

/** The feedback on an answer; the solution if the reader gave up. */
export function judged(trace: Trace, question: Question, { given, tries }: Answered, naming: CellNaming) {
  const answer = readAnswer(trace, question, given);
  if (answer === null) return { kind: 'shown', told: solution(trace, question, naming) } as const;
  const { diagnosis, told } = verdictOn(trace, question, answer, tries, naming);
  return { kind: diagnosis === 'right' ? 'right' : 'wrong', told } as const;
}
