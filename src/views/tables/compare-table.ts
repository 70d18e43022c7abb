import { html } from 'lit';
import type { Notation } from '../../game/index.ts';
import {
  comparedMoves,
  playerAt,
  type ComparedMove,
  type Comparison,
  type SideLabel,
  type Worth,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';

/** The moves at the root with what both searches find them worth, and which of them each chooses. */
export function compareTable(comparison: Comparison, notation: Notation) {
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
      ${comparedMoves(comparison, 0, notation).map(moveRow)}
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
  return html`<td class="${side} ${isChosen ? 'chosen' : ''}">
    <span>${words.bounded(sum ?? words.signed(score), bound)}</span>
    ${isChosen ? html`<strong>${words.compare.table.chosen}</strong>` : ''}
  </td>`;
}
