import { css, html } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import {
  comparedMoves,
  playerAt,
  type ComparedMove,
  type Comparison,
  type SideLabel,
  type Worth,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { preference } from '../kit/preferences.ts';

/** The moves at the root with what both searches find them worth, and which of them each chooses. */
export function compareTable(comparison: Comparison) {
  const { table } = words.compare;
  const labels = comparison.labels;
  return html`<table>
    <caption>
      ${table.caption(playerAt(comparison.left, 0))}
    </caption>
    <thead>
      <tr>
        <th scope="col">${table.move}</th>
        ${labels.map((label) => html`<th scope="col">${sideTitle(label)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${comparedMoves(comparison, 0, preference('notation')).map(moveRow)}
    </tbody>
  </table>`;
}

/** The letter of a side on its solid ground, and its title. */
export function sideTitle({ tag, title }: SideLabel) {
  return html`<span class="side"><b>${tag}</b> ${title}</span>`;
}

function moveRow({ name, left, right }: ComparedMove) {
  return html`<tr>
    <th scope="row">${name}</th>
    ${worthCell(left, 'first')} ${worthCell(right, 'second')}
  </tr>`;
}

function worthCell(worth: Worth | null, side: 'first' | 'second') {
  if (!worth) return html`<td class="quiet">${words.sides.absent}</td>`;
  const { isChosen, score, sum, bound } = worth;
  return html`<td class=${classMap({ [side]: true, chosen: isChosen })}>
    <span>${words.bounded(sum ?? words.signed(score), bound)}</span>
    ${isChosen ? html`<strong>${words.compare.table.chosen}</strong>` : ''}
  </td>`;
}

/** The look of `compareTable`. */
export const compareTableStyles = css`
  table {
    inline-size: auto;
    min-inline-size: min(100%, 24rem);
    font-size: 0.9375rem;
  }
  td span {
    display: inline-block;
    min-inline-size: 2.5rem;
    margin-inline-end: 0.5rem;
    white-space: nowrap;
  }
  td.chosen {
    font-weight: 700;
    color: var(--ply-ink);
    outline: 2px dashed var(--ply-ink);
    outline-offset: -4px;
  }
  td.second.chosen {
    color: var(--ply-chosen-ink);
    background: var(--ply-chosen-soft);
    outline: 2px solid var(--ply-chosen);
  }
  td strong {
    white-space: nowrap;
  }
  .side {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    font-weight: 600;
    color: var(--ply-ink);
  }
  .side b {
    display: inline-grid;
    place-content: center;
    min-inline-size: 1.5em;
    block-size: 1.5em;
    color: var(--ply-paper);
    background: var(--ply-ink);
    border-radius: 0.3em;
  }
`;
