import { describe, expect, test } from 'vitest';
import { open, site } from './browser.ts';
import { paths } from './paths.ts';

describe.each(paths)('page /%s', (path) => {
  test('has its landmarks and one heading of the first level', async () => {
    const page = await open(path);
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      expect(await page.getByRole(role).count(), role).toBe(1);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).toContain('Plybook');
  });

  test('reads without JavaScript', async () => {
    const page = await open(path, { javaScriptEnabled: false });
    const scripted = await open(path);
    const heading = (each: typeof page) => each.getByRole('heading', { level: 1 }).textContent();
    expect(await heading(page)).toBe(await heading(scripted));
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
  });

  test('links only to addresses that exist', async () => {
    const page = await open(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).href));
    const own = [...new Set(links.map((each) => each.replace(/#.*$/, '')))].filter((each) =>
      each.startsWith(site),
    );
    for (const address of own) expect((await fetch(address)).status, address).toBe(200);
  });
});

test('the skip link leads to the text', async () => {
  const page = await open('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});
