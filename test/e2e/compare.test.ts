import { expect, test } from 'vitest';
import { open, site } from './browser.ts';

test('a card of the positions leads to its comparison, and from there to one search', async () => {
  const page = await open('positions/#empty=3');
  await page.getByRole('button', { name: /^Show 40 more/ }).click();
  await page.getByRole('link').filter({ hasText: '..o/.xx/oxo' }).click();
  await page.waitForURL(`${site}compare/#position=..o/.xx/oxo`);
  await page.getByRole('cell', { name: '9 ✓ chosen' }).waitFor();
  await page.getByRole('link', { name: 'Step through one search of this position' }).click();
  await page.waitForURL(`${site}explore/#position=..o/.xx/oxo&scoring=depth`);
});

test('the header leads to Compare; position, searches, form and step are in the address and come back', async () => {
  const page = await open('');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('button', { name: /^Position/ }).click();
  await page.getByLabel('As text').fill('.../..x/oox');
  await page.getByLabel('As text').press('Enter');
  await page.getByRole('button', { name: /^First search/ }).click();
  const first = page.getByRole('region', { name: 'First search' });
  await first.getByRole('radio', { name: 'Depth-penalised' }).check({ force: true });
  await page.getByRole('button', { name: /^Second search/ }).click();
  const second = page.getByRole('region', { name: 'Second search' });
  await second.getByRole('radio', { name: 'After the first move' }).check({ force: true });
  await page.getByRole('cell', { name: '10 ✓ chosen' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'One tree' }).check({ force: true });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  const fragment =
    '#position=.../..x/oox&left=scoring=depth&right=scoring=depth+depth-from=move&form=one-tree&step=1';
  await expect.poll(() => new URL(page.url()).hash).toBe(fragment);
  await page.reload();
  await page.getByRole('radio', { name: 'One tree' }).waitFor({ state: 'attached' });
  expect(await page.getByRole('radio', { name: 'One tree' }).isChecked()).toBe(true);
  await expect.poll(() => new URL(page.url()).hash).toBe(fragment);
});

test('the wrong parts of an address are listed, and the rest apply', async () => {
  const page = await open('compare/#position=..o/.xx/oxo&right=scoring=deep&form=three&step=99');
  const message = page.locator('#ignored');
  await expect.poll(() => message.innerText()).toContain('invalid option scoring "deep"');
  expect(await message.innerText()).toContain('from 0 to 15');
  await page.getByRole('cell', { name: '9 ✓ chosen' }).waitFor();
});

test('a board can be set up by keyboard, and a wrong position is reported where it was typed', async () => {
  const page = await open('compare/');
  await page.getByRole('button', { name: /^Position/ }).click();
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('Space');
  await expect.poll(() => new URL(page.url()).hash).toBe('#position=x.o/.xx/oxo');
  await page.getByLabel('As text').fill('xox');
  await page.getByLabel('As text').press('Enter');
  await page.getByText('invalid position "xox"').waitFor();
  expect(new URL(page.url()).hash).toBe('#position=x.o/.xx/oxo');
});

test('without JavaScript the page shows one comparison', async () => {
  const page = await open('compare/', { javaScriptEnabled: false });
  const row = page.getByRole('row', { name: /X b1/ });
  expect(await row.innerText()).toMatch(/1\s+9\s+✓ chosen/);
  expect(await page.getByRole('img').isVisible()).toBe(true);
});

test('one link chooses minimax and alpha-beta, and a sentence says what alpha-beta leaves out', async () => {
  const page = await open('compare/#position=x../..o/ox.');
  await page.getByRole('link', { name: 'Minimax · alpha-beta' }).click();
  await page.getByText('Minimax makes 226 calls, alpha-beta 56.').waitFor();
  expect(new URL(page.url()).hash).toContain('right=algorithm=alpha-beta');
  await page.getByRole('button', { name: /^Second search/ }).click();
  const second = page.getByRole('region', { name: 'Second search' });
  await second.getByRole('radio', { name: 'Same positions' }).check();
  await page.getByText(/alpha-beta \d+\. Hatched/).waitFor();
  expect(await second.getByRole('radio', { name: 'Alpha-beta' }).isChecked()).toBe(true);
  await page.getByText(/^Plain, alpha-beta, with a table/).waitFor();
});

test('each usual pair opens on a position where its searches part, and a position of the reader stays', async () => {
  const page = await open('compare/');
  const pairs = page.getByRole('navigation', { name: 'Usual comparisons' }).getByRole('link');
  for (const [name, parted] of [
    ['Minimax · alpha-beta', /Minimax makes 11 calls, alpha-beta 9/],
    ['Row by row · best first', /makes 9 calls, .* 7/],
    ['No table · table', /makes 186 calls, .* 119/],
  ] as const) {
    await pairs.filter({ hasText: name }).click();
    await page.getByText(parted).waitFor();
  }
  await pairs.filter({ hasText: 'Minimax · alpha-beta' }).click();
  const cutoff = page.getByRole('button', { name: /^Cutoff/ });
  await expect.poll(() => cutoff.getAttribute('aria-disabled')).toBe('false');
  await page.keyboard.press('c');
  await expect.poll(() => new URL(page.url()).hash).toMatch(/step=\d+/);
  await page.goto(`${site}compare/#position=x../..o/ox.`);
  await pairs.filter({ hasText: 'No table · table' }).click();
  await expect.poll(() => new URL(page.url()).hash).toContain('position=x../..o/ox.');
});
