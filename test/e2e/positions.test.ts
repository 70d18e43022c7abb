import { describe, expect, test } from 'vitest';
import { positions, scoringsCompared } from '../facts.ts';
import { open, site } from './browser.ts';

const path = 'positions/';
const { setShrinks, firstStopsBeingBest: stops } = scoringsCompared;
const text = (count: number) => count.toLocaleString('en-GB');

describe.each([390, 1280])('the positions where it matters, %i pixels wide', (width) => {
  const viewport = { width, height: 844 };

  test('are scored in a worker and listed', async () => {
    const page = await open(path, { viewport });
    await page.getByText(`${stops.all} of ${text(positions.running)} positions`).waitFor();
    expect(page.workers()).toHaveLength(0);
    for (const name of [`Fewer best moves ${setShrinks}`, `Won ${stops.won}`, `Lost ${stops.lost}`])
      expect(await page.getByRole('radio', { name, exact: true }).count(), name).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test('are one click from their search, and the way back leads to the same list', async () => {
    const page = await open(`${path}#to-move=o&value=lost`, { viewport });
    await page.getByText(`of ${text(positions.running)} positions`).waitFor();
    const link = page.getByRole('listitem').first().getByRole('link');
    const position = await link.locator('code').textContent();
    await link.click();
    await page.waitForURL((url) => url.hash.includes(`position=${position}`));
    expect(page.url().startsWith(site + path)).toBe(false);
    await page.goBack();
    await page.getByRole('listitem').first().waitFor();
    expect(await page.getByRole('radio', { name: /^O / }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: /^Lost / }).isChecked()).toBe(true);
  });
});

test('without JavaScript the page has its numbers', async () => {
  const page = await open(path, { javaScriptEnabled: false });
  const main = await page.getByRole('main').innerText();
  for (const count of [positions.running, setShrinks, stops.all, stops.won, stops.lost])
    expect(main).toContain(text(count));
  const won = page.getByRole('row', { name: /^Won/ }).getByRole('cell');
  expect(await won.allTextContents()).toEqual(['400', '736', '2,836']);
});
