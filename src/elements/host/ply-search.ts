import type { PropertyValues } from 'lit';
import { property } from 'lit/decorators.js';
import { options, type Trace } from '../../search/index.ts';
import { findIteration, listIterations, prepareSearch } from '../../walk/index.ts';
import { describeError, words } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { announceState } from './addressable.ts';
import { onPreferenceChange } from '../kit/preferences.ts';
import { subscribeElement } from '../kit/subscribe-element.ts';
import { findTrace } from './find-trace.ts';
import { readProgramLanguage } from './program-language.ts';
import { SearchHost } from './search-host.ts';
import type { SearchWatch } from './search-watch.ts';
import type { HostResult } from './trace-host.ts';

const usualScoring = options.scoring.default!;
const switchable = ['scoring', 'depthLimit', 'iteration'] as const;

/**
 * One search of a position, with the reader's step in it: the session of the views around or inside it. It draws
 * nothing itself.
 *
 * @slot - The views of the session, and anything else.
 */
@customElement('ply-search')
export class PlySearch extends SearchHost {
  /** Allows a position that no game reaches. Without it, a lesson refuses such a position. */
  @property({ type: Boolean }) impossible = false;

  override readonly stateKeys = ['scoring', 'depth-limit', 'iteration', 'step'];
  #found: Trace | null = null;

  constructor() {
    super();
    subscribeElement(this, onPreferenceChange, () => this.followLanguage());
  }

  /** The searches of an iterative deepening, the shallowest first; otherwise only this search. */
  get iterations(): readonly Trace[] {
    return this.#found ? listIterations(this.#found) : [];
  }

  /** The step, and the scoring, depth and iteration if they were switched. */
  override get stateParts(): ReadonlyMap<string, string> {
    const { scoring, depthLimit, iteration } = this;
    const now = { scoring: scoring || usualScoring, 'depth-limit': depthLimit, iteration };
    const switched = Object.entries(now).filter(([key, value]) => value !== this.beginning(key));
    return new Map([...switched, ...super.stateParts]);
  }

  override beginning(key: string): string {
    if (key === 'step') return super.beginning(key);
    return this.getAttribute(key) || (key === 'scoring' ? usualScoring : '');
  }

  override restore(key: string, value: string): string | null {
    if (key === 'iteration') return this.restoreIteration(value);
    if (key !== 'scoring' && key !== 'depth-limit') return super.restore(key, value);
    try {
      prepareSearch({ ...this.settings, [key]: value });
    } catch (error) {
      return describeError(error);
    }
    if (key === 'scoring') this.scoring = value;
    else this.depthLimit = value;
    return null;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.hasUpdated && changed.has('iteration')) this.loadIteration();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (switchable.some((name) => changed.get(name) !== undefined)) announceState(this);
  }

  protected override chooseTrace(trace: Trace): Trace {
    this.#found = trace;
    return findIteration(trace, this.iteration);
  }

  /** Switches the language of a recorded program; the steps stay the same. */
  private followLanguage(): void {
    const listing = this.trace?.listing;
    if (listing && listing.language !== readProgramLanguage()) this.begin((watch) => this.find(watch), false);
  }

  private restoreIteration(value: string): string | null {
    const numbers = this.iterations.map((_, index) => `${index + 1}`);
    if (value && !this.isSearching && !numbers.includes(value))
      return words.errors.option('iteration', value, numbers);
    this.iteration = value;
    this.loadIteration();
    return null;
  }

  private loadIteration(): void {
    if (!this.#found) return;
    const trace = findIteration(this.#found, this.iteration);
    if (trace !== this.trace) this.session?.load(trace);
  }

  protected override async find(watch: SearchWatch): Promise<HostResult> {
    return { trace: await findTrace(prepareSearch(this.settings), watch), comparison: null };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-search': PlySearch;
  }
}
