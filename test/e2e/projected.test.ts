import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sampled } from '../sample.ts';
import { open } from './browser.ts';
import { goForward } from './forward.ts';
import { smallTexts } from './small-texts.ts';

/** What must be read from the last row: the least size of text on a screen, in pixels. */
const screens = [
  { viewport: { width: 1024, height: 768 }, least: 16 },
  { viewport: { width: 1920, height: 1080 }, least: 24 },
];

const lessons = ['the-game-tree', 'minimax-call-by-call', 'win-sooner-lose-later', 'alpha-beta'];

const themes = sampled(['light', 'dark', 'projector'], 1);

const useTheme = (page: Page, theme: string) =>
  page.evaluate((name) => void (document.documentElement.dataset['plyTheme'] = name), theme);

for (const [i, { viewport, least }] of screens.entries()) {
  test.for(sampled(lessons, 1, i))(
    `no text of a slide is smaller than ${least} pixels on ${viewport.width}: %s`,
    async (lesson) => {
      const page = await open(`lessons/${lesson}/?present=1`, { viewport });
      await useTheme(page, themes[0]);
      const end = page.getByText('This is the end of the lesson.');
      const at = () => page.evaluate(() => location.search);
      const found = new Set<string>();
      const look = async () => {
        for (const text of await page.evaluate(smallTexts, least)) found.add(`${await at()}: ${text}`);
      };
      await page.locator('[data-slide]').first().waitFor();
      await page.keyboard.press('g');
      await page.getByRole('dialog').waitFor();
      await look();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      while (!(await end.isVisible())) {
        const before = await at();
        await look();
        for (const key of ['s', 'c', 'c']) {
          await page.keyboard.press(key);
          await look();
        }
        while ((await at()) === before && !(await end.isVisible())) await goForward(page);
      }
      await look();
      expect([...found]).toEqual([]);
    },
  );
}

const pages = ['explore/', 'compare/', 'code/', 'lessons/minimax-call-by-call/', ''];

for (const [i, { viewport, least }] of screens.entries())
  test.for(sampled(pages, 1, i))(
    `no text in the projector theme is smaller than ${least} pixels on ${viewport.width}: %s`,
    async (path) => {
      const page = await open(path, { viewport });
      await useTheme(page, 'projector');
      await page
        .locator(path === '' ? 'h1' : 'ply-tree, ply-program')
        .first()
        .waitFor({ state: 'attached' });
      await expect.poll(() => page.evaluate(smallTexts, least)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    },
  );
