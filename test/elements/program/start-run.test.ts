import { expect, test } from 'vitest';
import { startRun } from '../../../src/elements/program/shared-runs.ts';
import { ticTacToe, parsePosition, type Position } from '../../../src/game/index.ts';
import { usualLimits } from '../../../src/program/index.ts';
import { search } from '../../../src/search/index.ts';
import { judge } from '../../program/lesson-judge.ts';

/** Minimax over a list of nine, that marks the board and takes the mark back. */
const minimax = `
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def won(board, side):
    return any(all(board[cell] == side for cell in line) for line in LINES)

def minimax(board, is_max):
    if won(board, "X"):
        return 1
    if won(board, "O"):
        return -1
    if " " not in board:
        return 0
    values = []
    for cell in range(9):
        if board[cell] == " ":
            board[cell] = "X" if is_max else "O"
            values.append(minimax(board, not is_max))
            board[cell] = " "
    return max(values) if is_max else min(values)
`;

const never = new AbortController().signal;

const program = (source: string, position: Position = parsePosition('oxx/.xo/o..')) =>
  ({ source, language: 'python', call: '', position, limits: usualLimits }) as const;

test('a program is run in a worker, and its trace is that of the same search', async () => {
  const { done } = startRun(program(minimax), () => {}, never);
  const { trace, end, call } = await done;
  expect(end).toEqual({ kind: 'done' });
  expect(call).toBe('minimax(board, True)');
  const ours = search(parsePosition('oxx/.xo/o..'));
  expect(trace && [...trace.score]).toEqual([...ours.score]);
  expect(trace && [...trace.move]).toEqual([...ours.move]);
});

test('what was tried to find out how a program is called is no part of its run', async () => {
  const asked = { ...program(judge, parsePosition('xxo/oxo/oxx')), call: 'score(board)' };
  const { ran, done } = startRun(asked, () => {}, never);
  for (const { trace } of await Promise.all([ran, done])) expect(trace && [...trace.score]).toEqual([1]);
});

test('a program that never ends is stopped by the reader, and keeps the calls that it has made', async () => {
  const endless = minimax.replace(
    '    values = []\n',
    '    values = []\n    while len(board) == 9 and board[8] != " ":\n        pass\n',
  );
  const stop = new AbortController();
  const running = startRun(program(endless, ticTacToe.start()), () => stop.abort(), stop.signal);
  const { trace, end } = await running.done;
  expect(end.kind).toBe('stopped');
  expect(trace === null || trace.length > 0).toBe(true);
});

/** The same in JavaScript, over a board that is a global, with O as MAX and a button that nobody can press. */
const bestMove = `
const board = ['', '', '', '', '', '', '', '', ''];
document.querySelector('button').addEventListener('click', () => bestMove());
const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (side) => lines.some((line) => line.every((cell) => board[cell] === side));

function minimax(isMax) {
  if (won('O')) return 10;
  if (won('X')) return -10;
  if (!board.includes('')) return 0;
  let best = isMax ? -Infinity : Infinity;
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== '') continue;
    board[cell] = isMax ? 'O' : 'X';
    const value = minimax(!isMax);
    board[cell] = '';
    best = isMax ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}
`;

test('a program in JavaScript is run as one in Python is', async () => {
  const position = parsePosition('oxx/.xo/...');
  const { done } = startRun({ ...program(bestMove, position), language: 'javascript' }, () => {}, never);
  const { trace, end } = await done;
  expect(end).toEqual({ kind: 'done' });
  const ours = search(position, { max: 'o' });
  expect(trace && [...trace.score]).toEqual([...ours.score].map((score) => 10 * score));
  expect(trace && [...trace.move]).toEqual([...ours.move]);
});
