import { LessonState } from './lesson-state.ts';
import type { PairMessage, PairRole, Shared } from './messages.ts';
import { Pair } from './pair.ts';

/** What both windows share besides the lesson's own state. */
type PresentedView = Omit<Shared, 'widgets' | 'open' | 'answers'>;

/** What a presenter shows, and what it can be told to do. */
export interface Presented {
  readonly view: PresentedView;
  /** Shows what the other window shows. */
  follow(view: PresentedView): void;
  /** Turns, as the other window was asked to. */
  turn(by: 1 | -1): void;
  /** Is told whether the other window is there. */
  onPaired(isPaired: boolean): void;
  /** Is told that something has changed that is shared. */
  onChanged(): void;
  /** Is told what the other window's company tells. */
  onCompany(told: unknown): void;
}

/** Keeps the two windows of a presentation alike: each tells the other what has changed, unless that came from there. */
export class Sync {
  readonly #state: LessonState;
  readonly #pair: Pair;
  /** What both windows know, as text. */
  #told = '';
  #isFollowing = false;
  isPaired = false;

  constructor(
    article: HTMLElement,
    sections: number,
    private readonly presented: Presented,
  ) {
    this.#state = new LessonState(article);
    this.#pair = new Pair(this.#state.page(sections), (message) => this.hear(message));
  }

  get role(): PairRole {
    return this.#pair.role;
  }

  /** Begins to tell, until aborted; the other window then hears that this one has gone. */
  begin(signal: AbortSignal): void {
    this.#state.begin(signal);
    this.#state.listen(() => this.tell(), signal);
    addEventListener('pagehide', () => this.#pair.send({ kind: 'bye' }), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && this.#pair.send({ kind: 'hello' }), {
      signal,
    });
    signal.addEventListener('abort', () => this.#pair.close());
    this.#pair.send({ kind: 'hello' });
  }

  /** Tells the other window what this one shows, if it is there and does not know. */
  tell(): void {
    if (this.#isFollowing) return;
    this.presented.onChanged();
    if (!this.isPaired) return;
    const { shared } = this;
    const text = JSON.stringify(shared);
    if (text === this.#told) return;
    this.#told = text;
    this.#pair.send({ kind: 'state', shared });
  }

  /** Asks the other window to turn. */
  askToTurn(by: 1 | -1): void {
    this.#pair.send({ kind: 'turn', by });
  }

  /** Tells the company in the other window something. */
  tellCompany(told: unknown): void {
    if (this.isPaired) this.#pair.send({ kind: 'company', told });
  }

  /** Opens the teacher's window at an address; returns whether the browser did. */
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
      this.tell();
    }
  }

  /** What comes of it here counts as told, even where a widget made something else of it. */
  private follow(shared: Shared): void {
    this.#isFollowing = true;
    this.#state.apply(shared);
    this.presented.follow(shared);
    this.#isFollowing = false;
    this.#told = JSON.stringify(this.shared);
    this.presented.onChanged();
  }

  /** All that both windows share. */
  get shared(): Shared {
    return { ...this.presented.view, ...this.#state.collect() };
  }
}
