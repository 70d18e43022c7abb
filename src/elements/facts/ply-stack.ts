import { html, unsafeCSS } from 'lit';
import { property } from 'lit/decorators.js';
import type { Trace } from '../../search/index.ts';
import {
  drawingStyles,
  renderStackItem,
  renderStackList,
  listStackRows,
  type FreeSlot,
} from '../../views/index.ts';
import { buildStack, type Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { ROOMY_SLOTS, countStackSlots } from '../host/stack-slots.ts';
import { customElement } from '../kit/custom-element.ts';
import { preference } from '../kit/preferences.ts';
import { SessionView } from '../host/session-view.ts';
import { base, pills } from '../kit/base-styles.ts';
import stackRules from './stack.css?inline';

/** The call stack, one slot per ply, newest on top: who is to move, the move that led here, what is known so far. */
@customElement('ply-stack')
export class PlyStack extends SessionView {
  static override styles = [base, pills, unsafeCSS(drawingStyles), unsafeCSS(stackRules)];

  /** Whether to show only the newest call. */
  @property({ type: Boolean }) brief = false;

  /** Whether to show only how many calls are open. */
  @property({ attribute: false }) showsNumber = false;

  protected override renderSession({ trace, step }: Session) {
    if (this.showsNumber) return buildStack(trace, step).length;
    const rows = listStackRows(trace, step, preference('naming'));
    if (this.brief)
      return html`<ol class="roomy brief" role="list">
        ${renderStackItem(rows[0], false)}
      </ol>`;
    const slots = countStackSlots(trace);
    return html`<header class="quiet">
        <b>${words.stack.title}</b>
        <span class="digits">${words.stack.inUse(rows.length, trace.plies + 1)}</span>
      </header>
      ${renderStackList(rows, listFreeSlots(trace, rows.length, slots), slots <= ROOMY_SLOTS)}`;
  }
}

function listFreeSlots(trace: Trace, used: number, slots: number): FreeSlot[] {
  return Array.from({ length: Math.max(slots - used, 0) }, (_, index) => {
    const ply = slots - 1 - index;
    return { ply, isMax: trace.isMaxPly(ply) };
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-stack': PlyStack;
  }
}
