import { expect, test } from 'vitest';
import { readSite } from '../src/build/read-site.ts';
import { fillShell } from '../src/build/fill-shell.ts';
import { formatPosition } from '../src/game/index.ts';
import { buildSitePages, describeCard } from '../src/site/pages/index.ts';

const pages = buildSitePages(readSite('.'));

test('no two workbenches share the board of their cards, nor the home page’s', () => {
  const [home] = pages;
  const benches = pages.filter(({ isBench }) => isBench);
  expect(benches.length).toBeGreaterThan(1);
  const boards = [home, ...benches].map(({ card }) => card && formatPosition(card.trace.root));
  expect(boards).not.toContain(undefined);
  expect(new Set(boards).size).toBe(boards.length);
});

test('the text alternative of a card names the board that it shows', () => {
  const marks = (text: string) => [...text.matchAll(/row \d: (?<row>[\w, ]+)/g)].map((each) => each[1]);
  for (const page of pages) {
    const { trace } = (page.card ?? pages[0].card)!;
    const [alt] = /(?<=og:image:alt" content=")[^"]*/.exec(fillShell('.', page))!;
    if (trace.root.game.isAbstract) continue;
    const rows = formatPosition(trace.root)
      .split('/')
      .map((row) => [...row].map((mark) => (mark === '.' ? 'empty' : mark.toUpperCase())).join(', '));
    expect(marks(alt), page.path).toEqual(rows);
  }
  expect(describeCard()).toBe(describeCard(pages[0].card));
});
