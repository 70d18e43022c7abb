import { answerBook } from '../../elements/kit/answer-book.ts';

/** Prevents a question on the projector from being answered or revealing its answer there; an empty id frees all. */
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
