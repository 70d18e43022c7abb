import { html, type TemplateResult } from 'lit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlyCode, PlyStack, PlyStepper } from '../../src/elements/index.ts';
import { find, mount, settled, textOf } from './mount.ts';

const small = html`<ply-stepper
  position="oxx/.xo/o.."
  parts="caption tree controls code stack"
></ply-stepper>`;
const whole = html`<ply-stepper parts="caption tree controls" switch></ply-stepper>`;

/** The upper and lower edge of a part of the stepper in the window. */
function edges(part: string): { top: number; bottom: number } {
  return find(PlyStepper).shadowRoot!.querySelector(part)!.getBoundingClientRect();
}

async function show(template: TemplateResult, width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  const main = await mount(template);
  main.style.paddingBlockEnd = '200vh';
  await settled();
  const { top } = edges('.card');
  scrollTo(0, scrollY + top);
}

test.each([
  ['eleven calls with code and stack', small, 1366, 768],
  ['eleven calls on a lower screen', small, 1366, 650],
  ['the whole tree', whole, 1366, 768],
  ['eleven calls on a tablet', small, 820, 1100],
  ['eleven calls on a phone', small, 390, 844],
] as const)(
  '%s: sentence, tree and controls are on the screen together',
  async (_, template, width, height) => {
    await show(template, width, height);
    await expect.poll(() => edges('ply-tree').bottom).toBeLessThanOrEqual(edges('ply-controls').top + 1);
    expect(edges('ply-caption').top).toBeGreaterThanOrEqual(-1);
    expect(edges('ply-controls').bottom).toBeLessThanOrEqual(height + 1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test('in a low window on a phone a sentence of three lines has room above and below, and its mark is as tall', async () => {
  await page.viewport(390, 844);
  const low = html`<ply-stepper
    style="--ply-height: 24rem"
    position="oxx/.xo/o.."
    parts="caption tree controls"
  ></ply-stepper>`;
  await mount(low);
  const stepper = find(PlyStepper);
  const heights: number[] = [];
  for (stepper.step = 0; stepper.step < stepper.stepCount - 1; stepper.step++) {
    await settled();
    const band = stepper.shadowRoot!.querySelector('ply-caption')!.shadowRoot!.querySelector('p')!;
    const { offsetHeight: text } = band.querySelector('span')!;
    heights.push(text);
    expect(band.clientHeight - text).toBeGreaterThanOrEqual(8);
    expect(Number.parseFloat(getComputedStyle(band, '::before').height)).toBeGreaterThanOrEqual(text);
  }
  expect(Math.max(...heights)).toBeGreaterThanOrEqual(60);
});

test('on a laptop the whole tree fits with its timeline', async () => {
  await show(whole, 1366, 768);
  await expect.poll(() => edges('.card').bottom).toBeLessThanOrEqual(769);
});

test('a tree of boards and moves shows neither MAX nor scores, with any parts', async () => {
  await mount(html`<ply-stepper position="oxx/.xo/o.." ruler="plies"></ply-stepper>`);
  await settled();
  const stepper = find(PlyStepper);
  stepper.step = stepper.stepCount - 1;
  await settled();
  const inside = stepper.shadowRoot!;
  expect([...inside.querySelectorAll('ply-caption, ply-stack, ply-code, ply-timeline')]).toEqual([]);
  const tree = inside.querySelector('ply-tree')!.shadowRoot!;
  expect(tree.querySelectorAll('[data-node]').length).toBe(11);
  expect([...tree.querySelectorAll(':is(.pill, .ride) text')]).toEqual([]);
  expect(tree.textContent).not.toMatch(/MAX|MIN|[≥≤]|value|best/);
});

test('beside a narrow tree, below the stack are the line that runs in its newest call and the moves of the root', async () => {
  await page.viewport(1100, 768);
  await mount(html`<ply-stepper position="oxx/.xo/o.." step="15"></ply-stepper>`);
  await expect.element(page.getByRole('row', { name: 'b3' })).toHaveTextContent('best so far');
  await expect.element(page.getByText('line 3').first()).toBeVisible();
  expect(textOf(find(PlyCode, '.tabs *'))).toBe('line 3');
  const line = page.getByRole('button', { name: 'Show the code' });
  expect(textOf(find(PlyCode, '.line-door *'))).toMatch(/^line 3 return/);
  await line.click();
  await expect.element(page.getByRole('tabpanel')).toBeVisible();
  await expect
    .poll(() => find(PlyStepper).shadowRoot!.activeElement)
    .toBe(page.getByRole('button', { name: 'Code', exact: true }).element());
  expect(line.query()).toBeNull();
  await expect.poll(() => textOf(find(PlyStack, '.tabs *'))).toBe('3');
});
