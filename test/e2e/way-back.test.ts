import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { comeNearAll, open } from './browser.ts';
import { lessons } from './paths.ts';
import { sampled } from '../sample.ts';

const dist = new URL('../../dist/', import.meta.url);

/** The links of the text to steps of searches, as the built lesson holds them. */
const linksOf = (path: string) => [
  ...readFileSync(new URL(`${path}index.html`, dist), 'utf8').matchAll(/<a href="(#[\w-]+\.step=\d+)"/g),
];

const leading = lessons.filter((path) => linksOf(path).length > 0);

/** Too low for a search to stay above its text: links lead away to it. */
const lowScreen = { width: 390, height: 600 };

const isInSight = (link: Locator) =>
  link.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

const hasFocus = (link: Locator) => link.evaluate((each) => each === document.activeElement);

const back = (page: Page) => page.getByRole('button', { name: 'Back to where you were' });

/** Brings a link to the upper edge of the screen, with the focus; from there most lead out of sight. */
async function standOn(link: Locator): Promise<number> {
  await link.evaluate((each) => {
    (each as HTMLElement).focus({ preventScroll: true });
    each.scrollIntoView({ block: 'center' });
  });
  return link.evaluate((each) => each.getBoundingClientRect().top);
}

const placeOf = (link: Locator) => link.evaluate((each) => each.getBoundingClientRect().top);

test('there are lessons that lead to steps', () => expect(leading.length).toBeGreaterThan(2));

describe.each(sampled(leading, 1))('/%s', (path) => {
  test('each link to a step leads there by keyboard, and a button back to where the reader was', async () => {
    const page = await open(path, { viewport: lowScreen });
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true;
    });
    await comeNearAll(page);
    const links = page.locator('article a[href*=".step="][href^="#"]');
    const count = await links.count();
    expect(count).toBe(linksOf(path).length);
    for (let i = 0; i < count; i++) {
      const link = links.nth(i);
      const top = await standOn(link);
      const [, id, step] = /#(.+)\.step=(\d+)/.exec((await link.getAttribute('href'))!)!;
      await page.keyboard.press('Enter');
      await expect
        .poll(() => page.locator(`[id="${id}"]`).evaluate((each) => 'step' in each && each.step))
        .toBe(+step);
      if (await isInSight(link)) continue;
      await expect
        .poll(() => back(page).evaluate((each) => (each.getRootNode() as ShadowRoot).activeElement === each))
        .toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => hasFocus(link)).toBe(true);
      expect(Math.abs((await placeOf(link)) - top)).toBeLessThan(2);
      await back(page).waitFor({ state: 'detached' });
    }
  });
});

test('the button back goes once the reader has read on', async () => {
  const page = await open(leading[0], { viewport: lowScreen });
  await comeNearAll(page);
  const link = page.locator('article a[href*=".step="][href^="#"]').first();
  await standOn(link);
  await page.keyboard.press('Enter');
  await back(page).waitFor();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await back(page).waitFor({ state: 'detached' });
});

test('the browser leads back as well, to the place and to the link, as often as one went', async () => {
  const page = await open(leading[0], { viewport: lowScreen });
  await comeNearAll(page);
  const link = page.locator('article a[href*=".step="][href^="#"]').last();
  for (let time = 0; time < 2; time++) {
    const top = await standOn(link);
    await page.keyboard.press('Enter');
    await back(page).waitFor();
    await page.goBack();
    await expect.poll(() => hasFocus(link)).toBe(true);
    await expect.poll(async () => Math.abs((await placeOf(link)) - top)).toBeLessThan(2);
    await back(page).waitFor({ state: 'detached' });
  }
});

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])(
  'where the search stays in sight, $width × $height, a link moves it and not the reader',
  async (viewport) => {
    const page = await open('lessons/minimax-call-by-call/', { viewport });
    await comeNearAll(page);
    const link = page.locator('article .spread a[href^="#calls.step="]').last();
    const top = await standOn(link);
    const [, id, step] = /#(.+)\.step=(\d+)/.exec((await link.getAttribute('href'))!)!;
    const search = page.locator(`[id="${id}"]`);
    await page.keyboard.press('Enter');
    await expect.poll(() => search.evaluate((each) => 'step' in each && each.step)).toBe(+step);
    expect(Math.abs((await placeOf(link)) - top)).toBeLessThan(2);
    expect(await isInSight(search)).toBe(true);
    expect(await back(page).count()).toBe(0);
  },
);
