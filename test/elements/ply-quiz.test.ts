import axe from 'axe-core';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerBook } from '../../src/elements/kit/answer-book.ts';
import { answers, drafts } from '../../src/elements/kit/answers.ts';
import { PlyQuiz, PlyStepper } from '../../src/elements/index.ts';
import { clearStored } from '../../src/elements/kit/stored.ts';
import { compiled } from './compiled.ts';
import { find, mount } from './mount.ts';

/** What the compiler makes of a quiz, as far as the element knows it. */
const quiz = (ask: string, items: readonly [answer: string, label: string, isRight: boolean][], rest = '') =>
  html`<article data-lesson="test">
    ${unsafeHTML(`<ply-quiz id="quiz-it" ask="${ask}" ${ask === 'move' ? 'position="oxx/.xo/o.."' : ''}>
    <div class="question" slot="question"><p>What is it?</p></div>
    <ul class="answers">${items
      .map(
        ([answer, label, isRight]) =>
          `<li data-answer="${answer}"${isRight ? ' data-right' : ''}><span class="answer">${label}</span>
          <details class="feedback"><summary>Open</summary><strong>…</strong><div>Told of ${label}.</div></details></li>`,
      )
      .join('')}</ul>${rest}</ply-quiz>`)}
  </article>`;

const check = page.getByRole('button', { name: 'Check' });
const option = (name: string) => page.getByRole('button', { name });
/** What each answer of the list says of itself. */
const options = () =>
  [...find(PlyQuiz).shadowRoot!.querySelectorAll('.choice')].map((each) => {
    const label = each.querySelector('slot')!.assignedElements()[0].textContent;
    const mark = each.querySelector('.mark')?.textContent ?? '';
    return `${label} ${mark}`.trim() + (each.ariaPressed === 'true' ? ', pressed' : '');
  });
/** The text of the feedback as it is shown, slots filled. */
const told = () => {
  const status = find(PlyQuiz).shadowRoot!.querySelector<HTMLElement>('[role="status"]')!;
  return [...status.querySelectorAll('.verdict')].map((each) => {
    const slotted = [...each.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements());
    return `${each.className.replace('verdict ', '')}: ${[each, ...slotted]
      .map((part) => part.textContent.trim())
      .join(' ')
      .trim()}`;
  });
};

beforeEach(() => clearStored());

const three = [
  ['0', 'zero', true],
  ['1', 'one', false],
  ['2', 'two', true],
] as [string, string, boolean][];

test('in a quiz with one right answer each answer has its feedback', async () => {
  await mount(quiz('one', three.slice(0, 2)));
  expect(told()).toEqual([]);
  await option('one').click();
  expect(told()).toEqual(['wrong: Not right. Told of one.']);
  expect(options()).toEqual(['zero', 'one not right, pressed']);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  expect(told()).toEqual(['right: Right. Told of zero.']);
  expect(options()).toEqual(['zero right, pressed', 'one']);
  expect(answers.value['test']?.['quiz-it']).toEqual({ given: '0', tries: 2, isDone: true });
});

test('a digit presses an answer wherever the focus is in the question', async () => {
  await mount(quiz('one', three));
  (page.getByRole('button').first().element() as HTMLElement).focus();
  await userEvent.keyboard('9');
  expect(told()).toEqual([]);
  await userEvent.keyboard('2');
  expect(options()).toEqual(['zero', 'one not right, pressed', 'two']);
  await userEvent.keyboard('3');
  expect(told()).toEqual(['right: Right. Told of two.']);
  expect(find(PlyQuiz).shadowRoot!.activeElement).toBe(option('two').element());
});

test('several answers: all right ones, and nothing else', async () => {
  await mount(quiz('several', three));
  await option('zero').click();
  await option('one').click();
  expect(told()).toEqual([
    'right: zero Right. Told of zero.',
    'wrong: one Not right. Told of one.',
    'shown: 1 of 2 right, and one that is wrong. Press an answer again to take it back.',
  ]);
  // Once the right answers are shown, there is nothing to take back.
  answerBook.save('test', 'quiz-it', { given: '0 1', tries: 2, isDone: true });
  await expect.poll(told).toContain('shown: 1 of 2 right, and one that is wrong.');
  await option('one').click();
  expect(told()).toEqual(['right: zero Right. Told of zero.', 'shown: 1 of 2 right.']);
  await option('zero').click();
  expect(answers.value).toEqual({});
  await option('zero').click();
  await option('two').click();
  expect(told()).toEqual(['right: zero Right. Told of zero.', 'right: two Right. Told of two.']);
});

