import { css, html } from 'lit';
import { property } from 'lit/decorators.js';
import { renderWithPills } from '../../views/index.ts';
import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { describeDepthResult } from './depth-result.ts';
import { SessionView } from '../host/session-view.ts';
import { base, card, pills } from '../kit/base-styles.ts';
import { setStyles } from '../kit/styled.ts';

/** A slider for how many plies a search looks ahead, with the move it then plays and its cost. */
@customElement('ply-depth')
export class PlyDepth extends SessionView {
  static override styles = [
    base,
    pills,
    card,
    css`
      .card {
        row-gap: var(--ply-space-4);
        padding-block: var(--ply-space-12);
      }
      input {
        flex: 1 1 10rem;
        min-block-size: 2.75rem;
        accent-color: var(--ply-ink);
      }
    `,
  ];

  /** The greatest depth, in plies. */
  @property({ type: Number }) most = 6;

  protected override renderSession({ trace }: Session) {
    const depth = words.depth;
    const plies = trace.options.depthLimit ?? this.most;
    const summary = describeDepthResult(trace);
    return html`<div class="card">
      <label class="row">
        <span>${depth.label}</span>
        <input
          class="on-screen"
          type="range"
          min="1"
          max=${this.most}
          aria-valuetext=${depth.plies(plies)}
          .value=${`${plies}`}
          @input=${(event: Event) => this.setDepth((event.target as HTMLInputElement).value)}
        />
        <strong style=${setStyles({ 'min-inline-size': `${depth.plies(this.most).length}ch` })}
          >${depth.plies(plies)}</strong
        >
      </label>
      <p role="status">${summary && renderWithPills(summary)}</p>
    </div>`;
  }

  private setDepth(plies: string): void {
    const { host } = this.connection;
    if (host) host.depthLimit = plies;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-depth': PlyDepth;
  }
}
