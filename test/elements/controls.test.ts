import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlySearch, PlyStepper } from '../../src/elements/index.ts';
import { scorings } from '../../src/search/index.ts';
import { navigate } from '../../src/walk/index.ts';
import { find, mount, settled } from './mount.ts';

const widget = html`<ply-search id="s" position="oxx/.xo/o.."
  ><ply-controls switch></ply-controls
></ply-search>`;
const search = () => find(PlySearch);
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1440, 900));

test.each([
  ['First', navigate.first],
  ['Back', navigate.back],
  ['Next', navigate.next],
  ['Over', navigate.over],
  ['Out', navigate.out],
  ['Last', navigate.last],
  ['New best', navigate.nextChange],
  ['Leaf', navigate.nextLeaf],
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

test('a search of one call has no buttons for whole calls', async () => {
  await mount(widget);
  await expect.element(button('Over')).toBeVisible();
  search().position = 'xo./.xo/..x';
  await settled();
  await expect.element(button('Next')).toBeVisible();
  for (const name of ['Over', 'Out']) expect(button(name).elements()).toEqual([]);
});

test('a button that leads nowhere any more keeps the focus', async () => {
  await mount(widget);
  await button('Last').click();
  await settled();
  const last = button('Last').element();
  expect(last.getAttribute('aria-disabled')).toBe('true');
  expect((last.getRootNode() as ShadowRoot).activeElement).toBe(last);
});

test('the controls show the step of the search', async () => {
  await mount(widget);
  search().step = 8;
  await settled();
  await expect.element(page.getByText('step 9 of 22')).toBeInTheDocument();
});

test('playback goes on at the chosen speed until a reader moves', async () => {
  await mount(widget);
  await page.getByRole('combobox', { name: /Speed/ }).selectOptions('16 / s');
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

test('the controls may be anywhere on the page, before their search too', async () => {
  await mount(
    html`<ply-controls for="later"></ply-controls><ply-search id="later" tree="[[3,5],[2,9]]"></ply-search>`,
  );
  await button('Next').click();
  expect(find(PlySearch, '#later').step).toBe(1);
});

test('a jump without a target says why, and with Shift a jump goes back', async () => {
  await mount(widget);
  await expect.element(button('Cutoff')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Cutoff')).toHaveAccessibleDescription(/Alpha-beta/);
  const { trace } = search();
  await button('New best').click();
  await button('New best').click();
  const [first, second] = [navigate.nextChange(trace!, 0), search().step];
  expect(second).toBe(navigate.nextChange(trace!, first));
  await button('New best').click({ modifiers: ['Shift'] });
  expect(search().step).toBe(first);
  search().step = search().stepCount - 1;
  await settled();
  await expect.element(button('Leaf')).toHaveAccessibleDescription(/after this step/);
});

test.each([1440, 1024, 820, 390, 320])('at %i pixels no button moves through a whole walk', async (width) => {
  await page.viewport(width, 800);
  await mount(html`<ply-stepper position="oxx/.xo/o.." scoring="depth"></ply-stepper>`);
  const stepper = find(PlyStepper);
  const parts = ['ply-caption', 'ply-tree', 'ply-controls'].map((name) => find(Element, name));
  const boxes = () =>
    JSON.stringify([
      ...parts.map((each) => each.getBoundingClientRect()),
      ...[...parts[2].shadowRoot!.querySelectorAll('button')].map((each) => each.getBoundingClientRect()),
      parts[0].shadowRoot!.querySelector('p')!.getBoundingClientRect(),
    ]);
  const before = boxes();
  for (let step = 0; step < stepper.stepCount; step++) {
    stepper.step = step;
    await settled();
    expect(boxes(), `step ${step}`).toBe(before);
  }
});

test.each(
  [1440, 1240, 1180, 1060, 1040, 820, 775].flatMap((width) => [
    { width, position: 'oxx/.xo/o..', hasSwitch: true },
    { width, position: '.../.../...', hasSwitch: false },
  ]),
)(
  'at $width pixels no button of $position is pushed out, with a switch: $hasSwitch',
  async ({ width, position, hasSwitch }) => {
    await page.viewport(width, 800);
    await mount(
      html`<ply-search position=${position}><ply-controls ?switch=${hasSwitch}></ply-controls></ply-search>`,
    );
    await expect.element(button('Next')).toBeVisible();
    const controls = find(Element, 'ply-controls');
    const edge = controls.getBoundingClientRect().right;
    // What follows the jumps, which scroll where there is no room.
    for (const each of controls.shadowRoot!.querySelectorAll('.aside button'))
      expect(each.getBoundingClientRect().right, each.textContent).toBeLessThanOrEqual(edge);
  },
);

test('every button is large enough for a finger', async () => {
  await page.viewport(390, 844);
  await mount(widget);
  await button('More').click();
  for (const each of page.getByRole('button').elements()) {
    const { width, height } = each.getBoundingClientRect();
    expect(Math.min(width, height), each.textContent).toBeGreaterThanOrEqual(44);
  }
});
