import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { readAnswer, explainSolution, makeVerdict, type Question } from '../../walk/index.ts';
import type { GivenAnswer } from '../kit/answers.ts';

/* As much code as the question itself: fetched with the first answer. */
export { diagnose, findRefutation } from '../../walk/index.ts';

export function judgeAnswer(
  trace: Trace,
  question: Question,
  { given, tries }: GivenAnswer,
  naming: CellNaming,
  isShared: boolean,
) {
  const answer = readAnswer(trace, question, given);
  if (answer === null)
    return { kind: 'shown', told: explainSolution(trace, question, naming, isShared) } as const;
  const { diagnosis, told } = makeVerdict(trace, question, answer, tries, naming, isShared);
  return { kind: diagnosis === 'right' ? 'right' : 'wrong', told } as const;
}
