import { answerBook } from '../../elements/kit/answer-book.ts';

/** Keeps questions on the projector from being answered there or giving their answers away; an empty one frees all. */
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
