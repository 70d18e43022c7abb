import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Made from a table with lengths of its own. */
const made = ['src/site/every-page/waiting.css', 'src/site/fonts/fonts.css'];

/** What is drawn has a coordinate system of its own, in which the page's sizes mean nothing. */
const isDrawing = (file: string) => file.startsWith(join('src', 'views'));

/** The style sheets, and the `css` templates of the elements, by their files. */
const sheets = new Map(
  (readdirSync('src', { recursive: true }) as string[])
    .map((file) => join('src', file))
    .filter((file) => /\.(css|ts)$/.test(file) && !made.includes(file) && !isDrawing(file))
    .map((file) => [file, file.endsWith('.css') ? read(file) : templates(read(file))] as const)
    .filter(([, text]) => text !== ''),
);

function read(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
}

function templates(text: string): string {
  return [...text.matchAll(/\bcss`([^`]*)`/g)].map(([, css]) => css).join('\n');
}

/** What a pattern finds in any sheet and `isAllowed` refuses, with its file. */
function refused(pattern: RegExp, isAllowed: (found: string) => boolean): string[] {
  return [...sheets].flatMap(([file, text]) =>
    [...text.matchAll(pattern)]
      .filter(([, found]) => !isAllowed(found))
      .map(([whole]) => `${file}: ${whole.replace(/\s+/g, ' ')}`),
  );
}

/** The lengths in the queries of one kind, in rem. */
const lengths = (query: string) => (query.match(/[\d.]+(?=rem)|\d+px/g) ?? []).map(Number);

test('pages change their look at four lengths', () => {
  const steps = new Set([40, 52, 64, 80]);
  expect(refused(/@media([^{]*)\{/g, (query) => lengths(query).every((each) => steps.has(each)))).toEqual([]);
});

test('elements change theirs at few lengths, four of them those of pages', () => {
  const steps = new Set([14, 22, 27, 30, 32, 36, 40, 44, 48, 52, 60, 64, 68, 76, 80, 84, 88, 96]);
  expect(refused(/@container([^{]*)\{/g, (query) => lengths(query).every((each) => steps.has(each)))).toEqual(
    [],
  );
});

test('text has a size of the scale, or one relative to the text around', () => {
  const isOfScale = (value: string) => !/\d(?:rem|px)/.test(value.split(' / ')[0]);
  // A slide has the type of its window, a drawing a coordinate system of its own.
  expect(refused(/\bfont(?:-size)?:([^;]*);/g, isOfScale).map((found) => found.split(': font')[0])).toEqual([
    'src/site/every-page/prose.css',
    'src/site/every-page/tree-card.css',
    'src/site/present/presenter.css',
    'src/site/present/presenter.css',
  ]);
});

test('a line at a text has its colour, style and thickness by themselves: Safari knows no thickness beside them', () => {
  const isLine = (value: string) => /^ (?:none|underline|line-through|inherit)$/.test(value);
  expect(refused(/\btext-decoration:([^;]*);/g, isLine)).toEqual([]);
});

test('text has one of three weights', () => {
  const isToken = (value: string) => !/\b[1-9]\d\d\b|\bbold/.test(value.replaceAll(/var\([^)]*\)/g, ''));
  expect(refused(/\bfont(?:-weight)?:([^;]*);/g, isToken)).toEqual([]);
});

/** Lines that are no part of a tree or a board, and keep their width. */
const otherLines: Readonly<Record<string, string>> = {
  'src/build/draw-card.ts': 'the picture of a shared link, which no reader sets',
  'src/elements/host/icons.ts': 'icons',
  'src/elements/tree/view-tools.ts': 'icons',
  'src/site/pages/build-page.ts': 'the logo and icons',
  'src/site/present/present-bar.ts': 'icons',
  'src/site/reader/reader-settings.ts': 'icons',
  'src/views/timeline/strip-styles.ts': 'the timeline, whose bars may be as thin as a line',
};

test('lines of trees and boards are as thick as the token says, except around letters', () => {
  const constant = (readdirSync('src', { recursive: true }) as string[])
    .map((file) => join('src', file))
    .filter((file) => /\.(css|ts)$/.test(file))
    .filter((file) =>
      [...read(file).matchAll(/stroke-width(?:: |=")([^;"]*)([^}>]*)/g)].some(
        ([, width, rest]) => !width.includes('var(--stroke)') && !rest.includes('paint-order: stroke'),
      ),
    );
  expect(constant.toSorted()).toEqual(Object.keys(otherLines));
});

test('text is hidden from sight in one place', () => {
  expect(refused(/(clip-path:[^;]*);/g, () => false)).toEqual([
    'src/elements/kit/utilities.css: clip-path: var(--unseen) inset(50%);',
  ]);
});

test('no text is put on its line by its baseline, which other engines do not do for a text in parts', () => {
  expect(refused(/(dominant-baseline)[^;]*;/g, () => false)).toEqual([]);
  const drawn = (readdirSync('src', { recursive: true }) as string[]).map((file) => join('src', file));
  const files = drawn.filter((file) => isDrawing(file) && file.endsWith('.ts'));
  expect(files.filter((file) => read(file).includes('dominant-baseline'))).toEqual([]);
});

test('words on a filled ground can be read in colours of the reader’s own, which put a ground behind them', () => {
  const filled = [...sheets].flatMap(([file, text]) =>
    [...text.matchAll(/[^{}]*\{[^{}]*\bcolor: var\(--ply-(?:on-ink|surface)\);[^{}]*\}/g)].map(
      ([rule]) => `${file}: ${rule}`,
    ),
  );
  expect(filled.length).toBeGreaterThan(5);
  expect(filled.filter((rule) => !rule.includes('forced-color-adjust: none;'))).toEqual([]);
});

test('a class of one window is no class that the whole page styles', () => {
  const page = join('src', 'site', 'every-page');
  const imported = [...read(join(page, 'styles.css')).matchAll(/@import '(.*)'/g)];
  const files = imported.map(([, file]) => join(page, file)).filter((file) => sheets.has(file));
  const selectors = files.flatMap((file) =>
    [...sheets.get(file)!.matchAll(/([^{};]+)\{/g)].flatMap(([, all]) =>
      all.split(',').map((selector) => ({ file, selector: selector.trim() })),
    ),
  );
  const own = selectors.flatMap(({ selector }) =>
    /^[a-z]+-[a-z-]+ /.test(selector) ? (selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []) : [],
  );
  const ofPage = selectors.flatMap(({ file, selector }) => {
    const [, name = ''] = /^\.([a-z][\w-]*)/.exec(selector) ?? [];
    return own.includes(name) ? [`${file}: ${selector}`] : [];
  });
  expect(own.length).toBeGreaterThan(0);
  expect(ofPage).toEqual([]);
});
