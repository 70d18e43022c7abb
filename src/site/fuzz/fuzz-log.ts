import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { words } from '../../words/index.ts';

/** The visible log of the fuzzer: its seed, its latest event, and every problem with the event after which it showed. */
@customElement('fuzz-log')
export class FuzzLog extends LitElement {
  static override styles = css`
    :host {
      position: fixed;
      inset: auto 0 0 auto;
      z-index: 100;
      max-inline-size: min(100%, 40rem);
      max-block-size: 40%;
      overflow: auto;
      box-sizing: border-box;
      padding: 0.5rem 0.75rem;
      font: 0.875rem / 1.4 var(--ply-mono);
      color: var(--ply-ink);
      background: var(--ply-paper);
      border: 2px solid var(--ply-line-strong);
      overflow-wrap: anywhere;
      pointer-events: none;
    }
    p,
    ol {
      margin: 0;
    }
    ol {
      color: var(--ply-min-ink);
    }
  `;

  /** What is fuzzed, with which seed. */
  @property() heading = '';
  /** What happened last. */
  @property() latest = '';
  /** What went wrong so far. */
  @property({ attribute: false }) problems: readonly string[] = [];

  protected override render() {
    return html`<aside aria-label=${words.fuzz.log}>
      <p><strong>${this.heading}</strong></p>
      <p>${this.latest}</p>
      <div role="log">
        <ol>
          ${this.problems.map((problem) => html`<li>${problem}</li>`)}
        </ol>
      </div>
    </aside>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'fuzz-log': FuzzLog;
  }
}
