import { keepAnswers, readKeptAnswers } from './kept-answers.ts';
import { LessonState } from './lesson-state.ts';
import type { PairMessage, PairRole, Projected, Shared } from './pair-messages.ts';
import { findLessonAddress } from './lesson-links.ts';
import { Pair } from './pair.ts';

type PresentedView = Omit<Shared, 'widgets' | 'open' | 'answers'>;

export interface Presented {
  readonly view: PresentedView;
  /** The number of the only part that is presented; null for the whole lesson. */
  readonly part: number | null;
  readonly projected: Projected;
  follow(view: PresentedView, part: number | null): void;
  /** Null when the projected window is gone. */
  followProjected(projected: Projected | null): void;
  turn(by: 1 | -1): void;
  onPaired(isPaired: boolean): void;
  onChanged(): void;
  onCompany(told: unknown): void;
}

/** Keeps both windows alike: each sends what has changed, unless the change came from the other. */
export class Sync {
  readonly #state: LessonState;
  readonly #pair: Pair;
  #told = '';
  #projected = '';
  /** The number of changes in both windows. */
  #count = 0;
  #isFollowing = false;
  /** Whether a message of the other window has arrived in this lesson. */
  #hasMet = false;
  isPaired = false;

  constructor(
    article: HTMLElement,
    sections: number,
    private readonly presented: Presented,
  ) {
    this.#state = new LessonState(article);
    this.#pair = new Pair(this.#state.describePage(sections), (message) => this.hear(message));
  }

  get role(): PairRole {
    return this.#pair.role;
  }

  /**
   * Sends changes until aborted, then tells the other window that this one has gone. An address that was opened in this
   * window, unlike one that was reloaded, is followed by the other one.
   */
  begin(signal: AbortSignal, isOpened: boolean): void {
    this.#state.begin(signal);
    if (!isOpened) this.#state.show(readKeptAnswers());
    this.#state.listen(() => {
      keepAnswers(this.shared);
      this.sendState();
    }, signal);
    addEventListener('pagehide', () => this.#pair.send({ kind: 'bye' }), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && this.greet(true), { signal });
    signal.addEventListener('abort', () => this.#pair.close());
    this.greet(isOpened);
  }

  private greet(isOpened: boolean): void {
    this.#pair.send({ kind: 'hello', opened: isOpened ? this.shared : null });
  }

  /** Sends what this window shows, if the other one is open and does not know it. */
  sendState(): void {
    if (this.#isFollowing) return;
    this.presented.onChanged();
    if (!this.isPaired) return;
    const text = this.writeState();
    if (text === this.#told) return;
    this.#told = text;
    this.#count++;
    this.#pair.send({ kind: 'state', shared: this.shared, part: this.presented.part, count: this.#count });
  }

  private writeState(): string {
    return JSON.stringify([this.shared, this.presented.part]);
  }

  /** Sends how this window divides the lesson, if it is the projected one and the other does not know it. */
  sendProjected(): void {
    if (!this.isPaired || this.role === 'teacher') return;
    const { projected } = this.presented;
    const text = JSON.stringify(projected);
    if (text === this.#projected) return;
    this.#projected = text;
    this.#pair.send({ kind: 'projected', ...projected });
  }

  askToTurn(by: 1 | -1): void {
    this.#pair.send({ kind: 'turn', by });
  }

  sendToCompany(told: unknown): void {
    if (this.isPaired) this.#pair.send({ kind: 'company', told });
  }

  openWindow(role: PairRole, address: string): boolean {
    return this.#pair.open(role, address);
  }

  private hear(message: PairMessage): void {
    if (message.kind === 'elsewhere') return this.meetElsewhere(message.lesson, message.isOpened);
    const isNew = message.kind === 'hello' || !this.isPaired;
    this.isPaired = message.kind !== 'bye';
    this.presented.onPaired(this.isPaired);
    if (isNew) this.#projected = '';
    this.sendProjected();
    if (message.kind === 'turn') this.presented.turn(message.by);
    else if (message.kind === 'company') this.presented.onCompany(message.told);
    else if (message.kind === 'projected') this.presented.followProjected(message);
    else if (message.kind === 'bye') this.presented.followProjected(null);
    else if (message.kind === 'state') this.followState(message);
    else if (message.kind === 'hello') {
      // A window that opens this lesson later takes over the state of this one.
      if (message.opened && this.#hasMet) this.followOpened(message.opened);
      this.#told = '';
      this.sendState();
    }
    this.#hasMet = true;
  }

  /** Follows the other window. If two changes cross, the projected window keeps its own and the teacher's follows. */
  private followState({ shared, part, count }: Extract<PairMessage, { kind: 'state' }>): void {
    const isLate = this.role === 'audience' ? count <= this.#count : count < this.#count;
    if (isLate) return;
    this.#count = count;
    this.follow(shared, part);
  }

  /** Goes to the lesson that was opened in the other window, or has a reloaded one come here. */
  private meetElsewhere(lesson: string, isOpened: boolean): void {
    const address = findLessonAddress(lesson, this.#pair.lesson);
    if (!isOpened) this.greet(true);
    else if (address) location.assign(address);
  }

  /** Follows an opened address. Answers, open boxes and widgets that it does not name stay. */
  private followOpened({ place, widgets }: Shared): void {
    const { shared } = this;
    this.follow({ ...shared, place, widgets: { ...shared.widgets, ...widgets } }, this.presented.part);
  }

  /** The resulting state counts as known, even where a widget has changed it. */
  private follow(shared: Shared, part: number | null): void {
    this.#isFollowing = true;
    this.#state.apply(shared);
    this.presented.follow(shared, part);
    this.#isFollowing = false;
    this.#told = this.writeState();
    this.presented.onChanged();
  }

  get shared(): Shared {
    return { ...this.presented.view, ...this.#state.collect() };
  }
}
