import { html } from 'lit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setPreference, PlyBoard, PlySearch, PlyStepper, PlyValue } from '../../src/elements/index.ts';
import { defaultNaming } from '../../src/game/index.ts';
import { describeStep, stateAt } from '../../src/walk/index.ts';
import { find, mount, settled, textOf } from './mount.ts';

/** For each call of a stack: its move, its activity, and its value so far. */
const callsOf = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('li:not(.free)')].map((call) =>
    ['b', '.long', '.pill'].map((part) => textOf(call.querySelector(part)!)),
  );
const rowsOf = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
  );

test('the caption says the sentence of every step, in a live region', async () => {
  await mount(
    html`<ply-search position="oxx/.xo/o.." scoring="depth"><ply-caption></ply-caption></ply-search>`,
  );
  const search = find(PlySearch);
  const region = page.getByRole('status').element();
  for (let step = 0; step < search.stepCount; step++) {
    search.step = step;
    await settled();
    expect(textOf(region)).toBe(stateAt(search.trace!, step).sentence);
  }
  expect(region.getAttribute('aria-live')).toBe('polite');
  search.playback!.play(-1);
  await settled();
  expect(region.getAttribute('aria-live')).toBe('off');
});

test('an element reads from left to right, in its own letters, whatever the page around it does', async () => {
  await mount(
    html`<div dir="rtl" style="text-transform: uppercase; text-indent: 9rem">
      <ply-stepper position="oxx/.xo/o.."></ply-stepper><ply-board position="oxx/.xo/o.."></ply-board>
    </div>`,
  );
  const look = (name: string) => {
    const { direction, textTransform, textIndent } = getComputedStyle(find(Element, name));
    return [direction, textTransform, textIndent];
  };
  for (const name of ['ply-stepper', 'ply-caption', 'ply-board'])
    expect(look(name), name).toEqual(['ltr', 'none', '0px']);
});

test('the stack lists the open calls, the newest first', async () => {
  await mount(
    html`<ply-search position="oxx/.xo/o.." scoring="depth" step="8"><ply-stack></ply-stack></ply-search>`,
  );
  await expect.element(page.getByRole('list', { name: 'Call stack, newest on top' })).toBeVisible();
  expect(callsOf(find(Element, 'ply-stack'))).toEqual([
    ['X took b3', 'game over, returns', '7'],
    ['O took c3', '1st of 1 reply · best so far X b3', '≥ 7'],
    ['X took a2', '2nd of 2 replies · best so far O b3', '≤ 0'],
    ['the root', '1st of 3 moves', 'open'],
  ]);
});

test('in a tree of numbers the stack tells leaves and branches apart, and no game is over', async () => {
  await mount(html`<ply-search tree="[[3, 5], [2, 9]]" step="3"><ply-stack></ply-stack></ply-search>`);
  await expect.element(page.getByRole('list', { name: 'Call stack, newest on top' })).toBeVisible();
  expect(callsOf(find(Element, 'ply-stack'))).toEqual([
    ['leaf a', 'returns its number', '3'],
    ['branch a', '1st of 2 branches · best so far a', '≤ 3'],
    ['the root', '1st of 2 branches', 'open'],
  ]);
});

test.each(['[[3, 5], [2, 9]]', '[[[[[3, 5]]]], 2]'])(
  'the stack of the tree of numbers %s has no column for boards, and is as wide as its head',
  async (tree) => {
    await mount(html`<ply-search tree=${tree} step="2"><ply-stack></ply-stack></ply-search>`);
    await expect.element(page.getByRole('list', { name: 'Call stack, newest on top' })).toBeVisible();
    const root = find(Element, 'ply-stack').shadowRoot!;
    const rows = [...root.querySelectorAll('li:not(.free)')];
    expect(rows).toHaveLength(3);
    const start = root.querySelector('header')!.firstElementChild!.getBoundingClientRect().left;
    for (const row of rows) {
      const parts = [...row.children].filter((each) => each.checkVisibility() && each.textContent.trim());
      const boxes = parts.map((each) => each.getBoundingClientRect());
      expect(boxes[0].left).toBe(start);
      const [before, what] = [boxes.at(-3), boxes.at(-2)!];
      if (before) expect(what.left - before.right).toBeLessThan(10);
    }
  },
);

