import { css, html, LitElement, nothing, unsafeCSS } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { boardDrawing, drawingStyles, boardScene } from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { moveRows, type MoveRow } from './move-rows.ts';
import { preference } from '../kit/preferences.ts';
import { SessionController } from '../host/session-controller.ts';
import { base, tables } from '../kit/theme.ts';

/** The root's moves with the boards they lead to and their scores, as far as the search has got. */
@customElement('ply-moves')
export class PlyMoves extends LitElement {
  static override styles = [
    base,
    tables,
    unsafeCSS(drawingStyles),
    css`
      table {
        inline-size: auto;
        font-size: 0.9375rem;
      }
      th,
      td {
        padding-inline: 0.5rem;
        vertical-align: middle;
      }
      thead th {
        color: var(--ply-quiet);
        border: 0;
      }
      tbody tr {
        block-size: 3.5rem;
      }
      .ply-drawing {
        inline-size: 2.75rem;
      }
      .state {
        min-inline-size: 8rem;
      }
      .best {
        background: var(--ply-chosen-soft);
        box-shadow: inset 3px 0 var(--ply-chosen);
      }
      .best .state,
      .best .number {
        font-weight: 700;
        color: var(--ply-chosen-ink);
      }
    `,
  ];

  /** The id of the session to follow; without it, the nearest one around. */
  @property() for = '';

  readonly #session = new SessionController(this);

  protected override render() {
    const { session } = this.#session;
    if (!session) return nothing;
    const { trace, step } = session;
    const moves = words.moves;
    const isFinished = step === trace.stepCount - 1 && !trace.isUnfinished(0);
    const hasBoard = trace.root.game.board(trace.root) !== null;
    return html`<table>
      <caption>
        ${moves.caption(trace.side(0))}
      </caption>
      <thead>
        <tr>
          <th scope="col">${moves.move}</th>
          ${hasBoard ? html`<th scope="col">${moves.board}</th>` : nothing}
          <th scope="col" class="number">${moves.score}</th>
          <th scope="col">${moves.state}</th>
        </tr>
      </thead>
      <tbody>
        ${moveRows(trace, step).map((row) => moveRow(trace, row, isFinished))}
      </tbody>
    </table>`;
  }
}

function moveRow(trace: Trace, row: MoveRow, isFinished: boolean) {
  const moves = words.moves;
  const notation = preference('notation');
  const board = boardScene(trace.position(row.node), trace.root, notation);
  return html`<tr class=${row.isBest ? 'best' : ''}>
    <th scope="row">${trace.root.game.moveName(row.move, notation)}</th>
    ${board ? html`<td>${boardDrawing(board)}</td>` : nothing}
    <td class="number">
      ${row.score === null ? moves.none : words.bounded(words.signed(row.score), row.bound)}
    </td>
    <td class="state">${moves.stateOf({ ...row, isFinished })}</td>
  </tr>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-moves': PlyMoves;
  }
}
