import { answerBook } from '../../elements/kit/answer-book.ts';

/** Nobody answers a question on the projector, and nothing there gives an answer away early; an empty one frees all. */
export function silenceQuestion(lesson: string, question: string): void {
  if ((answerBook.held?.question ?? '') === question) return;
  const silent = {
    given: '',
    before: '',
    isClosed: true,
    sendLabel: '',
    sentLabel: '',
    message: '',
    submit() {},
  };
  answerBook.held = question ? { lesson, question, ...silent } : null;
}
