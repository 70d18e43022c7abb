import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { serve } from '../../src/build/serve.js';
import { starts } from '../../src/program/starts/index.ts';
import { newContext, openAt } from './browser.ts';
import { fileOf } from './file-of.ts';
import { OwnCourse } from './own-course.ts';

const facts = (title: string, more = '') =>
  `---\ntitle: ${title}\nsummary: Two words.\nminutes: 5\nexercise-minutes: 1\nobjectives:\n  - look ahead\n${more}---\n\n`;

const course = new OwnCourse({
  'course.yaml': `name: Spiele im Kurs
heading: Games, looked at closely
summary: Two lessons for our own class.
lessons: units/spring
base: https://school.example/games/
`,
  'units/spring/01-three-cells.md': `${facts('Three cells')}## Look

![Two boards](images/two%20boards.svg)

<ply-stepper id="three" position="oxx/.xo/o.."></ply-stepper>

Go [on](../a-program/), [look it up](../../glossary/), or [explore](../../explore/#position=oxx/.xo/o..).

:::quiz Who wins?

- [x] X — In the middle column.
- [ ] O — X is to move.
:::
`,
  'units/spring/02-a-program.md': `${facts('A program')}## Write

Back to [the first](01-three-cells.md).

<ply-program id="own" language="python" position="oxx/.xo/o.." call="score(board)" asks="score" file="score.py">

\`\`\`python
def score(board):
    return 0
\`\`\`

</ply-program>
`,
  'units/spring/03-later.md': `${facts('Not yet', 'draft: true\n')}Nobody is to read this sentence.\n`,
  'units/spring/images/two boards.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="40"><rect width="3000" height="40"/></svg>\n',
});

let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  await course.build();
  server = await serve(course.dist, { base: '/below/here/' });
});

afterAll(async () => {
  await server?.close();
  course.remove();
});

const openPage = (path: string, options = {}) =>
  openAt(server.url + path, { reducedMotion: 'reduce', ...options });

/** Whether the image of the lesson is there, and no wider than the page. */
async function expectImage(page: Page): Promise<void> {
  const image = page.getByRole('img', { name: 'Two boards' });
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(3000);
  const { x, width } = (await image.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()!.width);
}

test('a course of two lessons has its own name everywhere, and nothing of ours or of its drafts', async () => {
  const page = await openPage('');
  expect(await page.title()).toBe('Spiele im Kurs: Games, looked at closely');
  await page.getByRole('heading', { level: 1, name: 'Games, looked at closely' }).waitFor();
  await page.getByRole('link', { name: 'Spiele im Kurs' }).waitFor();
  expect(await page.locator('ol.lessons a').allInnerTexts()).toEqual(['Three cells', 'A program']);
  await page.getByText('2 lessons, about 10 minutes of reading, 12 minutes with the exercises.').waitFor();
  expect(course.read('teach/index.html')).toContain(
    '“In class” is the time for reading a lesson. Exercises come on top.',
  );
  const { name, description } = JSON.parse(course.read('site.webmanifest'));
  expect({ name, description }).toEqual({
    name: 'Spiele im Kurs',
    description: 'Two lessons for our own class.',
  });

  const texts = course.built
    .filter((file) => /\.(html|js|webmanifest)$/.test(file))
    .map((file) => [file, course.read(file)]);
  const of = (text: string) => texts.filter(([, content]) => content.includes(text)).map(([file]) => file);
  expect(of('Nobody is to read')).toEqual([]);
  expect(of('minimax-call-by-call')).toEqual([]);
  expect(of('It thinks out loud')).toEqual([]);
  expect(of('· Plybook')).toEqual([]);
  for (const [file, html] of texts.filter(([path]) => path.endsWith('index.html')))
    expect(html).toContain(
      `<link rel="canonical" href="https://school.example/games/${file.replace('index.html', '')}" />`,
    );
});

test('the site of a stranger’s course fits into 12.8 MB, interpreters, cards and downloads included', () => {
  const bytes = course.built.reduce((sum, path) => sum + statSync(join(course.dist, path)).size, 0);
  expect(bytes).toBeLessThan(12.8e6);
});

