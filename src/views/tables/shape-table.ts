import { html, nothing, type TemplateResult } from 'lit';
import type { PlyCounts, TreeShape } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

const noCounts: PlyCounts = { calls: 0, x: 0, o: 0, draw: 0 };
const results = ['x', 'o', 'draw'] as const;

/**
 * A tree's counts ply by ply, `rows` plies long, all of them unknown for null; `bar` draws a ply's counts, `widest` the
 * calls of the widest ply.
 */
export function renderShapeTable(
  name: string,
  shape: TreeShape | null,
  rows: number,
  bar?: (counts: PlyCounts, widest: number) => TemplateResult,
) {
  const text = words.shape;
  const plies = shape?.plies ?? [];
  const widest = Math.max(...plies.map(({ calls }) => calls));
  return html`<table>
    <caption>
      <strong>${name}</strong>
      ${shape ? text.sum(shape.calls, shape.games) : '\u00a0'}
    </caption>
    <thead>
      <tr>
        <th scope="col">${text.ply}</th>
        ${bar ? html`<td></td>` : nothing}
        <th scope="col" class="number">${text.calls}</th>
        ${results.map((result) => html`<th scope="col" class="number side-${result}">${text.results[result]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Array.from({ length: rows }, (_, ply) => plies[ply] ?? noCounts).map(
        (counts, ply) =>
          html`<tr>
            <th scope="row">${ply}</th>
            ${bar ? html`<td class="bar">${bar(counts, widest)}</td>` : nothing} ${renderNumbers(counts)}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colspan=${bar ? 2 : 1}>${text.all}</th>
        ${renderNumbers(shape ?? noCounts)}
      </tr>
    </tfoot>
  </table>`;
}

function renderNumbers(counts: PlyCounts) {
  const formatCount = words.formatCount;
  const shape = words.shape;
  return (['calls', ...results] as const).map(
    (name) => html`<td class="number">${counts[name] ? formatCount(counts[name]) : shape.none}</td>`,
  );
}
