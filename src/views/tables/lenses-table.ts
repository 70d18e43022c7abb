import { html, nothing, type TemplateResult } from 'lit';
import type { Lenses } from '../../search/index.ts';
import { words } from '../../words/index.ts';

const listedLenses = ['tree', 'merged', 'positions', 'classes'] as const;

export function renderLensesTable(
  caption: string,
  lenses: Lenses,
  picture?: (perPly: readonly number[]) => TemplateResult,
) {
  const text = words.lenses;
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${text.lens}</th>
        ${picture ? html`<th scope="col">${text.picture}</th>` : nothing}
        <th scope="col" class="number">${text.nodes}</th>
        <th scope="col" class="number">${text.games}</th>
      </tr>
    </thead>
    <tbody>
      ${listedLenses.map((lens) => {
        const { nodes, games, perPly } = lenses[lens];
        return html`<tr>
          <th scope="row">${text.names[lens]}</th>
          ${picture ? html`<td>${picture(perPly)}</td>` : nothing}
          <td class="number">${words.formatCount(nodes)}</td>
          <td class="number">${words.formatCount(games)}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}
