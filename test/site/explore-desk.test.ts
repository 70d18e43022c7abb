import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/elements/index.ts';
import { ExploreDesk } from '../../src/site/desks/explore-desk.ts';

const where = () => page.getByText('step 9 of 22', { exact: true }).first();

beforeEach(() => setAddress(''));
afterEach(() => setAddress(''));

function setAddress(fragment: string): void {
  history.replaceState(null, '', fragment ? `#${fragment}` : location.pathname + location.search);
}

/** Puts the workbench on the page until the test is over. */
function mount(): ExploreDesk {
  const main = Object.assign(document.createElement('main'), { id: 'main' });
  const desk = new ExploreDesk();
  main.append(desk);
  document.body.append(main);
  onTestFinished(() => main.remove());
  return desk;
}

test('a link to a part of the page leaves the search and its step as they are, also in the address', async () => {
  setAddress('position=oxx/.xo/o..&step=8');
  mount();
  await expect.element(where()).toBeVisible();
  location.hash = '#main';
  await expect.poll(() => location.hash).toBe('#position=oxx/.xo/o..&step=8');
  await expect.element(where()).toBeVisible();
});

test('another game begins at its first step, in the address too', async () => {
  setAddress('position=oxx/.xo/o..&step=8');
  mount();
  await expect.element(where()).toBeVisible();
  await page.getByText('Game, algorithm and limits').click();
  await page.getByRole('combobox', { name: 'Game' }).selectOptions('4,4,3');
  await expect.poll(() => location.hash).toBe('#game=4,4,3');
});

test('what an address says of the game and the algorithm is open, and told in a line', async () => {
  setAddress('position=oxx/.xo/o..&algorithm=alpha-beta&order=centre-first');
  mount();
  await expect.element(page.getByText('Alpha-beta · Centre first')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Algorithm' })).toHaveValue('alpha-beta');
});

test('a choice that does not fit what is searched is taken back in words', async () => {
  setAddress('tree=[[3,5],[2,9]]');
  mount();
  await page.getByText('Game, algorithm and limits').click();
  const table = page.getByRole('combobox', { name: 'Table' });
  await table.selectOptions('positions');
  await expect.element(page.getByText(/unfit option memo "positions"/)).toBeVisible();
  await expect.element(table).toHaveValue('');
  expect(location.hash).toBe('#tree=[[3,5],[2,9]]');
  await page.getByRole('combobox', { name: 'Algorithm' }).selectOptions('alpha-beta');
  await expect.element(page.getByText(/unfit option/)).not.toBeInTheDocument();
});

test('what was wrong with a choice is not told of another address', async () => {
  setAddress('tree=[[3,5],[2,9]]');
  mount();
  await page.getByText('Game, algorithm and limits').click();
  await page.getByRole('combobox', { name: 'Table' }).selectOptions('positions');
  await expect.element(page.getByText(/unfit option/)).toBeVisible();
  location.hash = '#tree=[[1,2],[3,4]]';
  await expect.element(page.getByText(/unfit option/)).not.toBeInTheDocument();
});

test('a board of any size is set up by hand', async () => {
  setAddress('game=4,4,3');
  mount();
  await page.getByRole('gridcell', { name: '15, row 4, column 4, empty' }).click();
  await expect.poll(() => location.hash).toBe('#game=4,4,3&position=..../..../..../...x');
  await expect.element(page.getByText(/4 rows of 4 cells apart by/)).toBeVisible();
});

test('a board on which both sides have won is refused in words, until another click mends it', async () => {
  setAddress('position=xxx/oo./...');
  mount();
  const cell = page.getByRole('gridcell', { name: /row 2, column 3/ }).first();
  const problem = page.getByText('both X and O have a complete line');
  await cell.click();
  await cell.click();
  await expect.element(problem).toBeVisible();
  await cell.click();
  await expect.element(problem).not.toBeInTheDocument();
});
