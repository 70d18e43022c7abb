import { css, html } from 'lit';
import { property } from 'lit/decorators.js';
import { defaultNaming, type CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { findFactKind, type Session } from '../../walk/index.ts';
import { renderScore } from '../../views/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { Later } from '../kit/later.ts';
import { preference } from '../kit/preferences.ts';
import { pills } from '../kit/base-styles.ts';
import { SessionController } from '../host/session-controller.ts';
import { PlyElement } from '../kit/ply-element.ts';

const valuing = new Later(() => import('./read-value-if-any.ts'));

/**
 * A number or a move in prose that comes from the search. The text between its tags was checked when the page was built;
 * it stays until something makes it wrong: another scoring, another step, other names for the cells.
 *
 * @slot - The text that was true when the page was built; shown until something changes it.
 */
@customElement('ply-value')
export class PlyValue extends PlyElement {
  static override styles = [
    pills,
    css`
      :host {
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  /** The id of the session to read; without it, the nearest one around. */
  @property() for = '';
  /** The fact: `root.score`, `root.best`, `nodes`, `node(3,7).size`. */
  @property() what = '';

  /** How cells are named where the text around relies on it; by default as the reader chose. */
  @property() naming: CellNaming | '' = '';

  readonly #session = new SessionController(this);

  #written: { readonly trace: Trace; readonly what: string } | null = null;

  protected override render() {
    const { session } = this.#session;
    const naming = this.naming || preference('naming');
    const value = session && this.findValue(session, naming);
    if (findFactKind(this.what) === 'score') return renderScore(value ?? this.textContent.trim());
    return value ?? html`<slot></slot>`;
  }

  private findValue({ trace, step }: Session, naming: CellNaming): string | null {
    const { what } = this;
    this.#written ??= { trace, what };
    if (valuing.part) return valuing.part.readValueIfAny(trace, what, { step, naming });
    const isWritten =
      trace === this.#written.trace &&
      what === this.#written.what &&
      naming === (this.naming || defaultNaming) &&
      findFactKind(what) !== 'step';
    if (!isWritten || this.textContent.trim() === '') void valuing.fetchFor(this);
    return null;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-value': PlyValue;
  }
}
