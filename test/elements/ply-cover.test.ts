import axe from 'axe-core';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compiled } from './compiled.ts';
import { mount } from './mount.ts';

const table = `| Cell | Worth | Why |
| ---- | ----: | --- |
| 3    | 0     | O takes 7. |
| 7    | 1     | X has a column. |
`;
const mountTable = (columns = '') =>
  mount(html`${unsafeHTML(compiled(`:::cover ${columns}\n${table}:::\n`))}`);
const cell = (name: string) => page.getByText(name, { exact: true });
const shows = () =>
  [...document.querySelectorAll('summary')].map((each) => each.textContent.replace(/\s+/g, ' ').trim());

test('the last column is covered, cell by cell, until the reader asks with the keyboard or a finger', async () => {
  await mountTable();
  expect(shows()).toEqual(['Show: Cell 3', 'Show: Cell 7']);
  await expect.element(cell('O takes 7.')).not.toBeVisible();
  await expect.element(cell('0')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('O takes 7.')).toBeVisible();
  await expect.element(cell('X has a column.')).not.toBeVisible();
  await page.getByText('Show: Cell 7').click();
  await expect.element(cell('X has a column.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('X has a column.')).not.toBeVisible();
});

test('one button uncovers all cells, and covers them again when none is covered', async () => {
  await mountTable('2, 3');
  expect(shows()).toEqual([
    'Show: Cell 3, Worth',
    'Show: Cell 3, Why',
    'Show: Cell 7, Worth',
    'Show: Cell 7, Why',
  ]);
  const texts = ['0', 'O takes 7.', '1', 'X has a column.'];
  await page.getByText('Show: Cell 3, Why').click();
  await page.getByRole('button', { name: 'Show all' }).click();
  for (const text of texts) await expect.element(cell(text)).toBeVisible();
  await page.getByRole('button', { name: 'Cover all' }).click();
  for (const text of texts) await expect.element(cell(text)).not.toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible();
});

test('axe finds nothing wrong, covered and open', async () => {
  const main = await mountTable();
  expect((await axe.run(main)).violations).toEqual([]);
  await page.getByRole('button', { name: 'Show all' }).click();
  expect((await axe.run(main)).violations).toEqual([]);
});
