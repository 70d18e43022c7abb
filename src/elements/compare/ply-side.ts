import { css, html } from 'lit';
import { property } from 'lit/decorators.js';
import type { Playback, Session } from '../../walk/index.ts';
import type { SearchState, SessionHost } from '../host/session-host.ts';
import { customElement } from '../kit/custom-element.ts';
import { PlyElement } from '../kit/ply-element.ts';

/** Gives the views inside it the second session of a comparison, which moves along with the first. */
@customElement('ply-side')
export class PlySide extends PlyElement implements SessionHost {
  static override styles = css`
    :host {
      display: contents;
    }
  `;

  @property({ attribute: false }) session: Session | null = null;
  @property({ attribute: false }) playback: Playback | null = null;

  /** A side exists only once its search is done. */
  readonly searchState: SearchState = { phase: 'done' };

  protected override render() {
    return html`<slot></slot>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-side': PlySide;
  }
}
