import {
  answers,
  copyWith,
  copyWithin,
  drafts,
  saveIn,
  type Drafts,
  type GivenAnswer,
  type GivenAnswers,
} from './answers.ts';

/** A question in a live class. Verdicts are held back until the teacher shows the answer. */
export interface HeldQuestion {
  readonly lesson: string;
  readonly question: string;
  readonly given: string;
  /** The answer of an earlier vote, not yet sent in this one. */
  readonly before: string;
  readonly isClosed: boolean;
  readonly sendLabel: string;
  readonly sentLabel: string;
  readonly message: string;
  submit(given: string): void;
}

/** Where a device in a class keeps what was typed and not sent. */
export interface DraftKeeper {
  drafts: Drafts;
}

class AnswerBook {
  /** Null without a class, and where the class is only shown. */
  classDrafts: DraftKeeper | null = null;
  #given: GivenAnswers | null = null;
  #held: HeldQuestion | null = null;
  readonly #listeners = new Set<(isAnew: boolean) => void>();

  /** Answers given in front of a class, by question; null if the reader is alone. */
  get classAnswers(): GivenAnswers | null {
    return this.#given;
  }

  set classAnswers(given: GivenAnswers | null) {
    const isAnew = given === null || this.#given === null;
    this.#given = given;
    this.#notify(isAnew);
  }

  get held(): HeldQuestion | null {
    return this.#held;
  }

  set held(held: HeldQuestion | null) {
    this.#held = held;
    this.#notify(false);
  }

  findHeld(lesson: string, question: string): HeldQuestion | null {
    return this.#held?.lesson === lesson && this.#held.question === question ? this.#held : null;
  }

  /** Null without an answer, or if it is held back. */
  findAnswer(lesson: string, question: string): GivenAnswer | null {
    if (this.findHeld(lesson, question)) return null;
    return (this.#given ?? answers.value[lesson])?.[question] ?? null;
  }

  /** Saves an answer; null deletes it. */
  save(lesson: string, question: string, answered: GivenAnswer | null): void {
    const held = this.findHeld(lesson, question);
    if (held) return answered && !held.isClosed ? held.submit(answered.given) : undefined;
    if (!this.#given) return saveIn(answers, lesson, question, answered);
    this.#given = copyWith(this.#given, question, answered);
    this.#notify(false);
  }

  /** What was typed and not given; null without it, or in front of a class. */
  findDraft(lesson: string, question: string): string | null {
    const all = this.isAlone ? drafts.value : this.classDrafts?.drafts;
    return all?.[lesson]?.[question] ?? null;
  }

  /** Null deletes the draft. */
  saveDraft(lesson: string, question: string, draft: string | null): void {
    if (draft === this.findDraft(lesson, question)) return;
    const { classDrafts } = this;
    if (this.isAlone) saveIn(drafts, lesson, question, draft);
    else if (classDrafts) classDrafts.drafts = copyWithin(classDrafts.drafts, lesson, question, draft);
  }

  private get isAlone(): boolean {
    return this.#given === null && this.#held === null;
  }

  /** Calls a listener after each change, until the returned function is called. `isAnew`: all questions start over. */
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

/** The value of `data-lesson` around the question; on other pages, the end of their path. */
export function findLessonAround(question: Element): string {
  const named = question.closest<HTMLElement>('[data-lesson]')?.dataset['lesson'];
  return named ?? location.pathname.slice(-80);
}
