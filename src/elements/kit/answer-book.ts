import { answers, keepAnswer, withAnswer, type Answered, type Given } from './answers.ts';

/**
 * The answers that the questions of a page show: the reader's own, kept on their machine; or, before a class, those
 * given since it came, which are kept nowhere.
 */
class AnswerBook {
  #given: Given | null = null;
  readonly #listeners = new Set<(isAnew: boolean) => void>();

  /** What was answered before the class, by question; null while the reader is alone. */
  get beforeClass(): Given | null {
    return this.#given;
  }

  set beforeClass(given: Given | null) {
    const isAnew = given === null || this.#given === null;
    this.#given = given;
    this.#notify(isAnew);
  }

  /** What was answered to a question last; null if nothing yet. */
  answered(lesson: string, question: string): Answered | null {
    return (this.#given ?? answers.value[lesson])?.[question] ?? null;
  }

  /** Notes an answer, or forgets it if it is null. */
  note(lesson: string, question: string, answered: Answered | null): void {
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
