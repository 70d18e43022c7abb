import { css, html } from 'lit';
import { words } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { PlyElement } from '../kit/ply-element.ts';
import { base, buttons } from '../kit/base-styles.ts';

/**
 * A table with covered cells, each a closed `<details>`. A button uncovers or covers all of them at once. Written in a
 * lesson as `:::cover`.
 *
 * @slot - The table.
 */
@customElement('ply-cover')
export class PlyCover extends PlyElement {
  static override styles = [
    base,
    buttons,
    css`
      button {
        margin-block-start: var(--ply-space-8);
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    // `toggle` does not bubble, but is captured.
    this.addEventListener('toggle', this.#onToggle, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('toggle', this.#onToggle, { capture: true });
  }

  protected override render() {
    const { coverAll, showAll } = words.cover;
    return html`<slot></slot
      ><button class="on-screen" @click=${this.#toggleAll}>${this.isOpen ? coverAll : showAll}</button>`;
  }

  private get isOpen(): boolean {
    return this.cells.every(({ open }) => open);
  }

  private get cells(): HTMLDetailsElement[] {
    return [...this.querySelectorAll<HTMLDetailsElement>('.covered > details')];
  }

  readonly #onToggle = (): void => this.requestUpdate();

  readonly #toggleAll = (): void => {
    const { isOpen } = this;
    for (const cell of this.cells) cell.open = !isOpen;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-cover': PlyCover;
  }
}
