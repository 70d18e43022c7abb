import { css, html, svg } from 'lit';
import { findLenses, type Session } from '../../walk/index.ts';
import { renderLensesTable } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { SessionView } from '../host/session-view.ts';
import { customElement } from '../kit/custom-element.ts';
import { base, card, tables } from '../kit/base-styles.ts';

const WIDTH = 140;
const ROW = 6;

/**
 * The game tree below the root through four lenses: every sequence of moves, sequences with equivalent moves counted
 * once, every position, and equivalent positions counted once; each with its counts and a picture of its plies.
 */
@customElement('ply-lenses')
export class PlyLenses extends SessionView {
  static override styles = [
    base,
    card,
    tables,
    css`
      :host {
        container-type: inline-size;
      }
      th,
      td {
        vertical-align: middle;
      }
      .card {
        overflow-x: auto;
      }
      svg {
        display: block;
        inline-size: 8.75rem;
        max-inline-size: 100%;
        block-size: auto;
      }
      rect {
        fill: var(--ply-max);
      }
      rect.min {
        fill: var(--ply-min);
      }
      @container (width <= 27rem) {
        table {
          font-size: var(--ply-type-13);
        }
        svg {
          inline-size: 4.5rem;
          max-inline-size: none;
        }
      }
    `,
  ];

  protected override renderSession({ trace }: Session) {
    const lenses = words.lenses;
    const all = findLenses(trace.root);
    if (!all) return html`<p class="card">${lenses.tooLarge}</p>`;
    const widest = Math.max(...all.tree.perPly);
    return html`<div class="card tight">
      ${renderLensesTable(lenses.caption, all, (perPly) => drawSilhouette(perPly, widest, trace.isMax(0)))}
    </div>`;
  }
}

/** A bar for each ply, its length the logarithm of its nodes; blue for MAX, orange for MIN. */
function drawSilhouette(perPly: readonly number[], widest: number, isMaxFirst: boolean) {
  const height = ROW * perPly.length;
  return html`<svg
    viewBox="0 0 ${WIDTH} ${height}"
    width=${WIDTH}
    height=${height}
    role="img"
    aria-label=${words.lenses.plies(perPly)}
  >
    ${perPly.map((nodes, ply) => {
      const width = 2 + ((WIDTH - 2) * Math.log(nodes)) / Math.log(Math.max(2, widest));
      const side = (ply % 2 === 0) === isMaxFirst ? 'max' : 'min';
      return svg`<rect class=${side} x=${(WIDTH - width) / 2} y=${ROW * ply} width=${width} height=${ROW - 1.5}></rect>`;
    })}
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-lenses': PlyLenses;
  }
}