test('a number: what the author foresaw, and what not', async () => {
  await mount(
    quiz('number', [
      ['-3', '−3', true],
      ['3', '3', false],
    ]),
  );
  const field = page.getByRole('textbox');
  for (const [text, expected] of [
    ['3', 'wrong: Not right. Told of 3.'],
    ['7', 'wrong: That is not it. Look again.'],
    ['−3', 'right: Right. Told of −3.'],
  ]) {
    await field.fill(text);
    await check.click();
    expect(told()).toEqual([expected]);
  }
});

test('a number that was typed and not checked is kept, and forgotten once one is checked', async () => {
  const numbers = quiz('number', [
    ['-3', '−3', true],
    ['3', '3', false],
  ]);
  const field = page.getByRole('textbox');
  await mount(numbers);
  await field.fill('3');
  await check.click();
  await field.fill('12');
  const before = find(PlyQuiz);
  before.replaceWith(before.cloneNode(true));
  await expect.element(field).toHaveValue('12');
  expect(told()).toEqual([]);
  await field.fill('−3');
  await check.click();
  expect(drafts.value).toEqual({});
  expect(told()).toEqual(['right: Right. Told of −3.']);
});

test('a move on the board, with feedback for all others', async () => {
  await mount(
    quiz('move', [
      ['7', '7', true],
      ['other', 'Any other answer', false],
    ]),
  );
  await option('a2, row 2, column 1').click();
  expect(told()).toEqual(['wrong: Not right. Told of Any other answer.']);
  await option('b3, row 3, column 2').click();
  expect(told()).toEqual(['right: Right. Told of 7.']);
});

test.for([
  ['3,3,3', '.../.../...'],
  ['4,4,3', '..../..../..../....'],
  ['5,5,4', '...../...../...../...../.....'],
])('the cells of a board of %s are large enough for fingers on a phone', async ([game, position]) => {
  await page.viewport(390, 844);
  await mount(
    html`<ply-quiz id="quiz-it" ask="move" game=${game} position=${position}>
      <ul class="answers">
        <li data-answer="0" data-right><span class="answer">a1</span></li>
      </ul>
    </ply-quiz>`,
  );
  const cells = [...find(PlyQuiz).shadowRoot!.querySelectorAll('.cell')];
  expect(cells).toHaveLength(position.replaceAll('/', '').length);
  const sides = cells.flatMap((cell) => {
    const { width, height } = cell.getBoundingClientRect();
    return [width, height];
  });
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(44);
});

test('a number in a range is right as a guess, the first answer that fits counts', async () => {
  await mount(
    quiz('number', [
      ['485', '485', true],
      ['400 to 600', '400 to 600', true],
      ['other', 'Any other answer', false],
    ]),
  );
  const field = page.getByRole('textbox');
  for (const [text, expected] of [
    ['399', 'wrong: Not right. Told of Any other answer.'],
    ['400', 'right: Right. Told of 400 to 600.'],
    ['600', 'right: Right. Told of 400 to 600.'],
    ['485', 'right: Right. Told of 485.'],
    ['400 to 600', 'problem: Write a number, such as 3 or −3.'],
  ]) {
    await field.fill(text);
    await check.click();
    expect(told()).toEqual([expected]);
  }
});

test('a number is shown without the range that forgives a guess', async () => {
  await mount(
    quiz('number', [
      ['485', '485', true],
      ['400 to 600', '400 to 600', true],
      ['other', 'Any other answer', false],
    ]),
  );
  await page.getByRole('textbox').fill('399');
  await check.click();
  await page.getByRole('button', { name: 'Show me' }).click();
  expect(told()).toEqual(['shown: 485 Told of 485.']);
});

