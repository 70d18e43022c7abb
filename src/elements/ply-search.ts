import { html, LitElement, type PropertyValues } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { search, type Trace } from '../search/index.ts';
import { Playback, prepare, Session, type Settings } from '../session/index.ts';
import { followKeys } from './keys.ts';
import { PLAYBACK_CHANGED, SESSION_CHANGED, type SessionHost } from './session-controller.ts';

/**
 * A session: searches its position once and holds the trace and the reader's step in it. It draws nothing; views
 * around or inside it do. When an attribute is wrong it says what, and keeps the last good session. The keys of
 * `keys.ts` work while the focus is anywhere inside.
 *
 * @fires step-change - After the reader moved to another step; `detail.step` is the step, from 0.
 */
@customElement('ply-search')
export class PlySearch extends LitElement implements SessionHost {
  /** The root position in any notation; the empty board if neither this nor `tree` is given. */
  @property() position = '';
  /** An explicit tree instead of a position: `[[3, 5], [2, 9]]`. */
  @property() tree = '';
  /** Whose turn it is at the root, `x` or `o`, where the marks do not tell. */
  @property({ attribute: 'to-move' }) toMove = '';
  @property() algorithm = '';
  /** `plain` or `depth`. */
  @property() scoring = '';
  /** What a win counts, 1 or 10. */
  @property() win = '';
  /** Where depth 0 is, `root` or `move`. */
  @property({ attribute: 'depth-from' }) depthFrom = '';
  /** `row-major`, `centre-first`, or the moves in order, separated by spaces. */
  @property() order = '';
  /** Who is MAX: `x`, `o` or `mover`. */
  @property() max = '';
  /** The name of code to run and record instead of the search. */
  @property() code = '';
  /** The step to start at, from 0; once loaded, the current step. */
  @property({ type: Number }) step = 0;

  #session: Session | null = null;
  #playback: Playback | null = null;
  #error: string | null = null;

  constructor() {
    super();
    followKeys(this, () => this);
  }

  /** The walk that the views share; null before the first update and while nothing could be searched. */
  get session(): Session | null {
    return this.#session;
  }

  /** What moves the session by itself; null before the first update and while nothing could be searched. */
  get playback(): Playback | null {
    return this.#playback;
  }

  /** The recorded search, or null. */
  get trace(): Trace | null {
    return this.#session?.trace ?? null;
  }

  /** The number of steps of the trace; 0 without one. */
  get stepCount(): number {
    return this.trace?.stepCount ?? 0;
  }

  /** What is wrong with the attributes, or null. */
  get error(): string | null {
    return this.#error;
  }

  /** The attributes that determine the search, as an address would hold them. */
  get settings(): Settings {
    const { position, tree, algorithm, scoring, win, max, order, code } = this;
    return {
      position,
      tree,
      'to-move': this.toMove,
      algorithm,
      scoring,
      win,
      'depth-from': this.depthFrom,
      max,
      order,
      code,
    };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.announce();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#playback?.pause();
    this.announce();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const names = [...changed.keys()].map(String);
    const isOtherTree = names.some((name) => SETS_TREE.has(name));
    if (isOtherTree || names.some((name) => SETS_SCORES.has(name)) || !this.hasUpdated)
      this.load(isOtherTree && this.hasUpdated && !changed.has('step') ? 0 : this.step);
    else if (changed.has('step') && this.#session)
      this.#session.step = clamped(this.step, this.#session.trace);
  }

  protected override render() {
    return html`<slot></slot>${this.#error ? html`<p role="alert">${this.#error}</p>` : ''}`;
  }

  /** Searches; the step stays where only scores change, and begins anew in another tree. */
  private load(step: number): void {
    try {
      const { position, options } = prepare(this.settings);
      const trace = search(position, options);
      this.#error = null;
      if (this.#session) this.#session.load(trace, clamped(step, trace));
      else this.start(trace, clamped(step, trace));
    } catch (error) {
      this.#error = error instanceof Error ? error.message : String(error);
    }
  }

  private start(trace: Trace, step: number): void {
    const session = new Session(trace, step);
    this.step = step;
    session.subscribe(() => {
      if (session.step === this.step) return;
      this.step = session.step;
      this.dispatchEvent(
        new CustomEvent('step-change', { detail: { step: session.step }, bubbles: true, composed: true }),
      );
    });
    this.#session = session;
    this.#playback = new Playback(session, clock, () => this.dispatchEvent(new Event(PLAYBACK_CHANGED)));
    this.announce();
  }

  private announce(): void {
    document.dispatchEvent(new Event(SESSION_CHANGED));
  }
}

/** The properties that make another tree, and those that only change the scores in it. */
const SETS_TREE = new Set(['position', 'tree', 'toMove', 'algorithm', 'order', 'code']);
const SETS_SCORES = new Set(['scoring', 'win', 'depthFrom', 'max']);

function clamped(step: number, trace: Trace): number {
  return Math.max(0, Math.min(Math.trunc(step) || 0, trace.stepCount - 1));
}

const clock = {
  set: (callback: () => void, milliseconds: number) => window.setTimeout(callback, milliseconds),
  clear: (handle: number) => window.clearTimeout(handle),
};

declare global {
  interface HTMLElementTagNameMap {
    'ply-search': PlySearch;
  }
}
