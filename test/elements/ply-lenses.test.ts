import { html } from 'lit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from './mount.ts';

test('the tree is folded through four lenses', async () => {
  await mount(html`<ply-search><ply-lenses></ply-lenses></ply-search>`);
  const numbers = ['549,946', '255,168', '58,524', '26,830', '5,478', '958', '765', '138'];
  for (const number of numbers)
    await expect.element(page.getByRole('cell', { name: number, exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Nodes by ply: 1, 3, 12,' }).first()).toBeVisible();
});

test('a game that is too large says so', async () => {
  await mount(html`<ply-search game="4,4,4" depth-limit="1"><ply-lenses></ply-lenses></ply-search>`);
  await expect.element(page.getByText('too large to fold')).toBeVisible();
});

test('searches are timed in every way, ten times each', async () => {
  await mount(html`<ply-search position="x../.o./..x"><ply-timing></ply-timing></ply-search>`);
  await page.getByRole('button', { name: 'Time ten searches of each' }).click();
  await expect.element(page.getByRole('button', { name: 'Time them again' })).toBeVisible();
  const { shadowRoot } = document.querySelector('ply-timing')!;
  const rows = [...shadowRoot!.querySelectorAll('tr')];
  expect(rows.map((row) => row.querySelectorAll('i').length)).toEqual([10, 10, 10]);
  expect(rows.map((row) => row.querySelector('.number')!.textContent.trim())).toEqual(
    rows.map(() => expect.stringMatching(/^\d+(\.\d)? ms$/)),
  );
  await expect
    .element(page.getByRole('status').filter({ hasText: 'with a table: 10 searches' }))
    .toBeInTheDocument();
});
