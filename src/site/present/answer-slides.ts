import type { PlyPredict } from '../../elements/questions/ply-predict.ts';
import type { PlyQuiz } from '../../elements/questions/ply-quiz.ts';
import { isAid, isBareSearch, isHeading, isPicture, isQuestion } from './block-kinds.ts';

/** Whether a slide has only solutions and hints, perhaps with a picture beside them. */
export function isAnswer(blocks: readonly HTMLElement[], beside: HTMLElement | null): boolean {
  return blocks.every(
    (block) =>
      isAid(block) ||
      isBareSearch(block) ||
      block.matches('hr, [data-on-slide="none"]') ||
      (block === beside && isPicture(block)),
  );
}

/**
 * What such a slide answers: of the blocks before it, under its heading, the last question, else the last text. Null for
 * other slides, and for the answer to a program or a search by hand.
 */
export function findAsked(
  blocks: readonly HTMLElement[],
  beside: HTMLElement | null,
  before: readonly HTMLElement[],
): HTMLElement | null {
  if (!isAnswer(blocks, beside)) return null;
  const near = before.slice(before.findLastIndex(isHeading) + 1);
  const asked = near.findLast((block) => isQuestion(block) || block.matches('[data-asks]'));
  if (asked) return isQuestion(asked) ? asked : null;
  return near.findLast((block) => block.matches('p, ul, ol')) ?? null;
}

/** A question that can show its answer. */
type Tellable = PlyPredict | PlyQuiz;

/** The questions of a slide that no solution answers, in it or before the next question under its heading. */
export function findUnsolved(blocks: readonly HTMLElement[], after: readonly HTMLElement[]): HTMLElement[] {
  const all = [...blocks, ...after];
  return blocks.filter(isQuestion).filter((question) => {
    const rest = all.slice(all.indexOf(question) + 1);
    const end = rest.findIndex((block) => isQuestion(block) || isHeading(block));
    const near = rest.slice(0, end < 0 ? rest.length : end);
    return !near.some((block) => block.matches('.solution') || block.querySelector('.solution'));
  });
}

/** Whether the script of a question is there. */
export function isTellable(block: HTMLElement): block is Tellable {
  return 'showAnswer' in block;
}
