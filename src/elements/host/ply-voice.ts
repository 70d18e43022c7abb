import { css, html, LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { customElement } from '../kit/custom-element.ts';
import { base } from '../kit/base-styles.ts';

/** A live region of the page: says to screen readers what no view shows. */
@customElement('ply-voice')
export class PlyVoice extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        position: fixed;
        inset: auto auto 0 0;
      }
    `,
  ];

  @property({ attribute: false }) text = '';
  /** Grows with each sentence, so that a repeated one is announced again. */
  @property({ attribute: false }) turn = 0;

  protected override render() {
    return html`<p class="unseen" role="status">${keyed(this.turn, html`<span>${this.text}</span>`)}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-voice': PlyVoice;
  }
}