test('neither the rows of the stack nor what is below it move', async () => {
  await mount(html`<ply-search position="oxx/.xo/o.."><ply-stack></ply-stack></ply-search>`);
  const search = find(PlySearch);
  const list = page.getByRole('list').element();
  const places = () => [
    list.lastElementChild!.getBoundingClientRect().top,
    list.getBoundingClientRect().bottom,
  ];
  const before = places();
  for (let step = 0; step < search.stepCount; step++) {
    search.step = step;
    await settled();
    expect(places()).toEqual(before);
  }
});

test('in the sentence only scores are in pills', async () => {
  await mount(
    html`<ply-search position="oxx/.xo/o.." scoring="depth"><ply-caption></ply-caption></ply-search>`,
  );
  const search = find(PlySearch);
  for (let step = 0; step < search.stepCount; step++) {
    search.step = step;
    await settled();
    const shown = [...find(Element, 'ply-caption').shadowRoot!.querySelectorAll('.pill')];
    const marked = describeStep(search.trace!, step, defaultNaming).parts.filter(
      (part) => typeof part !== 'string',
    );
    expect(shown.map((pill) => pill.textContent)).toEqual(marked.map(({ text }) => text));
    const tones = marked.map(({ score }) => (score > 0 ? 'max' : score < 0 ? 'min' : 'draw'));
    expect(shown.map((pill) => tones.find((tone) => pill.classList.contains(tone)))).toEqual(tones);
  }
});

test('a view is not drawn again when a search comes that is not its own', async () => {
  const main = await mount(
    html`<p>
      <ply-value for="coming" what="nodes">11</ply-value> <ply-board position="x../.../..."></ply-board>
    </p>`,
  );
  const drawn: string[] = [];
  for (const view of [find(PlyValue), find(PlyBoard)])
    view.addController({ hostUpdated: () => drawn.push(view.localName) });
  main.insertAdjacentHTML('beforeend', '<ply-search position="oxx/.xo/o.."></ply-search>');
  await settled();
  expect(drawn).toEqual([]);
  main.insertAdjacentHTML('beforeend', '<ply-search id="coming" position="oxx/.xo/o.."></ply-search>');
  await settled();
  expect(new Set(drawn)).toEqual(new Set(['ply-value']));
});

test('the moves become known one by one, the best is marked in words', async () => {
  await mount(html`<ply-search position="oxx/.xo/o.."><ply-moves></ply-moves></ply-search>`);
  const search = find(PlySearch);
  const moves = () =>
    rowsOf(find(Element, 'ply-moves')).map(([move, , score, state]) => [move, score, state]);
  expect(moves().map(([, , state]) => state)).toEqual(['not yet', 'not yet', 'not yet']);
  search.step = search.trace!.exitStep(1);
  await settled();
  expect(moves()[0]).toEqual(['a2', '0', '● best so far']);
  search.step = search.stepCount - 1;
  await settled();
  expect(moves()).toEqual([
    ['a2', '0', 'searched'],
    ['b3', '1', '✓ chosen'],
    ['c3', '−1', 'searched'],
  ]);
});

test('in a tree of numbers MAX chooses a branch, and no side plays', async () => {
  await mount(html`<ply-search tree="[[3,5],[2,9]]"><ply-moves></ply-moves></ply-search>`);
  const table = page.getByRole('table', { name: 'MAX can choose' });
  await expect.element(table.getByRole('columnheader', { name: 'Branch' })).toBeVisible();
  await expect.element(table.getByRole('rowheader', { name: 'b' })).toBeVisible();
});

test('a value follows another scoring, and keeps its text where there is no answer', async () => {
  await mount(
    html`<ply-search id="v" position="oxx/.xo/o.."></ply-search>
      <p>
        <ply-value id="good" for="v" what="node(8).score">−1</ply-value>
        <ply-value id="bad" for="v" what="nonsense">seven</ply-value>
        <ply-value id="empty" for="v" what="nodes"></ply-value>
      </p>`,
  );
  const shown = (id: string) => find(Element, id).shadowRoot!.textContent.trim();
  await expect.poll(() => shown('#empty')).toBe('11');
  find(PlySearch, '#v').scoring = 'depth';
  await expect.poll(() => shown('#good')).toBe('−8');
  expect(find(Element, '#bad').shadowRoot!.querySelector('slot')).not.toBeNull();
});

