import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkLessons, fixLessons } from '../../src/build/check-lessons.ts';
import { readDrafts, readSite } from '../../src/build/read-site.ts';

const front = (title: string, more = '') =>
  `---\ntitle: ${title}\nsummary: S.\nminutes: 5\nexercise-minutes: 1\nobjectives:\n  - do it\n${more}---\n\n`;
const search = '<ply-search id="s" position="oxx/.xo/o..">\n</ply-search>\n\n';

/** A project with these lessons, by the name of the file. */
function project(lessons: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'plybook-lessons-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['src/site/pages', 'src/program/starts', 'src/elements/kit', 'public'])
    cpSync(folder, join(root, folder), { recursive: true });
  mkdirSync(join(root, 'lessons'));
  for (const [name, text] of Object.entries(lessons)) writeFileSync(join(root, 'lessons', name), text);
  return root;
}

test('values that a search does not confirm are written anew, and nothing else is', () => {
  const values = (nodes: string, leaves: string) =>
    `The program makes <ply-value for="s" what="nodes">${nodes}</ply-value> calls; of them <ply-value for="s" what="leaves">${leaves}</ply-value> end the game.\n`;
  const text = (...found: [string, string]) => `${front('One')}${search}${values(...found)}`;
  const root = project({ '01-one.md': text('12', '') });
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  expect(readDrafts(root).problems.map(({ fix }) => fix?.text)).toEqual(['11', '5']);
  fixLessons(root);
  expect(readFileSync(join(root, 'lessons/01-one.md'), 'utf8')).toBe(text('11', '5'));
  expect(told.mock.calls.flat()).toEqual(['lessons/01-one.md:13 11', 'lessons/01-one.md:13 5']);
  expect(checkLessons(root)).toBe(true);
});

test('a file from another system keeps its byte order mark and its ends of lines', () => {
  const written = (nodes: string) =>
    `\uFEFF${front('One')}${search}It makes <ply-value for='s' what='nodes'>${nodes}</ply-value> calls.\n`.replaceAll(
      '\n',
      '\r\n',
    );
  const root = project({
    '01-one.md': written('0'),
    '02-two.md': `\uFEFF${front('Two', 'draft: true\n')}T.\n`.replaceAll('\n', '\r\n'),
  });
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => told.mockRestore());
  fixLessons(root);
  expect(readFileSync(join(root, 'lessons/01-one.md'), 'utf8')).toBe(written('11'));
  expect(readSite(root).lessons.map(({ title }) => title)).toEqual(['One']);
});

test('a draft is checked and shown where it is written, and is not in the site', () => {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  const wrong = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => [told, wrong].forEach((each) => each.mockRestore()));
  const lessons = {
    '01-one.md': `${front('One')}Text.\n`,
    '02-two.md': `${front('Two', 'draft: true\n')}Text.\n`,
  };
  const root = project(lessons);
  expect(readSite(root).lessons.map(({ title }) => title)).toEqual(['One']);
  expect(readDrafts(root).lessons.map(({ title }) => title)).toEqual(['One', 'Two']);
  expect(checkLessons(root)).toBe(true);
  expect(told).toHaveBeenLastCalledWith('2 lessons, 1 of them not in the site, nothing wrong in them.');

  // What is in the site leads to nothing that is not.
  const leading = project({ ...lessons, '01-one.md': `${front('One')}[On](../two/).\n` });
  expect(checkLessons(leading)).toBe(false);
  expect(checkLessons(project({ ...lessons, '02-two.md': `${front('Two', 'draft: maybe\n')}Text.\n` }))).toBe(
    false,
  );
});
