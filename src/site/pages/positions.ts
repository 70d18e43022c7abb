import { ticTacToe } from '../../game/index.ts';
import { surveyAtOnce } from '../../search/index.ts';
import {
  defaultFilter,
  filterCounts,
  filterNames,
  filterValues,
  type FilterCounts,
} from '../../session/index.ts';
import { words } from '../../words/index.ts';
import { frame } from './frame.ts';
import { escapeHtml } from './html.ts';
import type { Page, Site } from './page.ts';

const path = 'positions/';

type Which = (typeof filterValues.which)[number];

let known: Record<Which, FilterCounts> | null = null;

/** The page of all positions in which the two scorings part; without scripts it gives their numbers. */
export function positionsPage(site: Site): Page {
  const { title, summary, intro, remark, needsScript } = words.positions;
  const counts = (known ??= countPositions());
  const text = intro({ ...counts.first.which, ...counts.first.value });
  const main = `<h1>${escapeHtml(title)}</h1>
<p class="summary">${escapeHtml(summary)}</p>
<p>${escapeHtml(text)} ${escapeHtml(remark)}</p>
<positions-browser class="wide"><p>${escapeHtml(needsScript)}</p>
${table(counts)}
</positions-browser>`;
  return {
    path,
    title: words.site.documentTitle(title),
    summary,
    entry: 'positions',
    body: frame(site, { path }, main),
  };
}

/** The counts of the positions of each sort, from the engine itself. */
function countPositions(): Record<Which, FilterCounts> {
  const positions = surveyAtOnce(ticTacToe.start());
  const counts = filterValues.which.map((which) => [
    which,
    filterCounts(positions, { ...defaultFilter, which }),
  ]);
  return Object.fromEntries(counts) as Record<Which, FilterCounts>;
}

/** Every value of every other filter, and how many positions of each sort have it. */
function table(counts: Record<Which, FilterCounts>): string {
  const { table: caption, filters, values, kind } = words.positions;
  const cells = (texts: readonly string[], tag: string) =>
    texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag.split(' ')[0]}>`).join('');
  const head = cells(
    ['', ...filterValues.which.map((which) => values.which[which])],
    'th scope="col"',
  );
  const rows = filterNames
    .filter((name) => name !== 'which')
    .flatMap((name) =>
      filterValues[name].map((value: string) => {
        const labels: Record<string, string> = values[name];
        const numbers = filterValues.which.map((which) => {
          const each: Record<string, number> = counts[which][name];
          return words.count(each[value]);
        });
        return `<tr>${cells([kind(filters[name], labels[value])], 'th scope="row"')}${cells(numbers, 'td')}</tr>`;
      }),
    );
  return `<table><caption>${escapeHtml(caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>${rows.join('\n')}</tbody></table>`;
}
