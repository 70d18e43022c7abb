import axe from 'axe-core';
import { html } from 'lit';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlyPlay, PlyProgram } from '../../../src/elements/index.ts';
import { clearStored } from '../../../src/elements/kit/stored.ts';
import { sendEvent } from '../../../src/elements/kit/send-event.ts';
import { parsePosition } from '../../../src/game/index.ts';
import type { ProgramLanguage } from '../../../src/program/index.ts';
import cache from '../../../src/program/starts/cache.py?raw';
import { cutStart } from '../../../src/program/starts/cuts.ts';
import marked from '../../../src/program/starts/throws-games-away.py?raw';
import twoFunctions from '../../../src/program/starts/two-functions.js?raw';
import { reviewGame, readGame } from '../../../src/walk/index.ts';
import { find, mount, settled } from '../mount.ts';
import { endless, failing, lineOf } from './programs.ts';

const exchanged = cutStart('throws-games-away.py', marked);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const game = () => page.getByRole('group', { name: 'Game against your program' });
const told = () => find(PlyPlay).shadowRoot!.querySelector('[role=status]')!.textContent;
const moves = () => find(PlyPlay).moves.split(',').filter(Boolean).map(Number);

beforeEach(async () => {
  clearStored();
  await page.viewport(1280, 1000);
});

interface Given {
  readonly source: string;
  readonly language?: ProgramLanguage;
  readonly call?: string;
  readonly you?: 'x' | 'o' | 'nobody';
  readonly position?: string;
}

async function against({ source, language, call, you, position }: Given): Promise<void> {
  await mount(
    html`<ply-program
        id="program"
        .source=${source}
        language=${language ?? 'python'}
        call=${call ?? ''}
        position=${position ?? ''}
      ></ply-program>
      <ply-play for="program" you=${you ?? 'x'} position=${position ?? '.../.../...'}></ply-play>`,
  );
  await settled();
}

const cell = (number: number) => game().getByRole('gridcell').nth(number);

/** Plays on in the first free cell until the game is over. */
async function playOut(): Promise<void> {
  const { start } = readGame(parsePosition(find(PlyPlay).position), '');
  for (;;) {
    const record = readGame(start, moves().join());
    if (record.outcome !== null) return;
    const [free] = record.position.game.moves(record.position);
    const before = record.length;
    await cell(free).click();
    await expect
      .poll(() => {
        const now = readGame(start, moves().join());
        return now.outcome !== null || now.length === before + 2;
      })
      .toBe(true);
  }
}

const faultsOfO = () => {
  const record = readGame(parsePosition(find(PlyPlay).position), moves().join());
  return reviewGame(record)!.changes.filter(({ side }) => side === 'o');
};

describe('a whole game', () => {
  test('is played against a right program in Python, which makes no mistake', async () => {
    await against({ source: cache });
    await playOut();
    expect(faultsOfO()).toEqual([]);
    expect(told()).toMatch(/you have lost|a draw/);
  });

  test('is played against a right program in JavaScript, which was asked for X and plays O', async () => {
    // Its second answer on, for it remembers nothing.
    const position = 'x../.o./...';
    await against({ source: twoFunctions, language: 'javascript', call: 'minimax(board)', position });
    await playOut();
    expect(faultsOfO()).toEqual([]);
  });

  test('is played by a program alone', async () => {
    await against({ source: cache, you: 'nobody', position: 'x../.o./..x' });
    expect(moves()).toEqual([]);
    await button('Play on').click();
    for (let made = 1; made <= 6; made++)
      await expect.poll(() => moves().length).toBeGreaterThanOrEqual(made);
    await expect.poll(() => told()).toContain('draw');
    expect(moves()).toHaveLength(6);
  });
});

test('nothing runs before the reader asks; then the time and the calls of its move are shown, and lead to its tree', async () => {
  await against({ source: cache, you: 'o', position: 'x../..o/.xo' });
  expect(moves()).toEqual([]);
  expect(told()).toContain('Your program is to move, as X.');
  await button('Let it move').click();
  await expect.poll(() => moves()).toEqual([2]);
  expect(told()).toContain('X took c1'.replace('X', 'Your program'));
  await expect.element(game().getByText(/^For c1 it made \d+ calls in/)).toBeVisible();
  expect(find(PlyProgram).trace).toBe(null);
  await button('Step through the calls for c1').click();
  await expect.poll(() => find(PlyProgram).trace?.length).toBeGreaterThan(10);
  expect(find(PlyProgram).trace!.root).toMatchObject(parsePosition('x../..o/.xo'));
});

test('whether its move was its best is shown only when the reader asks', async () => {
  // X can win at b3; the program takes the smallest for the largest.
  await against({ source: exchanged, you: 'o', position: 'oxx/.xo/o..' });
  await button('Let it move').click();
  await expect.poll(() => moves().length).toBe(1);
  const verdict = game().getByText(/^(Yes|No)\./);
  expect(verdict.query()).toBe(null);
  await button('Was that its best move?').click();
  const isBest = moves()[0] === 7;
  await expect.element(verdict).toHaveTextContent(isBest ? /^Yes/ : /^No\. .* with b3\.$/);
  expect(isBest).toBe(false);
});

