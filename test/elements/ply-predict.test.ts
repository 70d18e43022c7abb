import axe from 'axe-core';
import { html } from 'lit';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { namings } from '../../src/game/index.ts';
import { PlyCaption, PlyPredict, PlySearch, PlyStepper } from '../../src/elements/index.ts';
import { answers } from '../../src/elements/kit/answers.ts';
import { setPreference } from '../../src/elements/kit/preferences.ts';
import { clearStored } from '../../src/elements/kit/stored.ts';
import { find, mount, settled } from './mount.ts';

const lesson = (question: unknown) =>
  html`<article data-lesson="test">
    <ply-search id="s" position="oxx/.xo/o.."></ply-search>
    ${question}
    <ply-caption for="s"></ply-caption>
  </article>`;

const value = html`<ply-predict for="s" ask="value" node="3">What is it worth?</ply-predict>`;
const move = html`<ply-predict for="s" ask="move">Where does X play?</ply-predict>`;
const rise = html`<ply-predict for="s" ask="rise" node="8">Does it rise?</ply-predict>`;

const check = page.getByRole('button', { name: 'Check' });
const feedback = () => find(PlyPredict).shadowRoot!.querySelector('[role="status"]')!.textContent.trim();

beforeEach(() => clearStored());

test.each(['value', 'rise'])(
  'while its search is on the way, a question on the %s is as high as then',
  async (ask) => {
    const main = await mount(
      html`<not-awake id="coming"></not-awake
        ><ply-predict for="coming" ask=${ask} node="8">What?</ply-predict>`,
    );
    const question = find(PlyPredict);
    expect(question.ariaBusy).toBe('true');
    const { height } = question.getBoundingClientRect();
    main.querySelector('not-awake')!.outerHTML =
      '<ply-search id="coming" position="oxx/.xo/o.."></ply-search>';
    await settled();
    expect(question.ariaBusy).toBe(null);
    expect(question.getBoundingClientRect().height).toBe(height);
  },
);

test('a typed value is judged, with the mistake behind a wrong one', async () => {
  await mount(lesson(value));
  const field = page.getByRole('textbox', { name: 'Value' });
  await expect.element(page.getByRole('group', { name: /Predict\s*What is it worth\?/ })).toBeVisible();
  await field.fill('1');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(feedback)
    .toBe('Not 1. That is the larger score there. It is O’s turn, and O, who is MIN, takes the smaller.');
  await field.fill('0');
  await check.click();
  await expect.poll(feedback).toBe('Right: 0. Both scores are in: MIN takes the smaller, 0, at b3.');
  expect(answers.value['test']?.['s.value.3']).toEqual({ given: '0', tries: 2, isDone: true });
});

test('a minus may be typed as a hyphen or as a minus; anything else is no answer', async () => {
  await mount(lesson(html`<ply-predict for="s" ask="value" node="8">What is it worth?</ply-predict>`));
  const field = page.getByRole('textbox', { name: 'Value' });
  await field.fill('a lot');
  await check.click();
  await expect.poll(feedback).toBe('Write a number, such as 3 or −3.');
  expect(answers.value).toEqual({});
  for (const text of ['-1', '−1']) {
    await field.fill(text);
    await check.click();
    await expect.poll(feedback).toMatch(/^Right: −1\./);
  }
});

test('a move is chosen on the board by keyboard, by the names that the reader chose', async () => {
  await mount(lesson(move));
  setPreference('naming', '1-9');
  await settled();
  (page.getByRole('button', { name: '9, row 3, column 3' }).element() as HTMLElement).focus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard(' ');
  const chosen = page.getByRole('button', { name: '8, row 3, column 2: right' });
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(feedback).toMatch(/^Right: 8\./);
});

