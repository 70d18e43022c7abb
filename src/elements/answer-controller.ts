import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { answers, keepAnswer, type Answered } from './answers.ts';

type Asker = ReactiveControllerHost & HTMLElement;

/** Keeps a question's answer on the reader's machine, and renders the question again when it changes anywhere. */
export class AnswerController implements ReactiveController {
  #forget: (() => void) | null = null;

  constructor(
    private readonly asker: Asker,
    /** The name of the question within its lesson. */
    private readonly question: () => string,
  ) {
    asker.addController(this);
  }

  hostConnected(): void {
    this.#forget = answers.subscribe(() => this.asker.requestUpdate());
  }

  hostDisconnected(): void {
    this.#forget?.();
  }

  /** What the reader answered last; null if nothing yet. */
  get value(): Answered | null {
    return answers.value[this.lesson]?.[this.question()] ?? null;
  }

  set value(answered: Answered | null) {
    keepAnswer(this.lesson, this.question(), answered);
  }

  /** The lesson around, by the name that the page gives it; on other pages their path. */
  private get lesson(): string {
    const named = this.asker.closest<HTMLElement>('[data-lesson]')?.dataset['lesson'];
    return named ?? location.pathname.slice(-80);
  }
}
