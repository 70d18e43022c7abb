import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlyByHand, PlyCaption, PlyCode, PlyTree } from '../../src/elements/index.ts';
import { answers } from '../../src/elements/kit/answers.ts';
import { defaultNaming } from '../../src/game/index.ts';
import { buildPad } from '../../src/walk/index.ts';
import { find, mount, settled, textOf } from './mount.ts';

beforeEach(() => answers.update(() => ({})));

const eleven = (fade = 3) =>
  html`<div data-lesson="l" style="inline-size: 808px">
    <ply-by-hand id="h" position="oxx/.xo/o.." fade=${fade}></ply-by-hand>
  </div>`;

const host = () => find(PlyByHand);
const question = () => host().shadowRoot!.querySelector('#question')?.textContent.trim() ?? '';
const missing = () => find(PlyCode, '.code *').shadowRoot!.querySelectorAll('.missing').length;
const belief = () =>
  host().shadowRoot!.querySelector<HTMLElement>('[data-belief]')?.dataset['belief'] ?? null;
const drawn = () => find(PlyTree).shadowRoot!.querySelectorAll('[role="treeitem"]').length;
const kept = () => answers.value['l']?.['h'];

/** What minimax does with the eleven nodes, by the keys of the pad, all decisions made by the reader. */
const keys = [
  't t t s 0 r', // a2, O b3, X c3: a draw
  'c t s 1 r k r', // O c3, X b3 wins; MIN keeps 0
  'c s 1 r c', // b3 wins; MAX takes it
  't s - 1 c t s 0 r k r', // c3: O wins at a2
  'k r',
].flatMap((row) => row.split(' '));

async function typeKeys(all: readonly string[]): Promise<void> {
  for (const key of all) {
    await userEvent.keyboard(key);
    await settled();
  }
}

async function focusPad(): Promise<void> {
  host().shadowRoot!.querySelector<HTMLElement>('.pad')!.focus();
  await settled();
}

test('right keys alone make the whole tree and write the whole program', async () => {
  await mount(eleven(9));
  expect([drawn(), missing(), question()]).toEqual([1, 9, 'Is the game over on this board?']);
  await focusPad();
  await typeKeys(keys);
  expect([drawn(), host().step, host().isAsking]).toEqual([11, 20, true]);
  expect(question()).toBe('All values are in. Which move does X play?');
  await typeKeys(['b', '3']);
  expect([host().step, missing()]).toEqual([21, 1]);
  await typeKeys(['-']);
  expect([host().isAsking, missing(), kept()?.isDone]).toEqual([false, 0, true]);
  expect(kept()?.given).toBe('1'.repeat(32));
  await expect.element(page.getByText(/^Done\. The root returned 1/)).toBeVisible();

  // As on a slide, where the forward key steps.
  const hasControls = () => host().shadowRoot!.querySelector('ply-controls') !== null;
  expect(hasControls()).toBe(true);
  host().parts = 'caption tree';
  await settled();
  expect(hasControls()).toBe(false);
  expect(question()).toMatch(/^Done\. The root returned 1, and the move is b3\./);
});

test('the end says what was right at the first press, and counts nothing that was shown or taken over', async () => {
  await mount(eleven(1));
  host().press('score');
  for (const id of ['try', 'try', 'try', 'score', '0', 'return', 'call', 'return']) host().press(id);
  await settled();
  host().finish();
  await settled();
  expect(question()).toMatch(/whether the game is over \(3\sof\s4\), what an end is worth/);
  expect(question()).toMatch(/\. The program did the rest\.$/);

  await page.getByRole('button', { name: 'Start over' }).click();
  while (host().isAsking) {
    host().choose(1);
    await settled();
  }
  expect(question()).toBe('Done. The root returned 1, and the move is b3.');

  await page.getByRole('button', { name: 'Start over' }).click();
  host().finish();
  await settled();
  expect(question()).toMatch(/\. The program made every choice\.$/);
});

test('a wrong press changes nothing, and is answered until the next right one', async () => {
  await mount(eleven());
  const before = [drawn(), missing(), host().step, question()];
  await page.getByRole('button', { name: 'The game is over: score it' }).click();
  await expect.poll(belief).toBe('magic');
  expect([drawn(), missing(), host().step, question()]).toEqual(before);
  expect(kept()).toBeUndefined();
  await expect.element(page.getByRole('button', { name: /score it.*tried/ })).toBeVisible();
  await page.getByRole('button', { name: 'The game goes on' }).click();
  expect([belief(), host().step, kept()?.given]).toEqual([null, 1, '2']);
  await page.getByRole('button', { name: 'Take back the last choice' }).click();
  expect([host().step, kept()?.given, drawn()]).toEqual([0, '', 1]);
});

/** The nodes that the open decision is about, those that are not in sight: outside the tree, or below something. */
function listHidden(): string[] {
  const { trace, decision } = host().findDecision(host().openChoice!)!;
  const tree = find(PlyTree);
  const frame = tree.getBoundingClientRect();
  const items = [decision.node, ...trace.children(decision.node)]
    .map((node) => tree.shadowRoot!.querySelector(`#node-${node}`))
    .filter((item) => item !== null);
  return items.flatMap((item) => {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    const isWithin = left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    const over = host().shadowRoot!.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isWithin && over === tree ? [] : [`${question()}: ${item.getAttribute('aria-label')}`];
  });
}

