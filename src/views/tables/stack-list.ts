import { html, nothing } from 'lit';
import { words } from '../../words/index.ts';
import { drawBoard } from '../board/board-drawing.ts';
import { joinClasses } from '../classes.ts';
import { renderWithPills } from '../score-pill.ts';
import type { StackRow } from './stack-rows.ts';

/** A ply that no call is at. */
export interface FreeSlot {
  readonly ply: number;
  readonly isMax: boolean;
}

/** One slot a ply with the root at the bottom, so that no row ever moves. Roomy rows have two lines. */
export function renderStackList(rows: readonly StackRow[], free: readonly FreeSlot[], isRoomy: boolean) {
  const { caption } = words.stack;
  const hasBoards = rows.some(({ board }) => board !== null);
  return html`<ol class=${isRoomy ? 'roomy' : ''} role="list" aria-label=${caption}>
    ${free.map(
      ({ ply, isMax }) =>
        html`<li class="free quiet" aria-hidden="true">
          ${renderSign(isMax, ply)}${hasBoards ? html`<span class="picture"></span>` : nothing}<span
            class="what"
            >${words.stack.free}</span
          >
        </li>`,
    )}
    ${rows.map((row, index) => renderStackItem(row, index === 0, hasBoards))}
  </ol>`;
}

export function renderStackItem(row: StackRow, isCurrent: boolean, hasBoards = row.board !== null) {
  return html`<li class=${isCurrent ? 'current' : ''} aria-current=${isCurrent ? 'step' : 'false'}>
    ${renderSign(row.isMax, row.ply)}
    ${hasBoards ? html`<span class="picture" aria-hidden="true">${row.board ? drawBoard(row.board) : nothing}</span>` : nothing}
    <span class="what" title=${row.note}
      ><span class="role ${row.isMax ? 'max' : 'min'}"
        ><span aria-hidden="true">${row.isMax ? '▲' : '▼'}</span> ${words.nameRole(row.isMax)}</span
      >
      <b>${row.arrival}</b>
      <span class="note quiet"
        ><span class="long">${row.note}</span><span class="short">${row.brief}</span></span
      ></span
    >
    <span class="known beside digits"
      >${row.window === null ? nothing : html`<span class="window quiet">${renderWithPills(row.window)}</span>`}<span
        class=${joinClasses('pill', row.tone, { bound: row.isBound })}
        >${row.value}</span
      ></span
    >
  </li>`;
}

function renderSign(isMax: boolean, ply: number) {
  return html`<span class="sign ${isMax ? 'max' : 'min'}"
    ><span aria-hidden="true">${isMax ? '▲' : '▼'}</span>
    <span class="ply"
      ><span class="unseen">${words.stack.slot(ply)}</span><span aria-hidden="true">${ply}</span></span
    >
  </span>`;
}
