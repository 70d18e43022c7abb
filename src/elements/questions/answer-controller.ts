import type { LitElement } from 'lit';
import { answerBook, findLessonAround, type HeldQuestion } from '../kit/answer-book.ts';
import type { GivenAnswer } from '../kit/answers.ts';
import { subscribeElement } from '../kit/subscribe-element.ts';
import { FocusKeeper } from '../kit/kept-focus.ts';

export class AnswerController {
  #draft: string | null = null;
  #problem = '';
  /** What was known of the question when the reader last typed or pressed. */
  #known = '';
  #turn = 0;

  constructor(
    private readonly asker: LitElement,
    private readonly question: () => string,
  ) {
    asker.addController(new FocusKeeper(asker));
    subscribeElement(asker, (changed) =>
      answerBook.subscribe((isAnew) => {
        if (isAnew) this.takeDraft(null);
        else changed();
      }),
    );
  }

  get value(): GivenAnswer | null {
    return answerBook.findAnswer(this.lesson, this.question());
  }

  /** The answer to give feedback on; null while the reader types another, until the class answers or closes the question. */
  get judged(): GivenAnswer | null {
    const { value, draft } = this;
    return draft === null || draft === value?.given || this.isOverdue ? value : null;
  }

  /** Set while a class holds the question back. `isSent`: the choice is the one that was sent. */
  get held(): (HeldQuestion & { readonly isSent: boolean }) | null {
    const held = answerBook.findHeld(this.lesson, this.question());
    return held && { ...held, isSent: this.draft === null && held.given !== '' };
  }

  get chosen(): string {
    const { held, value, draft } = this;
    if (draft !== null && !(value?.given && this.isOverdue)) return draft;
    return held ? held.given || held.before : (value?.given ?? '');
  }

  get problem(): string {
    return this.isOverdue ? '' : this.#problem;
  }

  /** Grows with each answer, accepted or refused. */
  get turn(): number {
    return this.#turn;
  }

  /** Null discards the draft. */
  setDraft(answer: string | null): void {
    answerBook.saveDraft(this.lesson, this.question(), answer);
    this.takeDraft(answer);
  }

  private takeDraft(answer: string | null): void {
    this.#draft = answer;
    this.#known = this.describeState();
    if (answer === null) this.#problem = '';
    this.asker.requestUpdate();
  }

  refuse(problem: string): void {
    this.#problem = problem;
    this.#known = this.describeState();
    this.#turn++;
    this.asker.requestUpdate();
  }

  give(given: string, isSettled: boolean): void {
    const before = this.value;
    this.note({ given, tries: (before?.tries ?? 0) + 1, isDone: isSettled || (before?.isDone ?? false) });
  }

  /** Takes the answer back; the question starts over. */
  clear(): void {
    answerBook.save(this.lesson, this.question(), null);
    this.setDraft(null);
  }

  readonly show = (): void => this.note({ given: '', tries: this.value?.tries ?? 0, isDone: true });

  /** Shows the right answer while the question is open, or takes that back; returns whether it did anything. */
  showAnswer(isShown: boolean): boolean {
    const { value } = this;
    const may = isShown ? !value?.isDone : value?.isDone === true && value.given === '';
    if (may && isShown) this.show();
    else if (may) this.clear();
    return may;
  }

  settle(): void {
    const { value } = this;
    if (value && !value.isDone) answerBook.save(this.lesson, this.question(), { ...value, isDone: true });
  }

  /** What was typed or pressed and not given, perhaps before the page was loaded again. */
  private get draft(): string | null {
    return this.#draft ?? answerBook.findDraft(this.lesson, this.question());
  }

  /** Whether the class has closed or answered the question since the reader last typed or pressed. */
  private get isOverdue(): boolean {
    return this.#known !== '' && this.#known !== this.describeState();
  }

  private describeState(): string {
    return JSON.stringify([this.value, this.held?.isClosed]);
  }

  private note(answered: GivenAnswer): void {
    this.#turn++;
    answerBook.save(this.lesson, this.question(), answered);
    this.setDraft(null);
  }

  private get lesson(): string {
    return findLessonAround(this.asker);
  }
}
