import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { words } from '../../words/index.ts';

/** Opens a panel with the reader's choices from the header; what is in it is fetched when it is about to be seen. */
@customElement('reader-settings')
export class ReaderSettings extends LitElement {
  static override styles = css`
    :host {
      position: relative;
      font: inherit;
    }
    summary {
      min-block-size: 2.75rem;
      padding-inline: 0.5rem;
      display: flex;
      align-items: center;
      cursor: var(--ply-cursor, pointer);
      list-style: none;
    }
    summary:focus-visible {
      outline: 3px solid var(--ply-focus);
      outline-offset: 2px;
    }
    summary::-webkit-details-marker {
      display: none;
    }
    .panel {
      position: absolute;
      inset-inline-end: 0;
      z-index: 20;
      min-inline-size: 15rem;
      min-block-size: 20rem;
      max-block-size: calc(100dvh - 5rem);
      overflow: auto;
      padding: 1rem;
      background: var(--ply-paper);
      color: var(--ply-ink);
      border: 1px solid var(--ply-line);
      border-radius: 0.5rem;
      box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 15%);
    }
  `;

  protected override render() {
    return html`<details @keydown=${this.#close} @focusout=${this.#leave}>
      <summary @pointerenter=${this.#fetch} @focus=${this.#fetch} @click=${this.#fetch}>
        ${words.header.settings}
      </summary>
      <div class="panel"><settings-panel></settings-panel></div>
    </details>`;
  }

  readonly #fetch = (): void => void import('./settings-panel.ts');

  readonly #close = (event: KeyboardEvent): void => {
    const details = event.currentTarget;
    if (event.key !== 'Escape' || !(details instanceof HTMLDetailsElement) || !details.open) return;
    event.preventDefault();
    details.open = false;
    details.querySelector('summary')?.focus();
  };

  readonly #leave = (event: FocusEvent): void => {
    const details = event.currentTarget;
    const isInside = event.relatedTarget instanceof Node && this.renderRoot.contains(event.relatedTarget);
    if (details instanceof HTMLDetailsElement && event.relatedTarget && !isInside) details.open = false;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'reader-settings': ReaderSettings;
  }
}
