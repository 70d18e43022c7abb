import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { extractText } from 'unpdf';
import { expect, onTestFinished, test } from 'vitest';
import { open, openAt, reopen, site } from './browser.ts';
import { goForward } from './forward.ts';
import { LiveClass, showAnswer } from './live-class.ts';

const textbox = (page: Page) => page.getByRole('textbox', { name: 'The text of the lesson' });
const slide = (page: Page) => page.locator('article [data-slide]');
const END = 'This is the end of the lesson.';

/** Changes the text of the new lesson, as its writer does. */
async function change(page: Page): Promise<void> {
  await textbox(page).waitFor();
  const text = await textbox(page).inputValue();
  const signed = text.replace('minutes: 5', 'author: Ada Example\nminutes: 5');
  await textbox(page).fill(signed.replace('## Bounds', '## Bounds of my own'));
  await page.frameLocator('iframe').getByText('By Ada Example').waitFor();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Bounds of my own' }).waitFor();
}

async function present(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await page.locator('html[data-present]').waitFor({ state: 'attached' });
  await slide(page).getByText('Bounds of my own').waitFor();
}

/** Walks to the end with the forward key; returns the headings of the slides. */
async function walk(page: Page): Promise<string[]> {
  const headings = new Set<string>();
  for (;;) {
    const [heading] = await page.locator('article h2[data-slide]').allInnerTexts();
    if (heading) headings.add(heading);
    if (await page.getByText(END).isVisible()) return [...headings];
    await goForward(page);
  }
}

test('a lesson that was changed is presented to its end, and its page leads back to its text', async () => {
  const page = await open('write/', { viewport: { width: 1280, height: 800 } });
  await change(page);
  await present(page);
  expect(await walk(page)).toEqual(['Bounds of my own', 'A question']);
  await page.keyboard.press('Escape');
  await page.locator('html:not([data-present])').waitFor({ state: 'attached' });
  await page.keyboard.press('p');
  await page.locator('html[data-present]').waitFor({ state: 'attached' });
  await page.reload();
  await page.locator('html[data-present]').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Change this lesson' }).click();
  await expect.poll(() => textbox(page).inputValue()).toContain('Bounds of my own');
});

test('both answers given in a shared lesson survive a reload', async () => {
  const page = await open('write/');
  const quiz = (name: string) =>
    `:::quiz Which is ${name}?\n\n- [x] this — It is.\n- [ ] that — It is not.\n\n:::\n\n`;
  const written = await textbox(page).inputValue();
  await textbox(page).fill(`${written}\n${quiz('one')}${quiz('two')}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const address = await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).inputValue();
  const reader = await openAt(address);
  const question = (name: string) => reader.locator('ply-quiz', { hasText: `Which is ${name}?` });
  for (const name of ['one', 'two']) await question(name).getByRole('button', { name: 'this' }).click();
  await reader.reload();
  for (const name of ['one', 'two']) await question(name).getByText('It is.').waitFor();
});

test('the key presents a lesson from its text, but not while it is written', async () => {
  const page = await open('write/');
  await textbox(page).fill(`${await textbox(page).inputValue()}\n`);
  await textbox(page).press('p');
  await expect.poll(() => textbox(page).inputValue()).toMatch(/p/);
  await page.getByRole('button', { name: 'Present', exact: true }).focus();
  await page.keyboard.press('p');
  await page.locator('html[data-present]').waitFor({ state: 'attached' });
});

test('a step shared from a slide opens the lesson at that step', async () => {
  const page = await open('write/', { viewport: { width: 1280, height: 800 } });
  await change(page);
  await present(page);
  await page.keyboard.press('PageDown');
  await page.locator('present-bar').getByRole('button', { name: 'Share' }).click();
  const address = await page.getByRole('dialog').getByRole('textbox', { name: 'Address' }).inputValue();
  await reopen(page, 'write/');
  await page.goto(address);
  await page.getByRole('heading', { name: 'Bounds of my own' }).waitFor();
});

test('the file of a lesson is presented like its page', async () => {
  const page = await open('write/');
  await change(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'One file' }).click();
  const folder = mkdtempSync(join(tmpdir(), 'plybook-own-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await (await saved).saveAs(join(folder, 'lesson.html'));
  const alone = await page.context().newPage();
  await alone.goto(pathToFileURL(join(folder, 'lesson.html')).href);
  await alone.getByRole('link', { name: 'Present' }).click();
  await alone.locator('html[data-present]').waitFor({ state: 'attached' });
  expect(await walk(alone)).toEqual(['Bounds of my own', 'A question']);
});

test('a lesson of one’s own is printed with all its text and a tree to fill in', async () => {
  const page = await open('write/');
  await change(page);
  await present(page);
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => page.title()).toBe('printed');
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })), { mergePages: true });
  for (const told of ['Bounds of my own', 'A question', 'or more', 'The empty circles are for values.'])
    expect(text).toContain(told);
  expect(text).not.toContain('the best can only rise');
});

test('a class follows a lesson of the teacher’s own, and answers its question', async () => {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  const phone = await one.student();
  await teacher.getByText('1 student here').waitFor();
  await one.present(teacher, 'write/');
  await change(teacher);
  await present(teacher);
  await slide(phone).getByText('Bounds of my own').waitFor();
  await teacher.getByRole('button', { name: '1 student here' }).waitFor();

  const asked = teacher.getByText('Open · 0 of 1 answered');
  const shown = () =>
    teacher
      .locator('present-bar')
      .evaluate((bar) => location + bar.shadowRoot!.textContent + bar.textContent);
  while (!(await asked.isVisible())) {
    const before = await shown();
    await teacher.keyboard.press('PageDown');
    await expect.poll(shown).not.toBe(before);
  }
  await phone.reload();
  await phone.getByRole('button', { name: /or more/ }).click();
  await teacher.getByText('Open · 1 of 1 answered').waitFor();
  await showAnswer(teacher);
  await phone.getByText('MAX keeps the best, and the best can only rise.').waitFor();

  // The next lesson is one of the course: the phone goes along, and back.
  await one.present(teacher, 'lessons/the-game-tree/?present=1');
  await expect.poll(() => phone.url()).toContain('lessons/the-game-tree/');
  await teacher.goBack();
  await slide(phone).getByText('A question').waitFor();
});

test('a server that takes no lesson says so to the teacher', async () => {
  const page = await openAt(`${site}write/`, {}, { expected: /405/ });
  const held = { code: 'k7m2p', secret: 'a secret of 16 letters'.replaceAll(' ', '-'), hosts: [] };
  await page.evaluate((kept) => sessionStorage.setItem('plybook.1.teacher', JSON.stringify(kept)), held);
  await change(page);
  await page.getByRole('button', { name: 'Present', exact: true }).click();
  await page.getByRole('alert').getByText('its server does not accept your own lessons').waitFor();
});
