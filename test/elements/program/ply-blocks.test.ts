import { html } from 'lit';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearStored } from '../../../src/elements/kit/stored.ts';
import { assemblies } from '../../../src/elements/program/blocks/kept-assembly.ts';
import { PlyBlocks } from '../../../src/elements/program/ply-blocks.ts';
import { find, mount, settled } from '../mount.ts';

const given = `
const marks = (board) => [...board].map((mark, cell) => [mark, cell]);
const moves = (board) => marks(board).flatMap(([mark, cell]) => (mark === '.' ? [cell] : []));
const play = (board, move, mark) => board.slice(0, move) + mark + board.slice(move + 1);
const rows = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const wins = (board, mark) => rows.some((row) => row.every((cell) => board[cell] === mark));
const isOver = (board) => wins(board, 'x') || wins(board, 'o') || moves(board).length === 0;
const score = (board) => (wins(board, 'x') ? 1 : wins(board, 'o') ? -1 : 0);
`;

const lines = `function minimax(board, isMax) {
  if (isOver(board)) return score(board);
  const values = moves(board).map((move) => minimax(play(board, move, isMax ? 'x' : 'o'), !isMax));
  return isMax ? Math.max(...values) : Math.min(...values);
  // or no-opponent: return Math.max(...values);
}
`;

const blocks = () => find(PlyBlocks);
const shown = (part: string) =>
  [...blocks().shadowRoot!.querySelectorAll<HTMLElement>(`.${part} > .block`)].map((row) => [
    row.querySelector('code')!.textContent.trim().split(/[ (]/)[0],
    Number(row.style.getPropertyValue('--indent')),
  ]);
const placed = () => shown('placed');
const line = (name: RegExp) => page.getByRole('button', { name }).first();
const wrong = () => blocks().shadowRoot!.querySelectorAll('.placed > .block.wrong').length;
const focused = () => blocks().shadowRoot!.activeElement?.getAttribute('aria-label');
const right = [
  ['function', 0],
  ['if', 1],
  ['const', 1],
  ['return', 1],
  ['}', 0],
];

beforeEach(async () => {
  clearStored();
  await page.viewport(1280, 800);
  await mount(
    html`<ply-blocks
      id="b"
      language="javascript"
      call="minimax(board, true)"
      position="oxx/.xo/o.."
      .lines=${lines}
      .given=${given}
    ></ply-blocks>`,
  );
  await expect.poll(() => shown('unused').length).toBe(6);
});

async function addAll(last: RegExp): Promise<void> {
  for (const name of [/^function .*not used/, /^if .*not used/, /^const .*not used/, last, /^}, not used/])
    await line(name).click();
}

test('one press adds a line or chooses it, keys move, indent and remove it, and its name says where it is', async () => {
  await addAll(/^return isMax .*not used/);
  expect(placed()).toEqual(right);
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  expect(placed().slice(3)).toEqual([
    ['}', 1],
    ['return', 1],
  ]);
  expect(focused()).toContain('}, line 4 of 5, indented 1');
  await userEvent.keyboard('{Enter}');
  expect(placed()).toHaveLength(5);
  await userEvent.keyboard('{Delete}');
  expect(placed()).toEqual(right.slice(0, 4));
  expect(focused()).toContain('}, not used');
});

test('a press on a placed line lets buttons move and remove it', async () => {
  await addAll(/^return isMax .*not used/);
  await line(/^const .*line 3 of 5/).click();
  expect(placed()).toEqual(right);
  const button = (name: string) =>
    page.getByRole('group', { name: /^Move or remove the line const / }).getByRole('button', { name });
  await button('Move up').click();
  await button('Indent more').click();
  expect(placed().slice(1, 3)).toEqual([
    ['const', 2],
    ['if', 1],
  ]);
  await button('Remove').click();
  expect(placed().map(([first]) => first)).toEqual(['function', 'if', 'return', '}']);
  expect(focused()).toMatch(/^const .*not used$/);
});

