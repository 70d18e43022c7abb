import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlySearch } from '../../src/elements/index.ts';
import { scorings } from '../../src/search/index.ts';
import { navigate } from '../../src/walk/index.ts';
import { find, mount, settled } from './mount.ts';

const widget = html`<ply-search id="s" position="oxx/.xo/o.."
  ><ply-controls switch></ply-controls
></ply-search>`;
const search = () => find(PlySearch);
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 800));

test.each([
  ['First', navigate.first],
  ['Back out', navigate.backOut],
  ['Back over', navigate.backOver],
  ['Back', navigate.back],
  ['Next', navigate.next],
  ['Over', navigate.over],
  ['Out', navigate.out],
  ['Last', navigate.last],
  ['Previous change', navigate.previousChange],
  ['Next change', navigate.nextChange],
])('%s goes where it says from every step', async (name, navigation) => {
  await mount(widget);
  const element = button(name).element() as HTMLButtonElement;
  const { trace } = search();
  for (let step = 0; step < trace!.stepCount; step++) {
    search().step = step;
    await settled();
    const to = navigation(trace!, step);
    expect(element.getAttribute('aria-disabled')).toBe(String(to === step));
    element.click();
    expect(search().session!.step).toBe(to);
  }
});

test('a button that leads nowhere any more keeps the focus', async () => {
  await mount(widget);
  await button('Last').click();
  await settled();
  const last = button('Last').element();
  expect(last.getAttribute('aria-disabled')).toBe('true');
  expect((last.getRootNode() as ShadowRoot).activeElement).toBe(last);
});

test('the scrubber says and sets the step', async () => {
  await mount(widget);
  const scrubber = page.getByRole('slider', { name: 'Step' });
  search().step = 8;
  await settled();
  await expect.element(scrubber).toHaveAttribute('aria-valuetext', 'step 9 of 22');
  await expect.element(page.getByText('node 6 of 11')).toBeVisible();
  await scrubber.fill('12');
  expect(search().step).toBe(12);
});

test('playing goes on by itself, at the chosen speed, until a reader moves', async () => {
  await mount(widget);
  await page.getByRole('combobox', { name: 'Speed' }).selectOptions('16 steps a second');
  await button('Play').click();
  await expect.element(button('Pause')).toBeVisible();
  await expect.poll(() => search().step).toBeGreaterThan(2);
  await button('Back').click();
  await expect.element(button('Play')).toBeVisible();
});

test('switching the scoring keeps the step', async () => {
  await mount(widget);
  search().step = 8;
  await settled();
  (page.getByRole('radio', { name: '10 − depth' }).element() as HTMLElement).click();
  await settled();
  expect(search().trace!.options).toMatchObject({ scoring: scorings.depth, win: 10 });
  expect(search().step).toBe(8);
  await expect.element(page.getByRole('radio', { name: '10 − depth' })).toBeChecked();
});

test('the controls may stand anywhere and come before their search', async () => {
  await mount(
    html`<ply-controls for="later"></ply-controls><ply-search id="later" tree="[[3,5],[2,9]]"></ply-search>`,
  );
  await button('Next').click();
  expect(find(PlySearch, '#later').step).toBe(1);
});

test('every button is large enough for a finger', async () => {
  await page.viewport(390, 844);
  await mount(widget);
  await button('More').click();
  for (const each of page.getByRole('button').elements()) {
    const { width, height } = each.getBoundingClientRect();
    expect(Math.min(width, height), each.textContent).toBeGreaterThanOrEqual(44);
  }
});
