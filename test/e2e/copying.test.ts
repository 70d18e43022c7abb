import { expect, test } from 'vitest';
import { open } from './browser.ts';
import { goForward } from './forward.ts';

const permissions = ['clipboard-read', 'clipboard-write'];

test.each(['lessons/write-it-yourself/', 'hosting/', 'write/guide/', 'reference/engine/'])(
  'each listing of %s has a button that copies it whole',
  async (path) => {
    const page = await open(path, { permissions });
    const listings = page.locator(
      'pre:not(:is(ply-blocks, ply-by-hand, ply-code, ply-output, ply-program) > pre):has(> code)',
    );
    const buttons = page.locator('pre button');
    await expect.poll(() => buttons.count()).toBe(await listings.count());
    const listing = listings.first();
    await listing.getByRole('button', { name: 'Copy the code' }).press('Enter');
    await listing.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
    const code = await listing.locator('code').textContent();
    expect(code).toMatch(/\S/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  },
);

test('a listing is selected where the browser refuses to copy', async () => {
  const page = await open('hosting/');
  await page.evaluate(() => (navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))));
  const listing = page.locator('pre').first();
  await listing.getByRole('button', { name: 'Copy the code' }).click();
  const code = await listing.locator('code').textContent();
  await expect.poll(() => page.evaluate(() => getSelection()!.toString().trim())).toBe(code!.trim());
});

test('a slide shows a listing without the button', async () => {
  const page = await open('lessons/from-value-to-move/', { viewport: { width: 1024, height: 768 } });
  const buttons = page.locator('pre').getByRole('button', { name: 'Copy the code' });
  await buttons.filter({ visible: true }).first().waitFor();
  await page.getByRole('link', { name: 'Present', exact: true }).click();
  await page.locator('html[data-present]').waitFor({ state: 'attached' });
  const listing = page.locator('article pre');
  while ((await listing.filter({ visible: true }).count()) === 0) await goForward(page);
  expect(await listing.locator('.copying').filter({ visible: true }).count()).toBe(0);
});