describe('a program without a move', () => {
  const position = 'oxx/.xo/o..';

  test('is told with its exception and line, can be mended, and the game goes on', async () => {
    await against({ source: failing, you: 'o', position });
    await button('Let it move').click();
    const line = lineOf(failing, 'print');
    await expect.element(game().getByRole('alert')).toHaveTextContent(`line ${line}`);
    expect(moves()).toEqual([]);
    await game()
      .getByRole('button', { name: `Go to line ${line}` })
      .click();
    await expect.poll(() => document.activeElement).toBe(find(PlyProgram));
    find(PlyProgram).source = failing.replace(
      '            print("asks", [7, 8][after.count(" ") % 3])\n',
      '',
    );
    await button('Ask again').click();
    await expect.poll(() => moves()).toEqual([7]);
    expect(game().getByRole('alert').query()).toBe(null);
  });

  test('that does not end is stopped', async () => {
    await against({ source: endless, you: 'o', position });
    await button('Let it move').click();
    await button('Stop it').click();
    await expect.element(game().getByRole('alert')).toHaveTextContent('You stopped it');
    await expect.element(button('Ask again')).toBeVisible();
  });

  test('that comes to its limit may be given more', async () => {
    await against({ source: cache, you: 'o', position });
    find(PlyProgram).limits = { calls: 5, seconds: 100 };
    await button('Let it move').click();
    await expect.element(game().getByRole('alert')).toHaveTextContent('5 calls');
    await button('Allow 50 calls').click();
    await expect.poll(() => moves()).toEqual([7]);
    expect(find(PlyProgram).limits.calls).toBe(50);
  });

  test.each([
    ['return (0, 0)', 'which is a1, but that cell is taken'],
    ['return (5, 5)', 'which is not a cell'],
    ['return "nowhere"', 'names no cell'],
  ])('that answers with %s is told so', async (answer, text) => {
    const source = `def initial():
    return [[None] * 3 for _ in range(3)]

X = "X"
O = "O"

def minimax(board):
    if all(cell for row in board for cell in row):
        return None
    for row in range(3):
        for column in range(3):
            if board[row][column] is None:
                after = [list(each) for each in board]
                after[row][column] = "X" if sum(r.count(None) for r in board) % 2 else "O"
                minimax(after)
    ${answer}
`;
    await against({ source, you: 'o', position });
    await button('Let it move').click();
    await expect.element(game().getByRole('alert')).toHaveTextContent(text);
    await button('New game').click();
    expect(moves()).toEqual([]);
  });
});

test('a text that changes during a game gives a message, and plays from the next game on', async () => {
  await against({ source: cache, position: 'x../..o/.xo', you: 'o' });
  await button('Let it move').click();
  await expect.poll(() => moves()).toEqual([2]);
  find(PlyProgram).source = failing;
  sendEvent(find(PlyProgram), 'ply-source-change', { source: failing, isAnother: false });
  await expect.element(game().getByText(/has changed since the game began/)).toBeVisible();
  await button('New game').click();
  await expect.element(game().getByRole('alert')).toHaveTextContent(`line ${lineOf(failing, 'print')}`);
});

test('when another program takes its place, nothing of the earlier one stays', async () => {
  await against({ source: cache, position: 'x../..o/.xo', you: 'o' });
  await button('Let it move').click();
  await expect.poll(() => moves()).toEqual([2]);
  const program = find(PlyProgram);
  await program.run();
  Object.assign(program, { call: 'minimax(board)', reads: 'max=x' });
  await program.run();
  await expect.poll(() => program.verdict).not.toBe(null);
  program.replace({ source: failing, language: 'python', file: 'other.py', files: {} });
  await settled();
  expect([program.trace, program.session, program.reading, program.offered]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([program.call, program.reads, program.findings]).toEqual(['', '', []]);
  expect(program.messages.map(({ text }) => text).join(' ')).toContain('Press Run');
  expect(moves()).toEqual([]);
  expect(
    game()
      .getByText(/has changed|Walk through/)
      .elements(),
  ).toEqual([]);
});

test.each(['light', 'dark'])('nothing stands in the way in the theme %s', async (theme) => {
  document.documentElement.dataset['plyTheme'] = theme;
  document.body.style.background = 'var(--ply-page)';
  await against({ source: failing, you: 'o', position: 'oxx/.xo/o..' });
  await button('Let it move').click();
  await expect.element(game().getByRole('alert')).toBeVisible();
  const { violations } = await axe.run(find(PlyPlay), { rules: { region: { enabled: false } } });
  delete document.documentElement.dataset['plyTheme'];
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].failureSummary}`)).toEqual([]);
});