test('an error names a line that the reader sees, and Go to line shows it', async () => {
  for (const name of [/^function .*not used/, /^if .*not used/]) await line(name).click();
  await blocks().run();
  const told = () => blocks().messages[0];
  expect([told().tone, told().line]).toEqual(['wrong', 2]);
  expect(told().text).toContain('line 2');
  await page.getByRole('button', { name: 'Go to line 2' }).click();
  expect(focused()).toMatch(/^if .*line 2 of 2/);
  expect(wrong()).toBe(1);
});

test('an error in given code has the line that led to it, and a line of given code is shown there', async () => {
  blocks().lines = lines.replace('isOver(board)', 'isOver(null)');
  await settled();
  await addAll(/^return isMax .*not used/);
  await blocks().run();
  expect(blocks().messages[0].line).toBe(2);
  const at = blocks()
    .source.split('\n')
    .findIndex((each) => each.startsWith('const isOver'));
  blocks().goToLine(at + 1);
  expect(blocks().shadowRoot!.activeElement?.textContent).toMatch(/^const isOver /);
});

test('the text of a program leads back to its lines, and can be brought back', async () => {
  await addAll(/^return isMax .*not used/);
  await blocks().run();
  await page.getByRole('button', { name: 'Continue as text' }).click();
  expect(placed()).toEqual([]);
  await page.getByRole('button', { name: 'Back to the lines' }).click();
  expect(placed()).toEqual(right);
  expect(blocks().shadowRoot!.activeElement?.textContent).toContain('Continue as text');
  await page.getByRole('button', { name: 'Continue as text' }).click();
  await page.getByRole('textbox').first().fill('let mine = 1;');
  await page.getByRole('button', { name: 'Back to the lines' }).click();
  expect(placed()).toEqual(right);
  await expect.element(page.getByText('These are the lines again.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  expect([placed(), blocks().source]).toEqual([[], 'let mine = 1;']);
});

test('placed lines are saved, and a reset removes them all', async () => {
  await line(/^if .*not used/).click();
  await line(/^function .*not used/).click();
  const kept = Object.values(assemblies.value);
  expect(kept).toHaveLength(1);
  assemblies.clear();
  await settled();
  expect([placed(), shown('unused').length]).toEqual([[], 6]);
  await expect.element(page.getByText('Press a line below to add it.')).toBeVisible();
});

test('what was there before starting over can be brought back, until the next run', async () => {
  await addAll(/^return isMax .*not used/);
  const startOver = page.getByRole('button', { name: 'Start over' });
  const bringBack = page.getByRole('button', { name: 'Bring it back' });
  await startOver.click();
  expect(placed()).toEqual([]);
  await startOver.click();
  // Also in another window, or after a reload.
  const saved = assemblies.value;
  assemblies.clear();
  await expect.poll(() => bringBack.query()).toBe(null);
  assemblies.update(() => saved);
  await bringBack.click();
  expect(placed()).toEqual(right);
  await expect.poll(() => bringBack.query()).toBe(null);

  // A new program is not lost either.
  await startOver.click();
  await line(/^if .*not used/).click();
  await bringBack.click();
  expect(placed()).toEqual(right);
  await bringBack.click();
  expect(placed()).toEqual([['if', 0]]);
  await bringBack.click();
  await blocks().run();
  await expect.poll(() => bringBack.query()).toBe(null);
});

test('a run draws the calls of what was put together, and marks the line that makes it wrong', async () => {
  await addAll(/^return Math.*not used/);
  await blocks().run();
  expect(blocks().trace?.length).toBe(11);
  await expect.poll(wrong).toBe(1);
  await expect.element(line(/^return Math.*makes the program wrong/)).toBeVisible();
  await line(/^return Math.*makes the program wrong/).click();
  await userEvent.keyboard('{Backspace}');
  expect(wrong()).toBe(0);
  await line(/^return isMax .*not used/).click();
  (line(/^return isMax/).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  expect(placed()).toEqual(right);
  await blocks().run();
  expect([blocks().trace?.length, blocks().trace?.score[0], wrong()]).toEqual([11, 1, 0]);
  await line(/^}, line/).click();
  await userEvent.keyboard('{Backspace}');
  await blocks().run();
  expect(blocks().messages[0].text).toContain('The tree is of the run before.');
  expect(getComputedStyle(blocks().shadowRoot!.querySelector('ply-tree')!).opacity).toBe('0.5');
});
