import { html, nothing } from 'lit';
import type { PlyCounts, TreeShape } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { styled } from '../kit/styled.ts';

const nothingThere: PlyCounts = { calls: 0, x: 0, o: 0, draw: 0 };
const results = ['x', 'o', 'draw'] as const;

/** So many plies, a row for each, with a bar for its calls, in which the games that end there have the colour of their result. */
export function shapeTable(name: string, shape: TreeShape, rows: number) {
  const text = words.shape;
  const widest = Math.max(...shape.plies.map(({ calls }) => calls));
  return html`<table>
    <caption>
      <strong>${name}</strong>
      ${text.sum(shape.calls, shape.games)}
    </caption>
    <thead>
      <tr>
        <th scope="col">${text.ply}</th>
        <td></td>
        <th scope="col" class="number">${text.calls}</th>
        ${results.map((result) => html`<th scope="col" class="number ${result}">${text.results[result]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${Array.from({ length: rows }, (_, ply) => shape.plies[ply] ?? nothingThere).map(
        (counts, ply) =>
          html`<tr>
            <th scope="row">${ply}</th>
            <td class="bar">${bar(counts, widest)}</td>
            ${numbers(counts)}
          </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colspan="2">${text.all}</th>
        ${numbers(shape)}
      </tr>
    </tfoot>
  </table>`;
}

function numbers(counts: PlyCounts) {
  const count = words.count;
  const shape = words.shape;
  return (['calls', ...results] as const).map(
    (name) => html`<td class="number">${counts[name] ? count(counts[name]) : shape.none}</td>`,
  );
}

function bar(counts: PlyCounts, widest: number) {
  const part = (name: string, calls: number) =>
    calls
      ? html`<i class=${name} style=${styled({ 'inline-size': `${(100 * calls) / widest}%` })}></i>`
      : nothing;
  const running = counts.calls - counts.x - counts.o - counts.draw;
  return html`<div aria-hidden="true">
    ${results.map((result) => part(result, counts[result]))}${part('running', running)}
  </div>`;
}