test.each(namings)('each cell of a board to choose from has room for its name: %s', async (naming) => {
  await mount(
    html`<div style="inline-size: 300px">
      <article data-lesson="test">
        <ply-search id="s" game="5,5,4" position="...../...../...../...../....." depth-limit="1"></ply-search>
        <ply-predict for="s" ask="move">Where does X play?</ply-predict>
      </article>
    </div>`,
  );
  setPreference('naming', naming);
  await settled();
  const board = find(PlyPredict).shadowRoot!.querySelector('.board')!;
  const cell = board.querySelector<HTMLElement>('.cell')!;
  const name = document.createRange();
  name.selectNodeContents(cell);
  expect(cell.textContent.trim()).not.toBe('');
  expect(name.getBoundingClientRect().width).toBeLessThanOrEqual(cell.clientWidth);
  expect(board.scrollWidth).toBeLessThanOrEqual(board.clientWidth);
});

test('a wrong yes or no is settled at once, with its reason', async () => {
  await mount(lesson(rise));
  await page.getByRole('button', { name: 'yes' }).click();
  await expect
    .poll(feedback)
    .toBe('The answer is no. X at c3 returns −1. That is less than 1, so the MAX node above keeps 1.');
  await expect.element(page.getByRole('button', { name: 'Show it in the search' })).toBeVisible();
});

test('Show me comes after a try, gives the answer, keeps the focus; then the search shows it', async () => {
  await mount(lesson(value));
  const show = page.getByRole('button', { name: 'Show me' });
  expect(show.elements()).toHaveLength(0);
  await page.getByRole('textbox').fill('5');
  await check.click();
  await show.click();
  await expect.poll(feedback).toMatch(/^The answer is 0\./);
  expect(find(PlyPredict).shadowRoot!.activeElement).toBe(check.element());
  await page.getByRole('button', { name: 'Show it in the search' }).click();
  const { trace, step } = find(PlySearch);
  expect(step).toBe(trace!.exitStep(trace!.find([3])!));
});

test('the reply that refutes a wrong move is shown in the search, by keyboard, and there is a way back', async () => {
  await mount(
    html`${lesson(move)}
      <div style="block-size: 300vh"></div>`,
  );
  await page.getByRole('button', { name: /^a2,/ }).click();
  const show = page.getByRole('button', { name: 'Show the reply' });
  await expect.element(show).toBeVisible();
  find(PlyCaption).before(Object.assign(document.createElement('div'), { style: 'block-size: 300vh' }));
  show.element().focus();
  await userEvent.keyboard('{Enter}');
  const { trace, step } = find(PlySearch);
  expect(step).toBe(trace!.exitStep(trace!.find([3, 7])!));
  const back = page.getByRole('button', { name: 'Back to the question' });
  await expect.element(back).toBeVisible();
  await expect.poll(() => document.activeElement?.shadowRoot?.activeElement).toBe(back.element());
  await userEvent.keyboard('{Enter}');
  expect(find(PlyPredict).shadowRoot!.activeElement).toBe(show.element());
  expect(back.elements()).toHaveLength(0);
});

test('a saved answer comes back, and goes when it is cleared', async () => {
  const first = await mount(lesson(value));
  await page.getByRole('textbox').fill('0');
  await check.click();
  first.remove();
  await mount(lesson(value));
  await expect.element(page.getByRole('textbox')).toHaveValue('0');
  await expect.poll(feedback).toMatch(/^Right: 0\./);
  clearStored();
  await settled();
  await expect.element(page.getByRole('textbox')).toHaveValue('');
  await expect.poll(feedback).toBe('');
});

test('is asked about the search of the lesson, whatever scoring the reader switches to', async () => {
  await mount(lesson(html`<ply-predict for="s" ask="value">What is it worth?</ply-predict>`));
  find(PlySearch).scoring = 'depth';
  await settled();
  await page.getByRole('textbox').fill('1');
  await check.click();
  await expect.poll(feedback).toMatch(/^Right: 1\./);
});

describe('accessibility', () => {
  test.each([
    ['value', value],
    ['move', move],
    ['rise', rise],
  ])('axe finds nothing wrong with a question for a %s', async (_name, question) => {
    await mount(lesson(question));
    const before = await axe.run(document.querySelector('main')!);
    expect(before.violations).toEqual([]);
    find(PlyPredict).shadowRoot!.querySelector('button')!.click();
    await settled();
    const after = await axe.run(document.querySelector('main')!);
    expect(after.violations).toEqual([]);
  });
});

