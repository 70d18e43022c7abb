import { expect, test } from 'vitest';
import { open } from './browser.ts';

test('an attribute that is changed in the form changes the element, its source, and what opens in Write', async () => {
  const page = await open('reference/ply-board/');
  const shown = page.locator('.example ply-board');
  const form = page.getByRole('form', { name: 'Change the example' });
  await form.getByRole('textbox', { name: 'position', exact: true }).fill('x...o....');
  await page.keyboard.press('Tab');
  await expect.poll(() => shown.getAttribute('position')).toBe('x...o....');
  const source = page.locator('.example pre');
  expect(await source.innerText()).toContain('position="x...o...."');
  await form.getByRole('checkbox', { name: 'editable' }).check();
  expect(await source.innerText()).toMatch(/ editable[ >]/);
  await form.getByRole('combobox', { name: 'naming' }).selectOption('1-9');
  const all = await source.innerText();
  const opens = page.getByRole('link', { name: 'Open in Write' });
  const before = await opens.getAttribute('href');
  await form.getByRole('combobox', { name: 'naming' }).selectOption('');
  expect(await shown.getAttribute('naming')).toBeNull();
  await expect.poll(() => opens.getAttribute('href')).not.toBe(before);
  await form.getByRole('combobox', { name: 'naming' }).selectOption('1-9');
  await expect.poll(() => opens.getAttribute('href')).toBe(before);

  await opens.click();
  const text = page.getByRole('textbox', { name: 'The text of the lesson' });
  await expect.poll(() => text.inputValue()).toContain(all.trim());
  await page.getByText('No problems').waitFor();
});
