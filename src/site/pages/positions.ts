import { html } from 'lit';
import { ticTacToe } from '../../game/index.ts';
import { surveyAtOnce } from '../../search/index.ts';
import {
  defaultFilter,
  countFiltered,
  filterNames,
  filterValues,
  type FilterCounts,
  type FilterName,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { buildPage } from './build-page.ts';
import type { Page, Site } from './page.ts';

const path = 'positions/';

type PositionSort = (typeof filterValues.which)[number];

let knownCounts: Record<PositionSort, FilterCounts> | null = null;

export function buildPositionsPage(site: Site): Page {
  const { title, summary, intro, remark, needsScript } = words.positions;
  const counts = (knownCounts ??= countPositions());
  const text = intro({ ...counts.first.which, ...counts.first.value });
  const main = html`<h1>${title}</h1>
    <p class="summary">${summary}</p>
    <p>${text} ${remark}</p>
    <positions-browser class="wide">
      <p class="scriptless">${needsScript}</p>
      ${renderCountTable(counts)}
    </positions-browser>`;
  return buildPage(site, { path, title, summary, entry: 'positions' }, main);
}

function countPositions(): Record<PositionSort, FilterCounts> {
  const positions = surveyAtOnce(ticTacToe.start());
  const counts = filterValues.which.map((which) => [
    which,
    countFiltered(positions, { ...defaultFilter, which }),
  ]);
  return Object.fromEntries(counts) as Record<PositionSort, FilterCounts>;
}

function renderCountTable(counts: Record<PositionSort, FilterCounts>) {
  const { table: caption, filters, values } = words.positions;
  const sorts = filterValues.which;
  const renderRow = (name: FilterName, value: string) => {
    const labels: Record<string, string> = values[name];
    const numbers = sorts.map((which) => (counts[which][name] as Record<string, number>)[value]);
    const cells = numbers.map((number) => html`<td>${words.formatCount(number)}</td>`);
    return html`<tr>
      <th scope="row">${labels[value]}</th>
      ${cells}
    </tr>`;
  };
  const renderGroup = (name: FilterName) => {
    const rows = filterValues[name].filter((value) => value !== 'any').map((value) => renderRow(name, value));
    const head = html`<th colspan="${1 + sorts.length}" scope="rowgroup">${filters[name]}</th>`;
    return html`<tbody>
      <tr>
        ${head}
      </tr>
      ${rows}
    </tbody>`;
  };
  const heads = sorts.map((which) => html`<th scope="col">${values.which[which]}</th>`);
  return html`<table class="counts">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <td></td>
        ${heads}
      </tr>
    </thead>
    ${filterNames.filter((name) => name !== 'which').map(renderGroup)}
  </table>`;
}
