import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findBuilt } from '../built.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8').replaceAll('\r\n', '\n');
const filesIn = (folder: string) =>
  (readdirSync(root + folder, { recursive: true }) as string[]).map((name) => `${folder}/${name}`);

interface Facts {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const factsOf = (name: string) => JSON.parse(read(`node_modules/${name}/package.json`)) as Facts;

/** A package and all that it takes along. */
function closure(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name) || !existsSync(`${root}node_modules/${name}`)) return known;
  known.add(name);
  for (const each of Object.keys(factsOf(name).dependencies ?? {})) closure(each, known);
  return known;
}

/** The packages that the sources of pages name, types left out, and modules that the build itself makes. */
const named = new Set(
  ['elements', 'game', 'lesson', 'program', 'search', 'site', 'views', 'walk', 'words']
    .flatMap((room) => filesIn(`src/${room}`).filter((file) => file.endsWith('.ts')))
    .flatMap((file) => [
      ...read(file).matchAll(
        /(?:^(?:import|export)(?! type)[^;'`]*?from |^import |import\()'(?!virtual:)([^.'][^']*)'/gm,
      ),
    ])
    .map(([, source]) => /^(@[^/]+\/)?[^/]+/.exec(source)![0]),
);

const plain = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
const page = plain(readFileSync(findBuilt('licences/index.html'), 'utf8'));
const told = [...page.matchAll(/<h2>([^<]*)<\/h2>/g)].flatMap(([, names]) => names.split(', '));
const fonts = filesIn('src/site/fonts').filter((name) => name.endsWith('.txt'));
const packages = told.slice(1).filter((each) => !each.startsWith('The font '));

/** The licence of a package; some leave out its text, which stands beside the build. */
function licenceOf(name: string): string {
  const own = readdirSync(`${root}node_modules/${name}`).find((each) =>
    /^licen[cs]e(\.(md|txt))?$/i.test(each),
  );
  return read(own ? `node_modules/${name}/${own}` : `src/build/licences/${basename(name)}.txt`);
}

test('the page of licences names Plybook and every package in the scripts, with its version', () => {
  expect(told[0]).toBe('plybook');
  expect(named.size).toBeGreaterThan(2);
  for (const name of named) {
    const family = [...closure(name)].map((each) => `${each} ${factsOf(each).version}`);
    expect(
      told.filter((each) => family.includes(each)),
      name,
    ).not.toEqual([]);
  }
});

test('the page of licences names no package that cannot be in a script', () => {
  const all = new Set([...named].flatMap((name) => [...closure(name)]));
  expect(packages.filter((each) => !all.has(each.replace(/ [^ ]+$/, '')))).toEqual([]);
});

test('the page of licences has the whole text of each licence', () => {
  expect(page).toContain(read('LICENSE').trim());
  expect(fonts.length).toBe(told.length - 1 - packages.length);
  for (const each of fonts) expect(page).toContain(read(each).trim());
  for (const each of packages) expect(page).toContain(licenceOf(each.replace(/ [^ ]+$/, '')).trim());
});

test.each(['lib/standalone/NOTICES.txt', 'download/blank.bin'])('%s carries notices along', (name) => {
  const file = readFileSync(findBuilt(name));
  const text = (name.endsWith('.bin') ? gunzipSync(file) : file).toString();
  expect(text).toContain('Redistribution and use in source and binary forms');
  expect(text).toContain('Mike Bostock');
  expect(text.includes('SIL Open Font License')).toBe(text.includes('font/woff2'));
});
