import { css, html, nothing } from 'lit';
import { renderWithPills } from '../../views/index.ts';
import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { renderChoiceSwitch } from '../kit/choice-fields.ts';
import { customElement } from '../kit/custom-element.ts';
import { describeDepthResult } from './depth-result.ts';
import { SessionView } from '../host/session-view.ts';
import { sendEvent } from '../kit/send-event.ts';
import { base, card, fields, pills } from '../kit/base-styles.ts';

/**
 * The searches of an iterative deepening, one ply deeper each time: which one is shown, what it plays, and its cost.
 * Empty for any other search.
 *
 * @fires ply-iteration-change - After the reader chose another; `detail.iteration` is its number from 1, empty for the last.
 */
@customElement('ply-iterations')
export class PlyIterations extends SessionView {
  static override styles = [
    base,
    pills,
    fields,
    card,
    css`
      :host {
        container-type: inline-size;
      }
      .row {
        display: grid;
        justify-items: start;
      }
      /* One below the other, whatever their number: side by side they would break into rows. */
      @container (width <= 64rem) {
        .segments {
          flex-direction: column;
        }
      }
      .card {
        row-gap: var(--ply-space-8);
        padding-block: var(--ply-space-12);
      }
      p {
        font-weight: var(--ply-bold);
      }
    `,
  ];

  protected override renderSession({ trace }: Session) {
    const iterations = this.connection.host?.iterations ?? [];
    if (iterations.length < 2) return nothing;
    const { label, name } = words.iterations;
    const names = iterations.map(
      ({ options, length }, index) => [`${index + 1}`, name(options.depthLimit!, length)] as const,
    );
    const chosen = `${iterations.indexOf(trace) + 1}`;
    const summary = describeDepthResult(trace);
    return html`<div class="card">
      ${renderChoiceSwitch(label, 'iteration', names, chosen, (value) => this.choose(value, iterations.length))}
      <p role="status">${summary && renderWithPills(summary)}</p>
    </div>`;
  }

  private choose(value: string, count: number): void {
    const { host } = this.connection;
    if (!host) return;
    const iteration = value === `${count}` ? '' : value;
    host.iteration = iteration;
    sendEvent(this, 'ply-iteration-change', { iteration });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-iterations': PlyIterations;
  }
  interface GlobalEventHandlersEventMap {
    'ply-iteration-change': CustomEvent<{ readonly iteration: string }>;
  }
}
