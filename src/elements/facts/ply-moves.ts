import { css, unsafeCSS } from 'lit';
import { drawingStyles, listMoveRows, renderMovesTable } from '../../views/index.ts';
import { namePlayer, type Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { preference } from '../kit/preferences.ts';
import { SessionView } from '../host/session-view.ts';
import { base, tables, pills } from '../kit/base-styles.ts';

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
        font-size: var(--ply-moves-type, var(--ply-type-15));
      }
      caption {
        font: inherit;
        color: var(--ply-ink);
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
        block-size: calc(56em / 15);
      }
      .ply-drawing {
        inline-size: calc(44em / 15);
      }
      .state {
        min-inline-size: calc(128em / 15);
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
    const { isAbstract = false } = trace.root.game;
    return renderMovesTable(words.moves.caption(namePlayer(trace, 0), isAbstract), rows, isAbstract);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-moves': PlyMoves;
  }
}