test('the language of the code is chosen by tabs, for all code of the page', async () => {
  await mount(
    html`<ply-search
      ><ply-code id="one"></ply-code><ply-code id="two" language="swift"></ply-code
    ></ply-search>`,
  );
  await expect.poll(() => textOf(find(Element, '#two'))).toContain('func minimax');
  const first = find(Element, '#one').shadowRoot!;
  (first.querySelector('[aria-selected=true]') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await settled();
  expect(first.activeElement!.textContent.trim()).toBe('Python');
  for (const id of ['#one', '#two'])
    await expect.poll(() => textOf(find(Element, id))).toContain('def minimax');
  setPreference('language', '');
});

test('the lit line is the current one', async () => {
  await mount(
    html`<ply-search position="oxx/.xo/o.." scoring="depth" step="8"><ply-code></ply-code></ply-search>`,
  );
  expect(textOf(find(Element, '[aria-current=step]'))).toBe('best ← max(best, value)max(−∞, 7) = 7');
});

test('a wrong position is said in words, and the last good search stays', async () => {
  await mount(html`<ply-stepper position="oxx/.xo/o.."></ply-stepper>`);
  const stepper = find(PlyStepper);
  stepper.position = 'xox';
  await settled();
  await expect.element(page.getByRole('alert')).toHaveTextContent('3 cells, expected 9');
  expect(stepper.trace!.length).toBe(11);
});

test('a position that no game reaches is searched with a notice', async () => {
  await mount(html`<ply-stepper position="xxx/.../..." parts="caption controls"></ply-stepper>`);
  await expect.element(page.getByText('No game reaches this position', { exact: false })).toBeVisible();
  expect(find(Element, 'ply-stepper').shadowRoot!.querySelector('ply-tree')).toBeNull();
});

test('a widget with autoplay plays once, from when it comes into sight', async () => {
  await mount(html`<ply-stepper tree="[3, 5]" parts="caption controls" autoplay></ply-stepper>`);
  const stepper = find(PlyStepper);
  await expect.poll(() => stepper.playback!.isPlaying).toBe(true);
  stepper.playback!.rate = 16;
  await expect.poll(() => stepper.step).toBe(stepper.stepCount - 1);
  expect(stepper.playback!.isPlaying).toBe(false);
});

test('on a phone nothing of a larger board with cutoffs and hits sticks out', async () => {
  await page.viewport(390, 844);
  await mount(
    html`<ply-stepper
      game="4,4,3"
      algorithm="alpha-beta"
      memo="symmetry"
      order="centre-first"
      step="40"
    ></ply-stepper>`,
  );
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByRole('button', { name: 'Repeat', exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('a search that stopped says at its end only what is known', async () => {
  await mount(
    html`<ply-search position="oxx/.xo/o.." max-nodes="2" step="3">
      <ply-stack></ply-stack><ply-moves></ply-moves><ply-code></ply-code><ply-tree></ply-tree>
    </ply-search>`,
  );
  await expect.element(page.getByRole('list', { name: 'Call stack, newest on top' })).toBeVisible();
  expect(callsOf(find(Element, 'ply-stack'))).toEqual([['the root', 'the search stopped here', 'open']]);
  expect(rowsOf(find(Element, 'ply-moves')).map(([move, , ...rest]) => [move, ...rest])).toEqual([
    ['a2', '—', 'not finished'],
  ]);
  await expect.element(page.getByRole('treeitem', { name: /root/ })).toBeVisible();
  for (const { ariaLabel } of page.getByRole('treeitem').elements())
    expect(ariaLabel).toMatch(/not finished when the search stopped, open/);
  expect(find(Element, 'ply-code').shadowRoot!.querySelector('li:is(.strong, .soft)')).toBeNull();
});
