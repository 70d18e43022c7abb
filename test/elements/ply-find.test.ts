import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlySearch, setPreference } from '../../src/elements/index.ts';
import { defaultNaming } from '../../src/game/index.ts';
import { findMoment } from '../../src/walk/index.ts';
import { find, mount, settled } from './mount.ts';

const search = () => find(PlySearch);
const current = () => findMoment(search().trace!, search().step).node;
const path = () => [...search().trace!.path(current())].join(' ');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const moves = page.getByRole('textbox', { name: 'Moves from the root' });

beforeEach(() => mount(html`<ply-search><ply-find></ply-find></ply-search>`));

test('typed moves lead to their call among all 549,946', async () => {
  await moves.fill('b2 c2 c1 a3 b1 a1 b3');
  await userEvent.keyboard('{Enter}');
  expect(current()).toBe(277_325);
  expect(search().step).toBe(554_643);
});

test('wrong moves give a message, and the step stays', async () => {
  await moves.fill('b2 b2');
  await button('Go').click();
  await expect.element(moves).toHaveAttribute('aria-invalid', 'true');
  await expect.element(moves).toHaveAccessibleDescription(expect.stringContaining('b2'));
  expect(search().step).toBe(0);
  await button('Next').click();
  await expect.element(moves).toHaveAttribute('aria-invalid', 'false');
  await expect.element(moves).toHaveAccessibleDescription(expect.not.stringContaining('b2 b2'));
});

test('moves are read by the names that the reader chose', async () => {
  setPreference('naming', '1-9');
  await settled();
  await moves.fill('5 6');
  await button('Go').click();
  expect(path()).toBe('4 5');
  setPreference('naming', defaultNaming);
});

test('a game is played on the board, and the moves above it lead back up', async () => {
  for (const cell of [4, 0, 8]) await page.getByRole('gridcell').nth(cell).click();
  expect(path()).toBe('4 0 8');
  await button('X b2').click();
  expect(path()).toBe('4');
  await expect.element(button('X b2')).toHaveAttribute('aria-current', 'step');
  await button('Root').click();
  expect(search().step).toBe(0);
});

test('the next game of a kind is found, and the one before, as often as there are any', async () => {
  await page.getByRole('radio', { name: 'Draw' }).click();
  await button('Next').click();
  expect(path()).toBe('0 1 2 3 4 6 5 8 7');
  const first = current();
  await button('Next').click();
  const second = current();
  expect(second).toBeGreaterThan(first);
  await button('Previous').click();
  expect(current()).toBe(first);
  await button('Previous').click();
  expect(current(), 'there is none before the first').toBe(first);
});

test('a length narrows the games', async () => {
  await page.getByRole('combobox', { name: 'Length' }).selectOptions('5 plies');
  await button('Next').click();
  expect(search().trace!.ply[current()]).toBe(5);
  expect(search().trace!.score[current()]).toBe(1);
  await page.getByRole('radio', { name: 'O wins' }).click();
  search().step = 0;
  await button('Next').click();
  expect(search().step, 'O needs six').toBe(0);
});
