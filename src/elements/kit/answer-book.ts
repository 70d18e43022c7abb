import { answers, keepAnswer, withAnswer, type Answered, type GivenAnswers } from './answers.ts';

/** A question in a live class: answers to it are held back, right or wrong, until the teacher shows the answer. */
export interface Held {
  readonly lesson: string;
  readonly question: string;
  readonly given: string;
  readonly isClosed: boolean;
  /** Labels of the send button, before and after sending. */
  readonly send: string;
  readonly sent: string;
  readonly told: string;
  give(given: string): void;
}

/** The answers on a page: the reader's own, saved in this browser; in front of a class, unsaved new ones. */
class AnswerBook {
  #given: GivenAnswers | null = null;
  #held: Held | null = null;
  readonly #listeners = new Set<(isAnew: boolean) => void>();

  /** Answers given in front of a class, by question; null if the reader is alone. */
  get beforeClass(): GivenAnswers | null {
    return this.#given;
  }

  set beforeClass(given: GivenAnswers | null) {
    const isAnew = given === null || this.#given === null;
    this.#given = given;
    this.#notify(isAnew);
  }

  get held(): Held | null {
    return this.#held;
  }

  set held(held: Held | null) {
    this.#held = held;
    this.#notify(false);
  }

  heldBack(lesson: string, question: string): Held | null {
    return this.#held?.lesson === lesson && this.#held.question === question ? this.#held : null;
  }

  /** Null without an answer, or if it is held back. */
  answered(lesson: string, question: string): Answered | null {
    if (this.heldBack(lesson, question)) return null;
    return (this.#given ?? answers.value[lesson])?.[question] ?? null;
  }

  /** Saves an answer; null deletes it. */
  note(lesson: string, question: string, answered: Answered | null): void {
    const held = this.heldBack(lesson, question);
    if (held) return answered && !held.isClosed ? held.give(answered.given) : undefined;
    if (!this.#given) return keepAnswer(lesson, question, answered);
    this.#given = withAnswer(this.#given, question, answered);
    this.#notify(false);
  }

  /** Until the returned function is called; `isAnew` if all questions start over. */
  subscribe(listener: (isAnew: boolean) => void): () => void {
    const forget = answers.subscribe(() => listener(false));
    this.#listeners.add(listener);
    return () => {
      forget();
      this.#listeners.delete(listener);
    };
  }

  #notify(isAnew: boolean): void {
    for (const listener of this.#listeners) listener(isAnew);
  }
}

export const answerBook = new AnswerBook();

/** As `data-lesson` around the question says; on other pages, the end of their path. */
export function lessonAround(question: Element): string {
  const named = question.closest<HTMLElement>('[data-lesson]')?.dataset['lesson'];
  return named ?? location.pathname.slice(-80);
}
