import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PlyStepper } from '../../src/elements/index.ts';
import '../../src/elements/index.ts';
import { countPlainNodes } from '../../src/search/index.ts';
import { addressBar } from '../../src/site/address/address-bar.ts';
import { examples } from '../../src/site/desks/example-searches.ts';
import { options } from '../../src/search/index.ts';
import { prepareSearch } from '../../src/walk/index.ts';
import { ExploreDesk } from '../../src/site/desks/explore-desk.ts';

const where = () => page.getByText('9 / 22', { exact: true }).first();
const chip = (name: RegExp) => page.getByRole('button', { name });
const option = (setting: string, name: string) =>
  page.getByRole('group', { name: setting, exact: true }).getByRole('radio', { name, exact: true });

/** What has the focus, in whatever shadow root. */
function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

/** The workbench beside the chips that say what is searched. */
beforeEach(() => page.viewport(1440, 900));

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
  await chip(/^Game/).click();
  await page.getByRole('combobox', { name: 'Game' }).selectOptions('4,4,3');
  await expect.poll(() => location.hash).toBe('#game=4,4,3');
});

test('the settings in an address are shown on the chips, and set in their drawers', async () => {
  setAddress('position=oxx/.xo/o..&algorithm=alpha-beta&order=centre-first');
  mount();
  await expect.element(chip(/Three moves left/)).toBeVisible();
  await chip(/^Algorithm Alpha-beta \+ 1/).click();
  await expect.element(option('Algorithm', 'Alpha-beta')).toBeChecked();
  await expect.element(page.getByRole('combobox', { name: 'Order of moves' })).toHaveValue('centre-first');
});

test('a drawer takes its room from the tree, opens by its key, and leads back to its chip', async () => {
  setAddress('position=oxx/.xo/o..');
  mount();
  const drawer = page.getByRole('region', { name: 'Position' });
  const tree = () =>
    page
      .getByRole('tree', { name: /Search tree/ })
      .element()
      .getBoundingClientRect();
  await expect.element(page.getByRole('tree', { name: /Search tree/ })).toBeVisible();
  const { right } = tree();
  (chip(/Three moves left/).element() as HTMLElement).focus();
  await userEvent.keyboard('p');
  await expect.element(drawer).toBeVisible();
  expect(focused()?.ariaLabel).toBe('Position');
  expect(drawer.element().getBoundingClientRect().right).toBeLessThanOrEqual(tree().left);
  expect(tree().right).toBe(right);
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  expect(focused()?.textContent).toContain('Three moves left');
});

test('a letter typed into a drawer moves nothing', async () => {
  setAddress('position=oxx/.xo/o..');
  mount();
  await chip(/Three moves left/).click();
  await page.getByRole('textbox', { name: 'As text' }).fill('pnl');
  await userEvent.keyboard('pnl/');
  await expect.element(page.getByRole('region', { name: 'Position' })).toBeVisible();
  await expect.element(page.getByText('1 / 22', { exact: true })).toBeVisible();
});

test('the address follows the iteration that is walked through and its steps, and another search has its own', async () => {
  setAddress('position=xo./.../..x&depth-limit=2&deepening=true&step=8');
  const desk = mount();
  const first = page.getByRole('radio', { name: /^1 ply/ });
  await first.click({ force: true });
  await expect
    .poll(() => location.hash)
    .toBe('#position=xo./.../..x&depth-limit=2&deepening=true&iteration=1');
  desk.shadowRoot!.querySelector<PlyStepper>('#search')!.step = 1;
  await expect.poll(() => location.hash).toMatch(/&iteration=1&step=1$/);
  await chip(/^Algorithm/).click();
  await expect.element(first).toBeChecked();
  await option('Algorithm', 'Alpha-beta').click();
  await expect.poll(() => location.hash).not.toContain('iteration');
  await expect.element(page.getByRole('radio', { name: /^2 plies/ })).toBeChecked();
});

test('a search that ends after its desk was removed leaves the address of the next desk alone', async () => {
  setAddress('position=oxx/.xo/o..');
  const desk = mount();
  await expect.element(page.getByText('1 / 22', { exact: true })).toBeVisible();
  const stepper = desk.shadowRoot!.querySelector<PlyStepper>('#search')!;
  document.getElementById('main')!.remove();
  setAddress('game=4,4,3');
  stepper.step = 3;
  expect(stepper.session!.step).toBe(3);
  expect(addressBar.fragment).toBe('#game=4,4,3');
});

test.each(examples)('the example $key has as many calls as it says', ({ settings, calls }) => {
  expect(countPlainNodes(prepareSearch(settings).position, null)).toBe(calls);
});

