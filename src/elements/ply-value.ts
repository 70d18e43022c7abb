import { css, html, LitElement } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Notation } from '../game/index.ts';
import { valueOf, type Session } from '../session/index.ts';
import { preference } from './preferences.ts';
import { SessionController } from './session-controller.ts';

/** A number or a move in prose that comes from the search. Until there is an answer it shows the text between its tags. */
@customElement('ply-value')
export class PlyValue extends LitElement {
  static override styles = css`
    :host {
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
  `;

  /** The id of the session to ask; without it, the nearest one around. */
  @property() for = '';
  /** The fact: `root.score`, `root.best`, `nodes`, `node(3,7).size`. */
  @property() what = '';

  /** How cells are called, where the text around takes it for granted; without it, as the reader chose. */
  @property() notation: Notation | '' = '';

  readonly #session = new SessionController(this);

  protected override render() {
    const { session } = this.#session;
    const notation = this.notation || preference('notation');
    return (session && answer(session, this.what, notation)) ?? html`<slot></slot>`;
  }
}

function answer({ trace, step }: Session, what: string, notation: Notation): string | null {
  try {
    return valueOf(trace, what, { step, notation });
  } catch {
    return null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-value': PlyValue;
  }
}
