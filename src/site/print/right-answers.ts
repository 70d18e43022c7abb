import { copyOf } from '../page/copy-of.ts';

/** The right answers of a quiz, or the answer of a predict, for a handout with solutions. */
export function rightAnswers(question: Element): HTMLElement[] {
  const right = [...question.querySelectorAll<HTMLElement>('.answers > [data-right]')];
  if (right.length > 0)
    return right.map((item) => {
      const answer = partOf(question, item, 'answer', '.answer');
      const feedback = partOf(question, item, 'feedback', '.feedback > div');
      const label = document.createElement('strong');
      label.append(...(answer ? copyOf(answer).childNodes : []));
      return answerOf(label, ' ', ...(feedback ? [copyOf(feedback)] : []));
    });
  const told = question.querySelectorAll('[slot="fallback"] > p');
  return told.length ? [answerOf(...[...told].map(copyOf))] : [];
}

function answerOf(...content: (Node | string)[]): HTMLElement {
  const made = document.createElement('div');
  made.className = 'print-answer';
  made.append(...content);
  return made;
}

/** A live element has moved the part into a slot. */
function partOf(quiz: Element, item: HTMLElement, name: string, before: string): Element | null {
  return quiz.querySelector(`[slot="${name}-${item.dataset['answer']}"]`) ?? item.querySelector(before);
}
