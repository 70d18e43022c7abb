import { answers, keepAnswer, withAnswer, type Answered, type GivenAnswers } from './answers.ts';

/**
 * A question that a class is asked: what a reader answers to it is held back, without a word on whether it is right,
 * until the teacher shows the answer.
 */
export interface Held {
  readonly lesson: string;
  readonly question: string;
  /** What was answered last; empty for nothing. */
  readonly given: string;
  /** Whether it is too late to change one's mind. */
  readonly isClosed: boolean;
  /** What the button that gives an answer says, before and after. */
  readonly send: string;
  readonly sent: string;
  /** What is told below the answer; empty for nothing. */
  readonly told: string;
  /** Is told an answer. */
  give(given: string): void;
}

/**
 * The answers that the questions of a page show: the reader's own, kept on their machine; or, before a class, those
 * given since it came, which are kept nowhere. Those that a class holds back are shown by nobody.
 */
class AnswerBook {
  #given: GivenAnswers | null = null;
  #held: Held | null = null;
  readonly #listeners = new Set<(isAnew: boolean) => void>();

  /** What was answered before the class, by question; null while the reader is alone. */
  get beforeClass(): GivenAnswers | null {
    return this.#given;
  }

  set beforeClass(given: GivenAnswers | null) {
    const isAnew = given === null || this.#given === null;
    this.#given = given;
    this.#notify(isAnew);
  }

  /** The question whose answers are held back; null for none. */
  get held(): Held | null {
    return this.#held;
  }

  set held(held: Held | null) {
    this.#held = held;
    this.#notify(false);
  }

  /** A question as it is held back; null if it is not. */
  heldBack(lesson: string, question: string): Held | null {
    return this.#held?.lesson === lesson && this.#held.question === question ? this.#held : null;
  }

  /** What was answered to a question last; null if nothing yet, or nothing that may be known. */
  answered(lesson: string, question: string): Answered | null {
    if (this.heldBack(lesson, question)) return null;
    return (this.#given ?? answers.value[lesson])?.[question] ?? null;
  }

  /** Notes an answer, or forgets it if it is null. */
  note(lesson: string, question: string, answered: Answered | null): void {
    const held = this.heldBack(lesson, question);
    if (held) return answered && !held.isClosed ? held.give(answered.given) : undefined;
    if (!this.#given) return keepAnswer(lesson, question, answered);
    this.#given = withAnswer(this.#given, question, answered);
    this.#notify(false);
  }

  /** Calls a listener after every change, also whether all questions begin anew, until the returned function is called. */
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

/** The answers that this page shows. */
export const answerBook = new AnswerBook();

/** The lesson around a question, by the name that the page gives it; on other pages their path. */
export function lessonAround(question: Element): string {
  const named = question.closest<HTMLElement>('[data-lesson]')?.dataset['lesson'];
  return named ?? location.pathname.slice(-80);
}