test('every link of the site leads to a page of it, and to a place there', () => {
  const pages = course.built.filter((file) => file.endsWith('.html'));
  const files = new Set(course.built);
  const broken = pages.flatMap((file) =>
    [
      ...course
        .read(file)
        .replaceAll(/<script[^]*?<\/script>/g, '')
        .matchAll(/(?:href|src)="([^"]*)"/g),
    ].flatMap(([, written]) => {
      const address = new URL(written.replaceAll('&amp;', '&'), `https://site/${file}`);
      if (address.origin !== 'https://site') return [];
      const path = decodeURI(address.pathname.slice(1)).replace(/(^|\/)$/, '$1index.html');
      const [id, value] = address.hash.slice(1).split(/[.=]/);
      const isKnown =
        !id ||
        id === 'position' ||
        (id === 'start' ? starts.some(({ key }) => key === value) : course.read(path).includes(`id="${id}"`));
      const isThere = files.has(path) && isKnown;
      return isThere ? [] : [`${file}: ${written}`];
    }),
  );
  expect(broken).toEqual([]);
});

test('a lesson of a stranger’s course can be stepped through, answered, presented and printed, with its image', async () => {
  const page = await openPage('lessons/three-cells/');
  expect(await page.title()).toBe('1 · Three cells · Spiele im Kurs');
  await expectImage(page);
  await page.locator('#three').getByRole('button', { name: 'Next', exact: true }).click();
  await expect.poll(() => page.url()).toContain('three.step=1');
  await page.getByRole('button', { name: 'X', exact: true }).click();
  await page.getByText('In the middle column.').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expectImage(page);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Present' }).first().click();
  // It begins where the reader is.
  await page.locator('html[data-present]').waitFor({ state: 'attached' });
  await page.keyboard.press('Home');
  await expectImage(page);
});

test('after one visit the whole course can be read without a network', async () => {
  const context = await newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  await page.goto(`${server.url}lessons/three-cells/`);
  await expectImage(page);
  await page.getByRole('link', { name: 'Next 2 · A program' }).click();
  await page.getByRole('heading', { level: 1, name: 'A program' }).waitFor();
});

test('the lessons’ files contain their images, and link to each other and to the site', async () => {
  expect(course.built.filter((file) => file.startsWith('download/')).toSorted()).toEqual([
    'download/01-three-cells.txt',
    'download/02-a-program.txt',
    'download/blank.bin',
  ]);
  const file = join(course.folder, 'alone.html');
  writeFileSync(file, fileOf(pathToFileURL(`${course.dist}/`), 'lessons/three-cells/').source);
  const context = await newContext({ offline: true });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href);
  await expectImage(page);
  const links = page.locator('article').getByRole('link', { name: /^(on|look it up|explore)$/ });
  expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')))).toEqual([
    '02-a-program.html',
    '#term-list',
    'https://school.example/games/explore/#position=oxx/.xo/o..',
  ]);
});

test('a lesson of the course can be changed on the page for writing, and saved as a file with its image', async () => {
  const page = await openPage('write/', { acceptDownloads: true });
  const list = page.getByRole('combobox', { name: 'Start from…' });
  await list.selectOption({ label: '1 · Three cells' });
  const lesson = page.frameLocator('iframe');
  const image = lesson.getByRole('img', { name: 'Two boards' });
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(3000);
  expect(await lesson.locator('.mistake').count()).toBe(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'One file' }).click();
  const file = join(course.folder, 'written.html');
  await (await saved).saveAs(file);
  const context = await newContext({ offline: true });
  onTestFinished(() => context.close());
  const alone = await context.newPage();
  await alone.goto(pathToFileURL(file).href);
  expect(await alone.title()).toBe('Three cells · Spiele im Kurs');
  await expectImage(alone);
});

test('a class is tried with a lesson of the course', () => {
  expect(course.read('class/try/index.html')).toContain(
    'data-projected="../../lessons/three-cells/?present"',
  );
});
