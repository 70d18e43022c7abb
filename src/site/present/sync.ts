import { LessonState } from './lesson-state.ts';
import type { PairMessage, PairRole, Shared } from './messages.ts';
import { Pair } from './pair.ts';

type PresentedView = Omit<Shared, 'widgets' | 'open' | 'answers'>;

export interface Presented {
  readonly view: PresentedView;
  follow(view: PresentedView): void;
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
  #isFollowing = false;
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

  /** Sends changes until aborted, then tells the other window that this one has gone. */
  begin(signal: AbortSignal): void {
    this.#state.begin(signal);
    this.#state.listen(() => this.sendState(), signal);
    addEventListener('pagehide', () => this.#pair.send({ kind: 'bye' }), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && this.#pair.send({ kind: 'hello' }), {
      signal,
    });
    signal.addEventListener('abort', () => this.#pair.close());
    this.#pair.send({ kind: 'hello' });
  }

  /** Sends what this window shows, if the other one is open and does not know it. */
  sendState(): void {
    if (this.#isFollowing) return;
    this.presented.onChanged();
    if (!this.isPaired) return;
    const { shared } = this;
    const text = JSON.stringify(shared);
    if (text === this.#told) return;
    this.#told = text;
    this.#pair.send({ kind: 'state', shared });
  }

  askToTurn(by: 1 | -1): void {
    this.#pair.send({ kind: 'turn', by });
  }

  sendToCompany(told: unknown): void {
    if (this.isPaired) this.#pair.send({ kind: 'company', told });
  }

  openTeacher(address: string): boolean {
    return this.#pair.openTeacher(address);
  }

  private hear(message: PairMessage): void {
    this.isPaired = message.kind !== 'bye';
    this.presented.onPaired(this.isPaired);
    if (message.kind === 'turn') this.presented.turn(message.by);
    else if (message.kind === 'company') this.presented.onCompany(message.told);
    else if (message.kind === 'state') this.follow(message.shared);
    else if (message.kind === 'hello') {
      this.#told = '';
      this.sendState();
    }
  }

  /** The resulting state counts as known, even where a widget has changed it. */
  private follow(shared: Shared): void {
    this.#isFollowing = true;
    this.#state.apply(shared);
    this.presented.follow(shared);
    this.#isFollowing = false;
    this.#told = JSON.stringify(this.shared);
    this.presented.onChanged();
  }

  get shared(): Shared {
    return { ...this.presented.view, ...this.#state.collect() };
  }
}
