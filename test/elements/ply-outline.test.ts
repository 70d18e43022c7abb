import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlyStepper } from '../../src/elements/index.ts';
import { find, mount, settled } from './mount.ts';

beforeEach(() => page.viewport(1280, 800));

const stepper = () => find(PlyStepper);
const grid = () => page.getByRole('treegrid');
const rowTexts = () =>
  grid()
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) =>
      [...row.children].map((cell) => cell.textContent.trim().replace(/^[▾▸\s]+/, '')).join(' | '),
    );

async function open(): Promise<void> {
  await mount(
    html`<ply-stepper position="oxx/.xo/o.." algorithm="alpha-beta" scoring="plain"></ply-stepper>`,
  );
  stepper().step = 4;
  await settled();
  find(HTMLElement, '.card').focus();
  await userEvent.keyboard('t');
  await expect.element(page.getByRole('dialog', { name: 'The search in words' })).toBeVisible();
}

test('T opens the search in words; a sentence leads to its step', async () => {
  await open();
  await page.getByRole('button', { name: /MAX takes the largest, 1/ }).click();
  await expect.poll(() => stepper().step).toBe(stepper().trace!.stepCount - 1);
  expect(document.querySelector('ply-outline')).toBeNull();
});

test('a tree grid: walked, unfolded and filtered by keys, with what is known at the step', async () => {
  await open();
  expect(rowTexts()[0]).toMatch(/^root \| MAX \| .*open|^root \| MAX \| \d/);
  (grid().getByRole('row').elements()[1] as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  const before = rowTexts().length;
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(rowTexts()).toHaveLength(1);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  const first = document.querySelector('ply-outline')!.shadowRoot!.activeElement!;
  expect(first.getAttribute('aria-level')).toBe('2');
  expect(before).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Unfold all' }).click();
  expect(rowTexts()).toHaveLength(stepper().trace!.length);
  expect(grid().element().getAttribute('aria-rowcount')).toBe(`${stepper().trace!.length + 1}`);
  await page.getByRole('combobox', { name: 'Rows' }).selectOptions('The best line');
  expect(rowTexts()).toHaveLength(stepper().trace!.principalNodes().length);
  (grid().getByRole('row').elements()[1] as HTMLElement).focus();
  await userEvent.keyboard('{End}{Enter}');
  await expect.poll(() => document.querySelector('ply-outline')).toBeNull();
  expect(stepper().step).toBe(stepper().trace!.enterStep(stepper().trace!.principalNodes().at(-1)!));
});