test.each([
  [390, 844, 'a tree of numbers', html`<ply-by-hand tree="[[4, 7], [6, 5, 8]]"></ply-by-hand>`],
  [
    390,
    760,
    'alpha-beta',
    html`<ply-by-hand
      tree="[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"
      algorithm="alpha-beta"
      parts="caption tree controls stack"
    ></ply-by-hand>`,
  ],
  [1280, 900, 'a board', html`<ply-by-hand position="oxx/.xo/o.."></ply-by-hand>`],
])(
  'on a screen of %i by %i, the answer to a wrong press leaves its nodes in sight: %s',
  async (width, height, _, template) => {
    await page.viewport(width, height);
    await mount(html`<div style="position: fixed; inset: 0">${template}</div>`);
    while (host().isAsking) {
      const { trace, decision } = host().findDecision(host().openChoice!)!;
      const { choices } = buildPad(trace, decision, defaultNaming);
      for (const { id } of choices.filter(({ isRight }) => !isRight)) {
        host().press(id);
        await settled();
        await expect.poll(belief).not.toBeNull();
        await expect.poll(listHidden).toEqual([]);
      }
      host().choose(1);
      await settled();
    }
  },
);

test('an answer to a wrong press comes into sight, and the same press again is announced again', async () => {
  await page.viewport(390, 844);
  await mount(
    html`${eleven()}
      <div style="block-size: 100vh"></div>`,
  );
  host().scrollIntoView({ block: 'start', behavior: 'instant' });
  scrollBy(0, 200);
  const sentence = () => find(PlyCaption).getBoundingClientRect();
  expect(sentence().top).toBeLessThan(0);
  host().press('score');
  await expect.poll(belief).toBe('magic');
  // Only the room above its text may stay out of sight.
  expect(sentence().top).toBeGreaterThan(-17);
  const text = textOf(find(PlyCaption));
  host().press('score');
  await expect.poll(() => document.querySelector('ply-voice')?.text).toBe(text);
});

test('open decisions can be neither stepped to nor seen, and past ones can be looked at', async () => {
  await mount(eleven());
  host().press('try');
  host().press('try');
  await settled();
  host().step = 9;
  await settled();
  expect([host().step, drawn()]).toEqual([2, 3]);
  host().step = 1;
  await settled();
  await page.getByRole('button', { name: 'Back to your choice' }).click();
  expect([host().step, question()]).toEqual([2, 'Is the game over on this board?']);
});

test('the program takes over what the reader knows, and does the rest when asked to', async () => {
  await mount(eleven(1));
  await focusPad();
  await typeKeys(['t', 't', 't', 's', '0']);
  await expect.element(page.getByText('From here on, the program scores the leaves')).toBeVisible();
  await typeKeys(['r', 'c', 'r']);
  expect(question()).toContain('What should MIN do with the 1?');
  host().playback!.rate = 1000;
  await typeKeys(['d']);
  await expect.poll(() => host().step).toBe(21);
  expect([host().isAsking, missing(), kept()?.isDone]).toEqual([false, 0, true]);
});

test('any of the best moves is right, and the end says why the search plays the first', async () => {
  await mount(
    html`<div data-lesson="l">
      <ply-by-hand id="h" position="..o/.xx/oxo" scoring="depth" fade="1"></ply-by-hand>
    </div>`,
  );
  const press = async (...all: string[]) => {
    for (const id of all) {
      host().press(id);
      await settled();
    }
  };
  await press('try', 'try', 'try', 'score', '7', 'return', 'call', 'return', 'return', 'call');
  await press('replace', 'call', 'return');
  expect(question()).toBe('All values are in. Which move does X play?');
  await press('3', 'worst');
  await expect.poll(question).toMatch(/the move is b1\b.*first/);
});

test('answers are kept, and a reset begins with an empty tree', async () => {
  answers.update(() => ({ l: { h: { given: '1111', tries: 4, isDone: false } } }));
  await mount(eleven());
  expect([host().step, question()]).toEqual([3, 'The game is over. What is it worth?']);
  answers.update(() => ({}));
  await settled();
  expect([host().step, drawn(), missing()]).toEqual([0, 1, 9]);
});

test('on a phone the pad has keys for a thumb, and nothing is wider than the screen', async () => {
  await page.viewport(390, 844);
  await mount(html`<div data-lesson="l"><ply-by-hand id="h" position="oxx/.xo/o.."></ply-by-hand></div>`);
  for (const id of ['try', 'try', 'try', 'score']) host().press(id);
  await settled();
  const keysOfPad = [...host().shadowRoot!.querySelectorAll('.choice')].map((each) =>
    each.getBoundingClientRect(),
  );
  expect(keysOfPad.map(({ width, height }) => width >= 44 && height >= 44)).toEqual([true, true, true]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(textOf(host())).toContain('The game is over. What is it worth?');
});

test('a node of a tree of numbers shows its branches before the reader says whether it has any, a board does not', async () => {
  await mount(html`<ply-by-hand id="h" tree="[[4, 7], [6, 5, 8]]"></ply-by-hand>`);
  const text = () => find(PlyTree).shadowRoot!.querySelector('svg')!.textContent;
  expect([drawn(), question()]).toEqual([3, 'Does this node have branches?']);
  await focusPad();
  await typeKeys(['b']);
  expect(drawn()).toBe(5);
  await typeKeys(['b']);
  expect(text()).toContain('4');
  expect(text()).not.toContain('7');
});