test('a choice that does not fit the search is undone with a message', async () => {
  setAddress('tree=[[3,5],[2,9]]');
  mount();
  await chip(/^Algorithm/).click();
  await option('Table', 'Same positions').click();
  await expect.element(page.getByText(/unsuitable option memo "positions"/)).toBeVisible();
  await expect.element(option('Table', 'None')).toBeChecked();
  await expect.poll(() => location.hash).toBe('#tree=[[3,5],[2,9]]');
  await option('Algorithm', 'Alpha-beta').click();
  await expect.element(page.getByText(/unsuitable option/)).not.toBeInTheDocument();
});

test('the message about a choice goes when another address is opened', async () => {
  setAddress('tree=[[3,5],[2,9]]');
  mount();
  await chip(/^Algorithm/).click();
  await option('Table', 'Same positions').click();
  await expect.element(page.getByText(/unsuitable option/)).toBeVisible();
  location.hash = '#tree=[[1,2],[3,4]]';
  await expect.element(page.getByText(/unsuitable option/)).not.toBeInTheDocument();
});

test('a link beside the chips leads to the whole game, and is gone there', async () => {
  setAddress('position=oxx/.xo/o..&scoring=depth');
  mount();
  const link = page.getByRole('link', { name: /^Whole game: / });
  await link.click();
  await expect.element(chip(/The empty board/)).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

test('a board of any size is set up by hand', async () => {
  setAddress('game=4,4,3');
  mount();
  await chip(/^Position/).click();
  await page.getByRole('gridcell', { name: 'd4, row 4, column 4, empty' }).click();
  await expect.poll(() => location.hash).toBe('#game=4,4,3&position=..../..../..../...x');
  await expect.element(page.getByText(/4 rows of 4 cells, separated by/)).toBeVisible();
});

test('a board on which both sides have won is refused in words, until another click mends it', async () => {
  setAddress('position=xxx/oo./...');
  mount();
  await chip(/^Position/).click();
  const cell = page.getByRole('gridcell', { name: /row 2, column 3/ }).first();
  const problem = page.getByText('both X and O have a complete line');
  await cell.click();
  await cell.click();
  await expect.element(problem).toBeVisible();
  await cell.click();
  await expect.element(problem).not.toBeInTheDocument();
});

test('a search with a table shows the code that asks it', async () => {
  setAddress('position=xox/.../xo.&memo=positions');
  mount();
  await expect.element(page.getByText('if position is in table').first()).toBeVisible();
});

test.each(['memo=positions&algorithm=alpha-beta', 'merge-moves=true', 'depth-limit=2'])(
  'no code is shown that makes other calls than the search, as with %s',
  async (settings) => {
    setAddress(`position=xox/.../xo.&${settings}`);
    const desk = mount();
    const stepper = () => desk.shadowRoot?.querySelector('#search');
    await expect.poll(() => stepper()?.getAttribute('parts')).not.toContain('code');
  },
);

test.each(
  [1440, 1024, 830, 810, 768, 650, 600, 390].flatMap((width) =>
    [
      '',
      'position=.../.../...',
      'tree=[[3,5],[2,9]]',
      'position=..o/.xx/...&algorithm=alpha-beta',
      'position=xo./.../..x&depth-limit=4&deepening=true',
      'position=xo./.../..x&memo=positions',
      'position=xo./.../..x&algorithm=alpha-beta&memo=positions&depth-limit=4',
    ].map((address) => ({ width, address })),
  ),
)(
  'at $width pixels the room of the tables of “$address” is theirs before they load',
  async ({ width, address }) => {
    await page.viewport(width, 900);
    setAddress(address);
    const desk = mount();
    const tables = () => [...desk.shadowRoot!.querySelectorAll<HTMLElement>('.below > [for]')];
    const heightOf = (each: Element) => each.getBoundingClientRect().height;
    await expect.poll(() => tables().length > 2 && tables().every((each) => heightOf(each) > 0)).toBe(true);
    // Without a finger the rows of a form are lower on a narrow screen.
    for (const table of tables()) {
      const probe = table.parentElement!.appendChild(document.createElement('div'));
      probe.style.blockSize = getComputedStyle(table).getPropertyValue('--waiting');
      const difference = () => Math.abs(heightOf(probe) - heightOf(table));
      await expect.poll(difference, { message: table.localName }).toBeLessThan(20);
      probe.remove();
    }
  },
);

test('a setting with few options has them side by side, one with many has a list', async () => {
  setAddress('position=oxx/.xo/o..');
  mount();
  await chip(/^Algorithm/).click();
  const fields = page.getByRole('region', { name: 'Algorithm' });
  await expect.element(fields.getByRole('group', { name: 'Deepening' })).toBeVisible();
  for (const { offers, words } of Object.values(options).filter(({ changes }) => changes === 'tree')) {
    const { label } = words;
    const count = offers.length && offers.length + 1;
    expect(fields.getByRole('combobox', { name: label }).elements().length, label).toBe(count > 4 ? 1 : 0);
    const group = fields.getByRole('group', { name: label, exact: true });
    expect(group.getByRole('radio').elements().length, label).toBe(count > 4 ? 0 : count);
  }
});
