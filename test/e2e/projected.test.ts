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

test.each(screens)(
  'a comparison fills the slide, and shows every node of a small tree: $viewport.width',
  async ({ viewport }) => {
    const page = await open('lessons/win-sooner-lose-later/?present=3.1', { viewport });
    const trees = page.locator('ply-compare[data-slide] ply-tree');
    await page.locator('[data-slide]').first().waitFor();
    while (!(await page.locator('ply-compare[data-slide]').first().isVisible())) await goForward(page);
    await trees.first().getByRole('treeitem').nth(7).waitFor();
    /** The nodes that go on beyond their tree, and how much of the slide is beside the trees. */
    const look = () =>
      trees.evaluateAll((all) => {
        const frames = all.map((tree) => tree.getBoundingClientRect());
        const cut = all.flatMap(({ shadowRoot }, i) =>
          [...shadowRoot!.querySelectorAll('[role="treeitem"]')].filter((node) => {
            const { top, bottom, left, right } = node.getBoundingClientRect();
            const frame = frames[i];
            return top < frame.top || bottom > frame.bottom || left < frame.left || right > frame.right;
          }),
        );
        const width = frames.reduce((sum, frame) => sum + frame.width, 0);
        return { cut: cut.length, beside: Math.round((innerWidth - width) / 10) };
      });
    await expect.poll(look).toEqual({ cut: 0, beside: 0 });
    const bar = page.locator('present-bar');
    while (!(await bar.getByText('step 16 of 16').isVisible())) await goForward(page);
    await expect.poll(look).toEqual({ cut: 0, beside: 0 });
    // What is only for the page is on no slide, and so no slide is named by it.
    await bar.getByText('Next: Both searches look').waitFor();
  },
);

test('the comparison of a solution is whole on a slide of its own, and the forward key steps to its end', async () => {
  const page = await open('lessons/win-sooner-lose-later/?present=4.15', screens[0]);
  const compare = page.getByRole('group', { name: 'Comparison of two searches of ..o/x../.xo' });
  const sentence = compare.getByRole('status');
  await sentence.getByText('Call 1, the root.').waitFor();
  for (const step of [2, 3, 4]) {
    await page.keyboard.press('PageDown');
    await page.getByText(`step ${step} of 4`).waitFor();
  }
  await sentence.getByText('So plain scoring plays a1, and depth-penalised scoring plays c2.').waitFor();
  expect(await page.getByRole('article').evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0);
});

test('a program of several stages is whole on a projector, and its sentence on a phone', async () => {
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ]) {
    const page = await open('lessons/minimax-call-by-call/?present=7.33', { viewport });
    const search = page.locator("ply-search[data-slide='exhibit']");
    const sentence = search.locator('ply-caption p[role="status"]');
    await sentence.waitFor();
    for (const coming of ['Call 1', 'Call 2', 'Call 3', 'Call 4']) {
      while (!(await sentence.filter({ hasText: coming }).isVisible())) await goForward(page);
      const cut = (each: Element) => each.scrollHeight - each.clientHeight;
      expect(await search.evaluate(cut), coming).toBeLessThanOrEqual(1);
      expect(await sentence.evaluate(cut), coming).toBeLessThanOrEqual(1);
    }
  }
});
