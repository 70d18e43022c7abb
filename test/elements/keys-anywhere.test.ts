import { html } from 'lit';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlySearch, PlyStepper, setPreference } from '../../src/elements/index.ts';
import { followKeysAnywhere } from '../../src/elements/host/keys-anywhere.ts';
import { find, mount } from './mount.ts';

const over = new AbortController();
followKeysAnywhere(over.signal);
afterAll(() => over.abort());

beforeEach(() => page.viewport(1280, 900));

const widget = html`<ply-stepper id="one" position="oxx/.xo/o.."></ply-stepper>`;
const two = html`<style>
    .far {
      block-size: 200vh;
    }
  </style>
  ${widget}
  <div class="far"></div>
  <ply-stepper id="two" position="oxx/.xo/o.." parts="caption controls"></ply-stepper>`;
const step = (id: string) => find(PlyStepper, `#${id}`).step;

test('letters and arrows to the side move the only widget, wherever the focus is', async () => {
  await mount(html`${widget}<button>Elsewhere</button>`);
  await userEvent.keyboard('n');
  expect(step('one')).toBe(1);
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}N{/Shift}');
  expect(step('one')).toBe(2);
});

test('keys that scroll or select remain the page’s', async () => {
  await mount(html`${widget}<button>Elsewhere</button>`);
  const left: string[] = [];
  const note = (event: KeyboardEvent) => void (event.defaultPrevented || left.push(event.key));
  addEventListener('keydown', note);
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}{End} {Shift>}{ArrowRight}{/Shift}');
  removeEventListener('keydown', note);
  expect(left).toEqual(['ArrowDown', 'ArrowUp', 'Home', 'End', ' ', 'Shift', 'ArrowRight']);
  expect(step('one')).toBe(0);
  expect(find(PlyStepper).playback!.isPlaying).toBe(false);
});

test('the widget in sight is moved, and none that is out of sight', async () => {
  await mount(two);
  find(HTMLElement, '.card').focus();
  await userEvent.keyboard('n');
  find(PlyStepper, '#two').scrollIntoView();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('nn');
  expect([step('one'), step('two')]).toEqual([1, 2]);
  find(HTMLElement, '.far').scrollIntoView();
  await userEvent.keyboard('n');
  expect([step('one'), step('two')]).toEqual([1, 2]);
});

test('of two searches in sight the keys move the one that was used last', async () => {
  await mount(html`${widget}<ply-stepper id="two" position="oxx/.xo/o.." parts="controls"></ply-stepper>`);
  find(PlyStepper, '#two').scrollIntoView({ block: 'end' });
  await page.getByRole('button', { name: 'Next', exact: true }).last().click();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('n');
  expect([step('one'), step('two')]).toEqual([0, 2]);
});

test('in a view outside its search the letters still move that search', async () => {
  await mount(
    html`<ply-search id="away" position="oxx/.xo/o.."></ply-search>${widget}<ply-tree for="away"></ply-tree>`,
  );
  (page.getByRole('tree').last().element() as SVGElement).focus();
  await userEvent.keyboard('n');
  expect([find(PlySearch, '#away').step, step('one')]).toEqual([1, 0]);
});

test('typing moves no search, in any shadow root', async () => {
  await mount(
    html`${widget}<textarea aria-label="Text"></textarea>
      <p contenteditable aria-label="Note" role="textbox">x</p>
      <ply-find for="one"></ply-find>`,
  );
  for (const name of ['Text', 'Note']) {
    await page.getByRole('textbox', { name }).click();
    await userEvent.keyboard('n?{ArrowRight}');
  }
  (page.getByRole('combobox').last().element() as HTMLElement).focus();
  await userEvent.keyboard('n');
  expect(step('one')).toBe(0);
  expect(document.querySelector('ply-help')).toBeNull();
});

test('? says that the keys work anywhere, as long as they do', async () => {
  await mount(widget);
  await userEvent.keyboard('?');
  const dialog = page.getByRole('dialog', { name: 'Step through the search' });
  await expect.element(dialog).toHaveTextContent('from anywhere on the page');
  await userEvent.keyboard('{Escape}');
  setPreference('pageKeys', 'off');
  await userEvent.keyboard('n?');
  expect(step('one')).toBe(0);
  find(HTMLElement, '.card').focus();
  await userEvent.keyboard('n?');
  expect(step('one')).toBe(1);
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).not.toHaveTextContent('from anywhere on the page');
  setPreference('pageKeys', 'on');
});
