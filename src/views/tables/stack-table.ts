import { html, nothing } from 'lit';
import { words } from '../../words/index.ts';
import type { StackRow } from './stack-rows.ts';

/** The call stack, the newest call first; that one stands out while it returns. */
export function stackTable(rows: readonly StackRow[], isReturning: boolean) {
  const stack = words.stack;
  const hasWindows = rows.some(({ window }) => window !== null);
  return html`<table class=${hasWindows ? 'windowed' : ''}>
    <caption>
      ${stack.caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${stack.node}</th>
        <th scope="col">${stack.arrival}</th>
        <th scope="col" class="number">${stack.best}</th>
        ${hasWindows ? html`<th scope="col" class="number">${stack.window}</th>` : nothing}
        <th scope="col">${stack.note}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((row, index) => stackRow(row, isReturning && index === 0))}
    </tbody>
  </table>`;
}

function stackRow(row: StackRow, isReturning: boolean) {
  const colour = row.isLeaf ? 'chosen' : row.isMax ? 'max' : 'min';
  return html`<tr class=${isReturning ? 'returning' : ''}>
    <th scope="row" class=${colour}>
      <span class="glyph" aria-hidden="true">${row.isMax ? '▲' : '▼'}</span>${row.role}
    </th>
    <td class="arrival">${row.arrival}</td>
    <td class="number ${colour}">${row.value}</td>
    ${row.window === null ? nothing : html`<td class="number">${row.window}</td>`}
    <td class="quiet">${row.note}</td>
  </tr>`;
}
