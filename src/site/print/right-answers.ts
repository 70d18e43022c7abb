import { html } from 'lit';
import { copyWithoutIds } from '../every-page/copy-without-ids.ts';
import { renderElement } from './render-element.ts';

export function listRightAnswers(question: Element): HTMLElement[] {
  const right = [...question.querySelectorAll<HTMLElement>('.answers > [data-right]')];
  if (right.length > 0)
    return right.map((item) => {
      const answer = findAnswerPart(question, item, 'answer', '.answer');
      const feedback = findAnswerPart(question, item, 'feedback', '.feedback > div');
      const label = answer && [...copyWithoutIds(answer).childNodes];
      return renderAnswer(html`<strong>${label}</strong> ${feedback && copyWithoutIds(feedback)}`);
    });
  const told = question.querySelectorAll('[slot="fallback"] > p');
  return told.length ? [renderAnswer([...told].map(copyWithoutIds))] : [];
}

function renderAnswer(content: unknown): HTMLElement {
  return renderElement(html`<div class="print-answer">${content}</div>`);
}

/** Finds a part of an answer, which a live element has moved into a slot. */
function findAnswerPart(quiz: Element, item: HTMLElement, name: string, before: string): Element | null {
  return quiz.querySelector(`[slot="${name}-${item.dataset['answer']}"]`) ?? item.querySelector(before);
}
