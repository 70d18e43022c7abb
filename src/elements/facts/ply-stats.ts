import { html, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { resolveOptions, type Trace } from '../../search/index.ts';
import {
  countStats,
  parseOptions,
  readRivals,
  nameSearch,
  type Session,
  type Settings,
} from '../../walk/index.ts';
import { type CountedSearch, listCountedSearches, renderRunsTable } from '../../views/index.ts';
import { describeError, words } from '../../words/index.ts';
import { SessionView } from '../host/session-view.ts';
import { customElement } from '../kit/custom-element.ts';
import { renderProblem } from '../kit/problem.ts';
import { pause } from '../kit/run-sliced.ts';
import { renderStats, renderRunBar, statsStyles } from './stats-parts.ts';
import { base, card, tables } from '../kit/base-styles.ts';

/**
 * The cost of a search: bars for its nodes, those of plain minimax and of other searches of the position, and what
 * its table and its cutoffs did.
 */
@customElement('ply-stats')
export class PlyStats extends SessionView {
  static override styles = [base, card, tables, statsStyles];

  /** Other searches of the position, separated by `|`: `algorithm=alpha-beta | algorithm=alpha-beta order=best`. */
  @property() against = '';

  /** The node counts of finished rivals, in order. */
  @state() private taken: readonly (number | null)[] = [];

  #trace: Trace | null = null;
  #rivals: readonly { readonly settings: Settings; readonly name: string }[] = [];
  #problem: string | null = null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    const trace = this.connection.session?.trace ?? null;
    if (trace === this.#trace && !changed.has('against')) return;
    this.#trace = trace;
    this.taken = [];
    this.#rivals = [];
    this.#problem = null;
    if (!trace) return;
    try {
      this.#rivals = readRivals(this.against).map((settings) => ({
        settings,
        name: nameSearch(resolveOptions(parseOptions(settings), trace.root)),
      }));
      void this.runRivals(trace);
    } catch (error) {
      this.#problem = describeError(error);
    }
  }

  constructor() {
    super(true);
  }

  protected override renderSession({ trace }: Session) {
    const stats = countStats(trace);
    const { taken } = this;
    const others = this.#rivals.map(({ name }, place): CountedSearch => ({
      name,
      nodes: taken[place] ?? null,
      isRunning: place >= taken.length,
    }));
    return html`<div class="card tight" role="group" aria-label=${words.stats.label}>
      ${renderRunsTable(listCountedSearches(trace, others), renderRunBar)} ${renderProblem(this.#problem)}
      ${renderStats(stats, { table: trace.origin !== null, cutoffs: trace.cut !== null })}
    </div>`;
  }

  /** Pauses between rivals, so that the page stays responsive; paper doesn’t wait. */
  private async runRivals(trace: Trace): Promise<void> {
    const rivals = this.#rivals;
    if (rivals.length === 0) return;
    const { runRival } = await import('./rival-runner.ts');
    const isLeft = () => rivals === this.#rivals && this.taken.length < rivals.length;
    const count = () => {
      const { settings } = rivals[this.taken.length];
      this.taken = [...this.taken, runRival(trace.root, settings).length];
    };
    const countAll = () => {
      while (isLeft()) count();
    };
    addEventListener('beforeprint', countAll);
    while (isLeft()) {
      await pause();
      if (isLeft()) count();
    }
    removeEventListener('beforeprint', countAll);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-stats': PlyStats;
  }
}
