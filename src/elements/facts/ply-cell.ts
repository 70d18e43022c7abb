import { html } from 'lit';
import { defaultNaming, ticTacToe } from '../../game/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { PlyElement } from '../kit/ply-element.ts';
import { onPreferenceChange, preference } from '../kit/preferences.ts';

const cells = Array.from({ length: ticTacToe.cells }, (_, cell) => ticTacToe.moveName(cell, defaultNaming));

/**
 * Cells of the 3 × 3 board in prose, named as the reader chose. The text between the tags names them a1 to c3. In lessons
 * every such name becomes one automatically: `X at b3`.
 *
 * @slot - The cells by name, a1 to c3.
 */
@customElement('ply-cell')
export class PlyCell extends PlyElement {
  #end = (): void => {};

  /** With the default names it stays plain text, without a shadow root: a lesson names up to a hundred cells. */
  override connectedCallback(): void {
    this.#end = onPreferenceChange(this.#follow);
    this.#follow();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#end();
  }

  readonly #follow = (): void => {
    if (this.shadowRoot) this.requestUpdate();
    else if (preference('naming') !== defaultNaming) super.connectedCallback();
  };

  protected override async getUpdateComplete(): Promise<boolean> {
    return this.shadowRoot ? super.getUpdateComplete() : true;
  }

  protected override render() {
    const naming = preference('naming');
    if (naming === defaultNaming) return html`<slot></slot>`;
    return this.textContent.replace(/\b[a-c][1-3]\b/g, (name) =>
      ticTacToe.moveName(cells.indexOf(name), naming),
    );
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-cell': PlyCell;
  }
}
