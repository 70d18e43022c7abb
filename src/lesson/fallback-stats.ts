import { search, type Trace } from '../search/index.ts';
import { figuresOf, lensesAt, optionsOf, readRivals, searchName } from '../walk/index.ts';
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

/** The game tree below the root of a search through every lens; a sentence where it is too large. */
export function lensesTable({ root }: Trace): string {
  const text = words.lenses;
  const lenses = lensesAt(root);
  if (!lenses) return `<p>${text.tooLarge}</p>`;
  const rows = (['tree', 'merged', 'positions', 'classes'] as const).map((lens) => {
    const { nodes, games } = lenses[lens];
    return `<tr><th scope="row">${text.names[lens]}</th><td>${words.count(nodes)}</td><td>${words.count(games)}</td></tr>`;
  });
  const head = [text.lens, text.nodes, text.games].map((name) => `<th scope="col">${name}</th>`);
  return (
    `<table class="stats"><caption>${text.label}</caption>` +
    `<thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
  );
}