test('while a question asks what is cut, no view shows it; after the answer all views do', async () => {
  await mount(
    html`<article data-lesson="test">
      <ply-predict for="cut" ask="cut" node="1,1">Is it cut?</ply-predict>
      <ply-stepper
        id="cut"
        tree="[[3, 5], [2, 9]]"
        algorithm="alpha-beta"
        parts="caption tree controls"
      ></ply-stepper>
    </article>`,
  );
  const stepper = find(PlyStepper);
  const part = (name: string) => stepper.shadowRoot!.querySelector(name)!.shadowRoot!;
  const numbers = () => [...part('ply-tree').querySelectorAll('.number')].map((each) => each.textContent);
  const where = () => part('ply-controls').querySelector('.position .unseen')!.textContent.match(/\d+/g);
  const title = () => part('ply-tree').querySelector('[role=tree]')!.ariaLabel!;
  await expect.poll(numbers).toEqual([]);
  expect(where()).toEqual(['1']);
  expect(title()).not.toMatch(/\d/);
  stepper.step = stepper.stepCount - 1;
  await expect.poll(() => numbers().toSorted()).toEqual(['2', '3', '5']);
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => numbers().toSorted()).toEqual(['2', '3', '5', '9']);
  expect(where()).toEqual(['12', '12']);
  expect(title()).toContain('6');
});

test('where MAX and MIN are not spoken of yet, no label speaks of them', async () => {
  await mount(html`<ply-stepper position="oxx/.xo/o.." parts="tree controls" ruler="plies"></ply-stepper>`);
  const tree = find(PlyStepper).shadowRoot!.querySelector('ply-tree')!.shadowRoot!;
  const labels = [...tree.querySelectorAll('[role=treeitem]')].map((each) => each.ariaLabel!);
  expect(labels.length).toBeGreaterThan(1);
  expect(labels.join()).not.toMatch(/MAX|MIN|root/);
  expect(find(PlyStepper).shadowRoot!.querySelector('ply-timeline')).toBeNull();
});

test('a question hides what it asks from its own section on, says so, and can be passed by', async () => {
  await mount(
    html`<article data-lesson="test">
      <section>
        <h2>Here</h2>
        <ply-stepper id="far" position="oxx/.xo/o.." parts="tree controls"></ply-stepper>
        <div style="block-size: 300vh"></div>
      </section>
      <section>
        <h2>Later</h2>
        <ply-predict for="far"
          >What is it worth?
          <p slot="fallback">0</p></ply-predict
        >
      </section>
    </article>`,
  );
  const tree = () => find(PlyStepper).shadowRoot!.querySelector('ply-tree')!.shadowRoot!;
  const future = () => tree().querySelectorAll('.uncalled .x').length;
  const note = page.getByText('Steps ahead are hidden.', { exact: true });
  await expect.poll(future).toBeGreaterThan(0);
  await expect.element(note).not.toBeInTheDocument();
  document.querySelectorAll('h2')[1].scrollIntoView();
  await expect.element(note).toBeInTheDocument();
  expect(future()).toBe(0);
  await page.getByRole('button', { name: 'Answer 1 question' }).click();
  await expect.poll(() => document.activeElement?.localName).toBe('ply-predict');
  await userEvent.keyboard('5{Enter}');
  await expect.element(page.getByRole('button', { name: 'Try the question again' })).toBeVisible();
  await page.getByRole('button', { name: 'Show them' }).click();
  await expect.poll(future).toBeGreaterThan(0);
  await expect.element(note).not.toBeInTheDocument();
});

test('after a wrong answer the way back to a question shows where to go on', async () => {
  await mount(
    html`<article data-lesson="test">
      <ply-predict for="tried" ask="move">Which branch?</ply-predict>
      <ply-stepper id="tried" tree="[[3, 5], [2, 9]]" parts="tree controls"></ply-stepper>
    </article>`,
  );
  await page.getByRole('button', { name: 'b', exact: true }).click();
  await page.getByRole('button', { name: 'Try the question again' }).click();
  const focused = () => document.querySelector('ply-predict')!.shadowRoot!.activeElement;
  await expect.poll(() => focused()?.matches('.choice:focus-visible')).toBe(true);
});

