import { html } from 'lit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlyPlay, PlyStepper } from '../../src/elements/index.ts';
import { find, mount, settled } from './mount.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Presses a button by keyboard. */
async function press(name: string): Promise<void> {
  await expect.element(button(name)).toBeVisible();
  (button(name).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

test('after a first search is stopped the focus is on its card, whose keys work', async () => {
  const mounted = mount(html`<ply-stepper game="5,5,4"></ply-stepper>`);
  await press('Stop here');
  await mounted;
  const stepper = find(PlyStepper);
  expect(stepper.shadowRoot!.activeElement).toBe(stepper.shadowRoot!.querySelector('[role=group]'));
  await userEvent.keyboard('{ArrowRight}');
  expect(stepper.step).toBe(1);
});

test('after the search makes the last move the focus is on Take back', async () => {
  await mount(html`<ply-play you="nobody" position="xxo/oox/xo."></ply-play>`);
  await press('Let it move');
  await settled();
  expect(button('Let it move').elements()).toHaveLength(0);
  expect(find(PlyPlay).shadowRoot!.activeElement).toBe(button('Take back').element());
});

test('after hidden steps are shown the focus is on the tree, whose keys work', async () => {
  await mount(html`
    <ply-stepper id="s" position="oxx/.xo/o.."></ply-stepper>
    <ply-predict for="s" ask="value">What is it worth?</ply-predict>
  `);
  await press('Show them');
  await settled();
  expect(button('Show them').elements()).toHaveLength(0);
  const stepper = find(PlyStepper);
  expect(stepper.shadowRoot!.activeElement?.shadowRoot?.activeElement?.getAttribute('role')).toBe('tree');
  await userEvent.keyboard('n');
  expect(stepper.step).toBe(1);
});

test('when a game ends while its last search is being walked, the focus is on the card of the game', async () => {
  await mount(html`<ply-play you="nobody" position="xxo/oox/xo."></ply-play>`);
  await press('Open its search');
  await settled();
  await press('Next');
  const play = find(PlyPlay);
  play.moves = '8';
  await settled();
  expect(play.shadowRoot!.activeElement).toBe(play.shadowRoot!.querySelector('[role=group]'));
  await userEvent.tab();
  expect(play.shadowRoot!.activeElement).not.toBe(null);
});
