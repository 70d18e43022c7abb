import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { readAnswer, solution, verdictOn, type Question } from '../../walk/index.ts';
import type { Answered } from '../kit/answers.ts';

/* What is told of an answer: as much code as the question itself, and fetched when the first one is answered. */
export { diagnose, refutationOf } from '../../walk/index.ts';

/** What is told of an answer to a question about a search; of one that was given up, the solution. */
export function judged(trace: Trace, question: Question, { given, tries }: Answered, naming: CellNaming) {
  const answer = readAnswer(trace, question, given);
  if (answer === null) return { kind: 'shown', told: solution(trace, question, naming) } as const;
  const { diagnosis, told } = verdictOn(trace, question, answer, tries, naming);
  return { kind: diagnosis === 'right' ? 'right' : 'wrong', told } as const;
}