test('a question that a link has led past hides what it asks, too', async () => {
  const figure = html`<ply-stepper id="past" position="oxx/.xo/o.." parts="tree controls"></ply-stepper>`;
  await mount(
    html`<article data-lesson="test">
      <section>
        <h2>Here</h2>
        <div style="block-size: 300vh"></div>
      </section>
      <section>
        <h2>Passed</h2>
        <ply-predict for="past">What is it worth?</ply-predict>
        <div style="block-size: 300vh"></div>
        ${figure}
        <div style="block-size: 300vh"></div>
      </section>
    </article>`,
  );
  const note = page.getByText('Steps ahead are hidden.', { exact: true });
  await expect.poll(() => find(PlyStepper).shadowRoot?.querySelector('ply-tree')?.shadowRoot).toBeTruthy();
  await expect.element(note).not.toBeInTheDocument();
  find(PlyStepper).scrollIntoView();
  await expect.element(note).toBeInTheDocument();
});

test('nothing said of a question answers another one about the same node, until that one is answered', async () => {
  await mount(
    lesson(
      html`<ply-predict for="s" ask="value">What is it worth?</ply-predict>
        <ply-predict for="s" ask="move">Where does X play?</ply-predict>`,
    ),
  );
  const [onValue, onMove] = document.querySelectorAll('ply-predict');
  const told = (question: Element) =>
    question.shadowRoot!.querySelector('[role="status"]')!.textContent.trim();
  const field = page.getByRole('textbox', { name: 'Value' });
  const show = page.getByRole('button', { name: 'Show it in the search' });
  for (const given of ['7', '8']) {
    await field.fill(given);
    await check.click();
    await expect.poll(() => told(onValue)).toMatch(new RegExp(`^Not ${given}\\. It is X’s turn there`));
    expect(told(onValue)).not.toMatch(/[abc][123]/);
  }
  await field.fill('1');
  await check.click();
  await expect
    .poll(() => told(onValue))
    .toBe('Right: 1. X, who is MAX, takes the largest of the three scores.');
  expect(show.elements()).toHaveLength(0);
  await page.getByRole('button', { name: /^b3,/ }).click();
  await expect.poll(() => told(onMove)).toMatch(/^Right: b3\. .*so X plays b3\.$/);
  await expect.poll(() => told(onValue)).toMatch(/^Right: 1\. .*so X plays b3\.$/);
  expect(show.elements()).toHaveLength(2);
});

test('no way into a search that only a board follows: the board shows neither calls nor scores', async () => {
  await mount(
    html`<article data-lesson="test">
      <ply-search id="s" position="oxx/.xo/o.."></ply-search>
      <ply-board for="s"></ply-board>
      ${move}
    </article>`,
  );
  await page.getByRole('button', { name: /^a2,/ }).click();
  await expect.poll(feedback).toMatch(/^Not a2\./);
  await page.getByRole('button', { name: /^b3,/ }).click();
  await expect.poll(feedback).toMatch(/^Right: b3\./);
  expect(page.getByRole('button', { name: /^Show/ }).elements()).toHaveLength(0);
});

test.each([
  ['ply-stack', 'Show it on the call stack'],
  ['ply-code', 'Show it in the code'],
])('the way into a search names the view that shows it: %s', async (view, name) => {
  const main = await mount(
    html`<article data-lesson="test">
      <ply-search id="s" position="oxx/.xo/o.."></ply-search>
      <ply-board for="s"></ply-board>
      ${rise}
    </article>`,
  );
  const shown = Object.assign(document.createElement(view), { id: 'shown' });
  shown.setAttribute('for', 's');
  main.querySelector('article')!.append(shown);
  await settled();
  await page.getByRole('button', { name: 'yes' }).click();
  await page.getByRole('button', { name }).click();
  await expect.poll(() => find(PlySearch).step).toBeGreaterThan(0);
});
