import type { LitElement } from 'lit';
import { answerBook, lessonAround, type Held } from '../kit/answer-book.ts';
import type { Answered } from '../kit/answers.ts';
import { follow } from '../kit/follow.ts';
import { KeptFocus } from '../kit/kept-focus.ts';

/** Holds a question's answer and what is being written, and renders the question again when that changes anywhere. */
export class AnswerController {
  #draft: string | null = null;
  #problem = '';

  constructor(
    private readonly asker: LitElement,
    /** The name of the question within its lesson. */
    private readonly question: () => string,
  ) {
    asker.addController(new KeptFocus(asker));
    follow(asker, (changed) =>
      answerBook.subscribe((isAnew) => {
        if (isAnew) this.draft(null);
        else changed();
      }),
    );
  }

  /** What was answered last; null if nothing yet. */
  get value(): Answered | null {
    return answerBook.answered(this.lesson, this.question());
  }

  /** How a class holds the question back, and whether what is chosen is what was sent; null if it does not. */
  get held(): (Held & { readonly isSent: boolean }) | null {
    const held = answerBook.heldBack(this.lesson, this.question());
    return held && { ...held, isSent: this.#draft === null && held.given !== '' };
  }

  /** What is chosen: not yet checked, or else answered last; empty for nothing. */
  get chosen(): string {
    return this.#draft ?? this.held?.given ?? this.value?.given ?? '';
  }

  /** What keeps the choice from being checked; empty for nothing. */
  get problem(): string {
    return this.#problem;
  }

  /** Chooses an answer that is not checked yet; null goes back to the one given last. */
  draft(answer: string | null): void {
    this.#draft = answer;
    if (answer === null) this.#problem = '';
    this.asker.requestUpdate();
  }

  /** Tells why the choice cannot be checked. */
  refuse(problem: string): void {
    this.#problem = problem;
    this.asker.requestUpdate();
  }

  /** Answers; what was settled before stays settled. */
  give(given: string, isSettled: boolean): void {
    const before = this.value;
    this.note({ given, tries: (before?.tries ?? 0) + 1, isDone: isSettled || (before?.isDone ?? false) });
  }

  /** Has the answer shown. */
  readonly show = (): void => this.note({ given: '', tries: this.value?.tries ?? 0, isDone: true });

  /** Settles the question if it was answered. */
  settle(): void {
    const { value } = this;
    if (value && !value.isDone) answerBook.note(this.lesson, this.question(), { ...value, isDone: true });
  }

  private note(answered: Answered): void {
    answerBook.note(this.lesson, this.question(), answered);
    this.draft(null);
  }

  private get lesson(): string {
    return lessonAround(this.asker);
  }
}
