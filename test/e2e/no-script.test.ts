import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open } from './browser.ts';

const scriptless = { javaScriptEnabled: false };

test('lesson 4 shows its board without JavaScript, and its scores and its finished tree when they are opened', async () => {
  const page = await open('lessons/minimax-call-by-call/', scriptless);
  const widget = page.locator('#calls');
  expect(await widget.getByRole('table').first().innerText()).toContain('X');
  // They would answer a later question.
  await widget.locator('summary').first().click();
  const scores = widget.getByRole('table', { name: 'What each move of X is worth' });
  expect(await scores.getByRole('row').allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^b3\s+1/), expect.stringMatching(/^c3\s+−1/)]),
  );
  const picture = widget.getByRole('img');
  expect(await picture.isVisible()).toBe(true);
  expect(await picture.locator('[data-node]').count()).toBe(11);
});

test('without JavaScript the text has its live numbers', async () => {
  const page = await open('lessons/minimax-call-by-call/', scriptless);
  expect(await page.locator('ply-value[what="nodes"]').first().innerText()).toBe('11');
});

test.each([390, 1024, 1440])('the fallback of a search covers nothing, %i pixels wide', async (width) => {
  const page = await open('lessons/minimax-call-by-call/', {
    ...scriptless,
    viewport: { width, height: 844 },
  });
  const search = page.locator('#calls');
  const after = page.locator('#calls ~ .solution').first();
  // It would answer a later question, so it is folded.
  await search.locator('summary').first().click();
  const picture = (await search.getByRole('img').boundingBox())!;
  expect(picture.height).toBeGreaterThan(250);
  await page.mouse.wheel(0, picture.y + picture.height / 2);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const [shown, below] = [await search.getByRole('img').boundingBox(), await after.boundingBox()];
  expect(shown!.y + shown!.height).toBeLessThanOrEqual(below!.y);
});

test('a lesson and the pages of a class say what needs JavaScript, to those alone who lack it', async () => {
  for (const path of ['lessons/thinking-ahead/', 'class/', 'class/try/', 'class/program/']) {
    const said = (page: Page) => page.getByRole('main').getByText('needs JavaScript').first();
    expect(await said(await open(path, scriptless)).isVisible()).toBe(true);
    const page = await open(path);
    expect(await said(page).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    if (path.startsWith('lessons')) expect(await said(page).isVisible()).toBe(false);
  }
});

test('solutions open without JavaScript', async () => {
  const page = await open('lessons/thinking-ahead/', scriptless);
  const solution = page.locator('details.solution').first();
  await solution.locator('summary').click();
  expect(await solution.locator('p').first().isVisible()).toBe(true);
});

test('the home page leads to every lesson without JavaScript', async () => {
  const page = await open('', scriptless);
  const links = page.getByRole('main').getByRole('list').getByRole('link');
  expect(await links.count()).toBeGreaterThanOrEqual(2);
  await links.first().click();
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});
