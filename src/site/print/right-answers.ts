import { copyWithoutIds } from '../page/copy-without-ids.ts';

export function listRightAnswers(question: Element): HTMLElement[] {
  const right = [...question.querySelectorAll<HTMLElement>('.answers > [data-right]')];
  if (right.length > 0)
    return right.map((item) => {
      const answer = findAnswerPart(question, item, 'answer', '.answer');
      const feedback = findAnswerPart(question, item, 'feedback', '.feedback > div');
      const label = document.createElement('strong');
      label.append(...(answer ? copyWithoutIds(answer).childNodes : []));
      return makeAnswer(label, ' ', ...(feedback ? [copyWithoutIds(feedback)] : []));
    });
  const told = question.querySelectorAll('[slot="fallback"] > p');
  return told.length ? [makeAnswer(...[...told].map(copyWithoutIds))] : [];
}

function makeAnswer(...content: (Node | string)[]): HTMLElement {
  const made = document.createElement('div');
  made.className = 'print-answer';
  made.append(...content);
  return made;
}

/** Finds a part of an answer, which a live element has moved into a slot. */
function findAnswerPart(quiz: Element, item: HTMLElement, name: string, before: string): Element | null {
  return quiz.querySelector(`[slot="${name}-${item.dataset['answer']}"]`) ?? item.querySelector(before);
}
