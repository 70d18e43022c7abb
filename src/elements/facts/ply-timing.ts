import { css, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { Position } from '../../game/index.ts';
import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { SessionView } from '../host/session-view.ts';
import { customElement } from '../kit/custom-element.ts';
import { pause } from '../kit/run-sliced.ts';
import { setStyles } from '../kit/styled.ts';
import { base, buttons, card, tables } from '../kit/base-styles.ts';
import { timedWays, measureSearch, type TimedWay } from './timed-searches.ts';

const ROUNDS = 10;

type Times = Readonly<Record<TimedWay, readonly number[]>>;
const untimed: Times = { none: [], positions: [], symmetry: [] };

/** Ten timed searches of a position in the reader's browser: without a table, with one, and with symmetry. */
@customElement('ply-timing')
export class PlyTiming extends SessionView {
  static override styles = [
    base,
    buttons,
    card,
    tables,
    css`
      :host {
        container-type: inline-size;
      }
      .card {
        justify-items: start;
      }
      th,
      td {
        vertical-align: middle;
      }
      .bars {
        inline-size: 40%;
      }
      .bars div {
        display: grid;
        gap: 1px;
        min-block-size: 3.75rem;
        align-content: start;
      }
      i {
        block-size: 5px;
        min-inline-size: 2px;
        background: var(--ply-line-3);
      }
      tr:not(:first-child) i {
        background: var(--ply-ink);
      }
      .to-write {
        display: none;
      }
      @media print {
        .to-write {
          display: block;
          padding-block-start: var(--ply-space-16);
          border-block-end: 1px solid var(--ply-line-3);
        }
      }
    `,
  ];

  @state() private times: Times = untimed;
  @state() private isRunning = false;

  protected override renderSession({ trace }: Session) {
    const timing = words.timing;
    const longest = Math.max(...Object.values(this.times).flat(), 0.1);
    const plain = findMedian(this.times.none);
    return html`<div class="card tight" role="group" aria-label=${timing.label}>
      <button
        class="on-screen"
        aria-disabled=${this.isRunning ? 'true' : 'false'}
        @click=${() => this.runSearches(trace.root)}
      >
        ${this.times.symmetry.length === ROUNDS ? timing.again : timing.start}
      </button>
      <table>
        <caption>
          ${timing.caption}
        </caption>
        <tbody>
          ${timedWays.map((way) => this.renderRow(way, longest, plain))}
        </tbody>
      </table>
      <p class="unseen" role="status">${this.isRunning ? '' : this.summary}</p>
    </div>`;
  }

  private renderRow(way: TimedWay, longest: number, plain: number | null) {
    const timing = words.timing;
    const own = findMedian(this.times[way]);
    return html`<tr>
      <th scope="row">${timing.names[way]}</th>
      <td class="bars">
        <div aria-hidden="true">
          ${this.times[way].map(
            (time) => html`<i style=${setStyles({ 'inline-size': `${(100 * time) / longest}%` })}></i>`,
          )}
        </div>
      </td>
      <td class="number">
        ${
          own === null
            ? html`<span class="on-screen">${timing.waiting}</span
                ><span class="to-write">${timing.unit}</span>`
            : timing.median(own)
        }
      </td>
      <td class="quiet">${own && plain && way !== 'none' ? timing.faster(plain / own) : nothing}</td>
    </tr>`;
  }

  /** Runs one search of each kind per round; the page may draw between them. */
  private async runSearches(root: Position): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    this.times = untimed;
    for (let round = 0; round < ROUNDS && this.isConnected; round++) {
      for (const way of timedWays) {
        await pause();
        this.times = { ...this.times, [way]: [...this.times[way], measureSearch(root, way)] };
      }
    }
    this.isRunning = false;
  }

  private get summary(): string {
    const timing = words.timing;
    const parts = timedWays.map((way) => {
      const own = findMedian(this.times[way]);
      return own === null
        ? ''
        : timing.summary(timing.names[way], this.times[way].length, timing.median(own));
    });
    return parts.filter(Boolean).join('; ');
  }
}

function findMedian(times: readonly number[]): number | null {
  return times.length ? times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] : null;
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-timing': PlyTiming;
  }
}
