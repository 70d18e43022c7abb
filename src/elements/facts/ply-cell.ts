import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { ticTacToe } from '../../game/index.ts';
import { onPreferenceChange, preference } from '../kit/preferences.ts';

/**
 * Cells of the 3 × 3 board in prose, as the reader calls them. The text between the tags calls them 0 to 8: every number
 * in it is a cell.
 *
 * @slot - The cells, as numbers from 0 to 8.
 */
@customElement('ply-cell')
export class PlyCell extends LitElement {
  static override styles = css`
    :host {
      font-variant-numeric: tabular-nums;
    }
  `;

  #forget: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#forget = onPreferenceChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#forget?.();
  }

  protected override render() {
    const notation = preference('notation');
    if (notation === '0-8') return html`<slot></slot>`;
    return this.textContent.replace(/\d+/g, (cell) => ticTacToe.moveName(Number(cell), notation));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-cell': PlyCell;
  }
}