const lineQuiz = `:::quiz-line python Which line asks again?

\`\`\`python
def value(board):

    return -min(value(child) for child in board.children())
\`\`\`

- [x] 3 — It calls value.
- [ ] 1 — It begins there.
:::
`;

test('a line of a listing, pressed by hand or by key; an empty line is no answer', async () => {
  await mount(html`<article data-lesson="test">${unsafeHTML(compiled(lineQuiz))}</article>`);
  await expect.element(page.getByRole('group', { name: 'Which line asks again?' })).toBeVisible();
  await expect.element(page.getByRole('button')).toHaveLength(2);
  await option('Line 1: def value(board):').click();
  expect(told()).toEqual(['wrong: Not right. It begins there.']);
  await userEvent.keyboard('{Tab}{Enter}');
  const line = 'Line 3: return -min(value(child) for child in board.children()): right';
  await expect.element(option(line)).toHaveAttribute('aria-pressed', 'true');
  expect(told()).toEqual(['right: Right. It calls value.']);
  expect(answers.value['test']?.['quiz-which-line-asks-again']).toEqual({
    given: '3',
    tries: 2,
    isDone: true,
  });
});

test('the feedback is between the answers and the hints, so that it is in sight after a press', async () => {
  await mount(quiz('one', three, '<details class="hint"><summary>A hint</summary>A</details>'));
  await option('one').click();
  const [answer, feedback, hint] = [
    option('two'),
    page.getByText('Told of one.'),
    page.getByText('A hint'),
  ].map((each) => each.element().getBoundingClientRect());
  expect(feedback.top).toBeGreaterThanOrEqual(answer.bottom);
  expect(hint.top).toBeGreaterThanOrEqual(feedback.bottom);
});

test('hints open one by one, the solution only after a try', async () => {
  const rest = `<details class="hint"><summary>First hint</summary>A</details>
    <details class="hint"><summary>Second hint</summary>B</details>
    <details class="solution"><summary>Solution</summary>C</details>`;
  await mount(quiz('one', three.slice(0, 2), rest));
  const shown = (text: string) => page.getByText(text, { exact: true });
  await expect.element(shown('First hint')).toBeVisible();
  await expect.element(shown('Second hint')).not.toBeVisible();
  await shown('First hint').click();
  await expect.element(shown('Second hint')).toBeVisible();
  await expect.element(shown('Solution')).not.toBeVisible();
  await option('one').click();
  await shown('Solution').click();
  expect(answers.value['test']?.['quiz-it']?.isDone).toBe(true);
});

test('axe finds nothing wrong, before and after an answer', async () => {
  for (const ask of ['one', 'several', 'number', 'move']) {
    const main = await mount(quiz(ask, ask === 'move' ? [['7', '7', true]] : three));
    expect((await axe.run(main)).violations, ask).toEqual([]);
    await page.getByRole('button').first().click();
    expect((await axe.run(main)).violations, ask).toEqual([]);
    main.remove();
  }
  const main = await mount(html`${unsafeHTML(compiled(lineQuiz))}`);
  expect((await axe.run(main)).violations).toEqual([]);
});

test('a quiz hides the later steps of the search that it names, until it is answered', async () => {
  await mount(
    html`<article data-lesson="test">
      ${unsafeHTML(
        compiled(
          ':::quiz for=asked Which comes third?\n\n- [x] a2 and b3 — Deeper first.\n- [ ] b3 — Later.\n:::\n\n<ply-stepper id="asked" position="oxx/.xo/o.." parts="tree controls"></ply-stepper>',
        ),
      )}
    </article>`,
  );
  const tree = () => find(PlyStepper).shadowRoot!.querySelector('ply-tree')!.shadowRoot!;
  const ahead = () => tree().querySelectorAll('.uncalled .x').length;
  const note = page.getByText('Steps ahead are hidden.', { exact: true });
  await expect.element(note).toBeVisible();
  expect(ahead()).toBe(0);
  await option('b3').last().click();
  await page.getByRole('button', { name: 'Try the question again' }).click();
  expect(ahead()).toBe(0);
  await option('a2 and b3').click();
  await expect.element(note).not.toBeInTheDocument();
  await expect.poll(ahead).toBeGreaterThan(0);
});
