import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { open } from './browser.ts';

const textbox = (page: Page) => page.getByRole('textbox', { name: 'The text of the lesson' });
const source = (page: Page) => textbox(page).inputValue();
const problems = (page: Page) => page.getByRole('region', { name: 'Problems' });
const lesson = (page: Page) => page.frameLocator('iframe');
const drawer = (page: Page) => page.locator('insert-form');
const insert = (page: Page) => drawer(page).getByRole('button', { name: 'Insert', exact: true });

async function openDrawer(page: Page, name: string) {
  await page
    .getByRole('group', { name: 'Insert at the cursor' })
    .getByRole('button', { name, exact: true })
    .click();
  await drawer(page).waitFor();
}

/** A picture of noise, which compresses badly. */
const drawNoise = (page: Page, side: number) =>
  page.evaluate(async (size) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size });
    const context = canvas.getContext('2d')!;
    const data = context.createImageData(size, size);
    let seed = 7;
    for (let at = 0; at < data.data.length; at++)
      data.data[at] = at % 4 === 3 ? 255 : (seed = (seed * 16807) % 2147483647) % 256;
    context.putImageData(data, 0, 0);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  }, side);

test('a picture of one’s own is in the preview, on paper, in the shared lesson and in the saved file', async () => {
  const page = await open('write/');
  await problems(page).getByText('No problems').waitFor();
  const before = await source(page);
  await openDrawer(page, 'Picture');
  const choose = (name: string, buffer: Buffer) =>
    drawer(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('broken.png', Buffer.from('no picture'));
  await drawer(page).getByText('broken.png can’t be read as a picture').waitFor();
  const noise = Buffer.from(await drawNoise(page, 700), 'base64');
  expect(noise.length).toBeGreaterThan(1_000_000);
  await choose('noise.png', noise);
  await drawer(page).locator('img').waitFor();
  // Without a description there is nothing to insert.
  expect(await insert(page).count()).toBe(0);
  await drawer(page).getByRole('textbox', { name: 'What it shows' }).fill('Much [grey] noise');
  await insert(page).click();
  const shown = lesson(page).getByRole('img', { name: 'Much [grey] noise' });
  await shown.waitFor();
  await problems(page).getByText('No problems').waitFor();
  const width = (each: Element) => (each as HTMLImageElement).naturalWidth;
  expect(await shown.evaluate(width)).toBeGreaterThan(100);
  // The editor would take seconds for each key in a line that long.
  const text = await source(page);
  expect(text.length - before.length).toBeLessThan(100);
  const folder = mkdtempSync(join(tmpdir(), 'plybook-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const save = async () => {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await (await file).saveAs(join(folder, 'lesson.md'));
    return readFileSync(join(folder, 'lesson.md'), 'utf8');
  };
  const written = await save();
  expect(written.startsWith(text)).toBe(true);
  expect(written.length - text.length).toBeLessThan(82_000);
  expect(written.trimEnd().split('\n').at(-1)).toMatch(/^\[picture-\w+\]: data:image\/jpeg;base64,/);
  await textbox(page).fill(text.replace(/\[picture-\w+\]/, ''));
  await shown.waitFor({ state: 'detached' });
  await textbox(page).fill(text);
  await shown.waitFor();
  await page.reload();
  await shown.waitFor();
  expect(await source(page)).toBe(text);
  expect(await save()).toBe(written);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'One file' }).click();
  await (await saved).saveAs(join(folder, 'lesson.html'));
  const alone = await page.context().newPage();
  await alone.goto(pathToFileURL(join(folder, 'lesson.html')).href);
  expect(await alone.getByRole('img', { name: 'Much [grey] noise' }).evaluate(width)).toBeGreaterThan(100);
  await alone.emulateMedia({ media: 'print' });
  expect(await alone.getByRole('img', { name: 'Much [grey] noise' }).isVisible()).toBe(true);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('dialog').getByText('Send the file instead').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await page.waitForURL(/lesson\/\?present/);
  await page
    .getByRole('img', { name: 'Much [grey] noise', includeHidden: true })
    .waitFor({ state: 'attached' });
});

test('the palette sets up a board of another game, and inserts nothing while a position is not read', async () => {
  const page = await open('write/');
  await problems(page).getByText('No problems').waitFor();
  await openDrawer(page, 'Board');
  const position = drawer(page).getByRole('textbox', { name: 'As text' });
  await position.fill('x.../.x../o.../o...');
  await position.press('Tab');
  await drawer(page).getByText('16 cells, expected 9').waitFor();
  expect(await insert(page).count()).toBe(0);
  await openDrawer(page, 'Stepper');
  expect(await position.inputValue()).toBe('oxx/.xo/o..');
  await insert(page).waitFor();
  await openDrawer(page, 'Board');
  await drawer(page).getByRole('combobox', { name: 'Game' }).selectOption('4,4,3');
  await position.fill('x.../.x../o.../o...');
  await position.press('Tab');
  await insert(page).click();
  await expect
    .poll(() => source(page))
    .toContain('<ply-board game="4,4,3" position="x.../.x../o.../o..."></ply-board>');
  await openDrawer(page, 'Question');
  await drawer(page).getByRole('combobox', { name: 'Answer type' }).selectOption('quiz-move');
  await drawer(page).getByRole('combobox', { name: 'Game' }).selectOption('5,4,4 gravity');
  await insert(page).click();
  await expect
    .poll(() => source(page))
    .toContain(':::quiz-move 5,4,4 gravity ...../...../...../..... Where do you play?');
  await problems(page).getByText('No problems').waitFor();
});

test('a program without boards shows what it returned and printed, and no tree', async () => {
  const page = await open('write/');
  await textbox(page).fill(`---
title: Mine
summary: S.
minutes: 5
exercise-minutes: 1
objectives:
  - do it
---

<ply-program id="d" language="javascript" call="drops(4)" file="drops.js">

\`\`\`javascript
function drops(n) {
  for (let i = 0; i < n; i++) console.log('drop ' + i);
  return n * 2;
}
\`\`\`

</ply-program>
`);
  const program = lesson(page).locator('#d');
  await program.getByRole('button', { name: 'Run', exact: true }).click();
  await program.getByText('drops(4) returned 8.').waitFor();
  expect(await program.getByText('X is to move').count()).toBe(0);
  expect(await program.locator('ply-tree').count()).toBe(0);
  // Each printed line has a row of its own.
  await expect
    .poll(() =>
      program.locator('.blank code').evaluate((each) => (each as HTMLElement).innerText.split('\n')),
    )
    .toEqual(['drop 0', 'drop 1', 'drop 2', 'drop 3']);
});
