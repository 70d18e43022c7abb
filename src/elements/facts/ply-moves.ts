import { css, unsafeCSS } from 'lit';
import { drawingStyles, listMoveRows, renderMovesTable } from '../../views/index.ts';
import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { preference } from '../kit/preferences.ts';
import { SessionView } from '../host/session-view.ts';
import { base, tables, pills } from '../kit/theme.ts';

/** The root's moves with the boards they lead to and their scores, as far as the search has got. */
@customElement('ply-moves')
export class PlyMoves extends SessionView {
  static override styles = [
    base,
    pills,
    tables,
    unsafeCSS(drawingStyles),
    css`
      table {
        inline-size: auto;
        font-size: var(--ply-type-15);
      }
      th,
      td {
        padding-inline: var(--ply-space-8);
        vertical-align: middle;
      }
      thead th {
        color: var(--ply-ink-3);
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
        background: var(--ply-sunken);
        box-shadow: inset 3px 0 var(--ply-ink);
      }
      .best .state,
      .best .number {
        font-weight: var(--ply-bold);
        color: var(--ply-ink);
      }
    `,
  ];

  protected override renderSession({ trace, step }: Session) {
    const rows = listMoveRows(trace, step, preference('naming'), true);
    return renderMovesTable(words.moves.caption(trace.side(0)), rows);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-moves': PlyMoves;
  }
}
