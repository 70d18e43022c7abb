import { text } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { stateAt } from '../../src/walk/index.ts';
import { sampled } from '../sample.ts';
import { newContext, comeNearAll, open, openAt, site } from './browser.ts';
import { fileOf, saveFile } from './file-of.ts';
import { lessons } from './paths.ts';
import { judge } from '../program/lesson-judge.ts';

const dist = new URL('../../dist/', import.meta.url);
const files = new Map(
  lessons.map((lesson) => fileOf(dist, lesson)).map(({ name, source }) => [name, source] as const),
);
const names = [...files.keys()];

/** Opens a lesson's file without a network, alone in its folder. */
async function openFile(name: string): Promise<Page> {
  const context = await newContext({ offline: true });
  const page = await context.newPage();
  const complaints: string[] = [];
  const href = saveFile({ name, source: files.get(name)! });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => {
    if (!request.url().startsWith(href) && !/^(data|blob):/.test(request.url()))
      complaints.push(request.url());
  });
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  });
  await page.goto(href);
  return page;
}

test.each(sampled(lessons, 1))('/%s saves its file, as large as it says', async (path) => {
  const { name, source } = fileOf(dist, path);
  const page = await open(path);
  const save = page.getByRole('button', { name: 'Save as one file' });
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe(name);
  expect(await text(await download.createReadStream())).toBe(source);
  const said = await page.getByText('The whole lesson in one file').innerText();
  expect(source.length / 1e6 / Number(/about (\d+) MB/.exec(said)![1])).toBeLessThan(1.3);
});

test('saving a file without one of its parts gives a message, and the next try loads it again', async () => {
  const page = await openAt(site + lessons[0], {}, { home: site, expected: /download\/blank/ });
  const save = page.getByRole('button', { name: 'Save as one file' });
  await page.route('**/download/blank*', (route) => route.fulfill({ status: 404, body: '' }));
  await save.click();
  await page.getByText('The file could not be made').waitFor();
  await page.unrouteAll();
  await Promise.all([page.waitForEvent('download'), save.click()]);
});

test.each(names)('%s allows nothing from outside, and its links lead to something', (name) => {
  const source = files.get(name)!.replace(/<script\b[^]*?<\/script>/g, '');
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(source) ?? [];
  expect(policy).toContain("default-src 'none'");
  // What runs a program may compile it, and nothing else.
  expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*|https?:/);
  const ids = new Set([...source.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const addresses = [...source.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(10);
  const unanswered = addresses.filter((address) => {
    if (/^(https:|\?)/.test(address)) return false;
    const [file, id] = address.replace(/\.step=\d+$/, '').split('#');
    return file ? !files.has(file) : !ids.has(id);
  });
  expect(unanswered).toEqual([]);
});

test.each(sampled(names, 2))(
  '%s opens from a disk, with nothing beside it but in its own fonts, and asks for nothing',
  async (name) => {
    const page = await openFile(name);
    await comeNearAll(page);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded).toEqual(expect.arrayContaining(['Inter', 'Literata']));
  },
);

test('a search is walked to its end in a file, and the step stays through a reload', async () => {
  const trace = search(parsePosition('oxx/.xo/o..'));
  const page = await openFile('04-minimax-call-by-call.html');
  const widget = page.locator('#calls');
  const next = widget.getByRole('button', { name: 'Next', exact: true });
  const sentence = () => widget.locator('ply-caption').getByRole('status').innerText();
  await next.focus();
  for (let step = 1; step < trace.stepCount; step++) {
    await page.keyboard.press('Enter');
    await expect.poll(sentence).toBe(stateAt(trace, step).sentence);
  }
  expect(await next.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => page.url()).toContain(`#calls.step=${trace.stepCount - 1}`);
  await page.reload();
  await expect.poll(sentence).toBe(stateAt(trace, trace.stepCount - 1).sentence);
});

test('a search that takes a worker runs in a file', async () => {
  const page = await openFile('08-the-whole-tree.html');
  await page.waitForFunction(() =>
    [...document.querySelectorAll('ply-timeline, ply-stepper, ply-search')].some(
      (each) => 'stepCount' in each && each.stepCount === 1_099_892,
    ),
  );
});

test('a program is written and run in a file, and its goals are checked there', async () => {
  const page = await openFile('02-scoring-the-end.html');
  const program = page.locator('ply-program');
  await program.scrollIntoViewIfNeeded();
  await program.getByRole('textbox').fill(judge);
  await program.getByRole('button', { name: 'Run', exact: true }).click();
  const asked = program.getByRole('list', { name: 'Tests for this program' });
  await expect
    .poll(() => asked.getByRole('listitem').allInnerTexts())
    .toEqual([expect.stringMatching(/done/), expect.stringMatching(/done/)]);
});

test('a lesson is presented and printed from its file, without the glossary below it', async () => {
  const page = await openFile('04-minimax-call-by-call.html');
  const terms = page.locator('.terms');
  await terms.waitFor();
  await page.emulateMedia({ media: 'print' });
  await terms.waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.present-link').click();
  await expect.poll(() => page.url()).toContain('?present');
  await page.locator('html[data-present]').waitFor({ state: 'attached' });
  await terms.waitFor({ state: 'hidden' });
});
