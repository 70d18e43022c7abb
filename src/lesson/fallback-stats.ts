import { search, type Trace } from '../search/index.ts';
import { figuresOf, optionsOf, readRivals, searchName } from '../session/index.ts';
import { words } from '../words/index.ts';
import { escapeHtml } from './tags.ts';

/** The nodes of a search, of plain minimax, and of other ways to search the same position. */
export function statsTable(trace: Trace, against: string): string {
  const { nodes, plain } = figuresOf(trace);
  const others = readRivals(against).map((rival) => search(trace.root, optionsOf(rival)));
  const rows = [
    [words.stats.plain, plain === null ? words.uncounted : words.count(plain)],
    ...[...(nodes === plain ? [] : [trace]), ...others].map(({ options, length }) => [
      searchName(options),
      words.count(length),
    ]),
  ];
  const lines = rows.map(
    ([name, count]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${count}</td></tr>`,
  );
  return `<table class="stats"><caption>${words.stats.nodes}</caption><tbody>${lines.join('')}</tbody></table>`;
}
