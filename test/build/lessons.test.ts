import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { checkLessons, fixLessons } from '../../src/build/check-lessons.ts';
import { readDrafts, readSite } from '../../src/build/read-site.ts';
import { writeStretches } from '../../src/lesson/index.ts';

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
  cpSync('course.yaml', join(root, 'course.yaml'));
  for (const [name, text] of Object.entries(lessons)) writeFileSync(join(root, 'lessons', name), text);
  return root;
}

test('only values that a search does not confirm are rewritten', async () => {
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
  expect(await checkLessons(root)).toBe(true);
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

test('a draft is checked and shown where it is written, and is not in the site', async () => {
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
  expect(await checkLessons(root)).toBe(true);
  expect(told).toHaveBeenLastCalledWith('2 lessons, 1 of them drafts, no mistakes found.');

  // A site has at least one lesson.
  const none = project({ '01-one.md': `${front('One', 'draft: true\n')}Text.\n` });
  expect(await checkLessons(none)).toBe(false);
  expect(wrong.mock.lastCall?.join()).toContain('course.yaml:1:1 no finished lesson in lessons/');

  // One in the middle leaves its number free.
  const between = project({
    '01-one.md': `${front('One', 'draft: true\n')}Text.\n`,
    '02-two.md': `${front('Two')}Text.\n`,
  });
  expect(readSite(between).lessons.map(({ number }) => number)).toEqual([2]);

  // What is in the site leads to nothing that is not.
  const leading = project({ ...lessons, '01-one.md': `${front('One')}[On](../two/).\n` });
  expect(await checkLessons(leading)).toBe(false);
  expect(
    await checkLessons(project({ ...lessons, '02-two.md': `${front('Two', 'draft: maybe\n')}Text.\n` })),
  ).toBe(false);
});

test('a mistake in course.yaml is reported there, and stops the check of the lessons', async () => {
  const wrong = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => wrong.mockRestore());
  const text = `${front('One')}${search}It makes <ply-value for="s" what="nodes">12</ply-value> calls.\n`;
  const root = project({ '01-one.md': text });
  writeFileSync(join(root, 'course.yaml'), 'name: One\nheading: Two\nsummary: Three\nlessons: leson\n');
  fixLessons(root);
  expect(readFileSync(join(root, 'lessons/01-one.md'), 'utf8')).toBe(text);
  expect(await checkLessons(root)).toBe(false);
  expect(wrong.mock.lastCall?.join()).toMatch(/course\.yaml:4:10 .*leson[^]*4 \| lessons: leson/);
});

test('an image is in the folder of the lessons, and its path begins there', () => {
  const root = project({
    '01-one.md': `${front('One')}![A board](images/a%20board.png) ![The sign](../../icon.svg)\n`,
  });
  mkdirSync(join(root, 'lessons/images'));
  cpSync('public/icon-180.png', join(root, 'lessons/images/a board.png'));
  const { lessons, images } = readSite(root);
  expect(images).toContain('lessons/images/a board.png');
  const html = writeStretches(lessons[0].stretches);
  expect(html).toContain('src="../images/a%20board.png"');
  expect(html).toContain('src="../../icon.svg"');
});
