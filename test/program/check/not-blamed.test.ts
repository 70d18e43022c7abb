import { expect, test } from 'vitest';
import { findOtherSize } from '../../../src/program/other-size.ts';
import { words } from '../../../src/words/index.ts';
import { makeRuntime, samples } from '../run-here.ts';
import { checkHere } from './check-here.ts';

const kinds = samples('kinds');

test('a program that is right for O alone is not called wrong where no call shows whose move it makes', async () => {
  const sample = kinds.find(({ name }) => name === 'all-boards-of-a-level.js')!;
  const checked = await checkHere(sample.source, { language: 'javascript' });
  expect(checked).toMatchObject({ state: 'right', side: 'o' });
});

test('a function that returns the winner with its line is right', async () => {
  const { source } = kinds.find(({ name }) => name === 'arrow-functions.js')!;
  const named = `${source}\nfunction checkWinner(board) {
  const line = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]].find(
    ([a, b, c]) => board[a] !== null && board[a] !== '' && board[a] !== ' ' && board[a] === board[b] && board[a] === board[c],
  );
  return line ? { winner: board[line[0]], line } : null;
}\n`;
  const { functions } = await checkHere(named, { language: 'javascript' });
  expect(functions.find(({ name }) => name === 'winner')).toMatchObject({ state: 'right' });
});

test('a function that takes other arguments than that of the assignment is there, and not checked', async () => {
  const source = `def winner(b, p):
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    return any(all(b[cell] == p for cell in line) for line in lines)

def minimax(b, is_max):
    if winner(b, "X"): return 1
    if winner(b, "O"): return -1
    if " " not in b: return 0
    values = []
    for cell in range(9):
        if b[cell] == " ":
            b[cell] = "X" if is_max else "O"
            values.append(minimax(b, not is_max))
            b[cell] = " "
    return max(values) if is_max else min(values)
`;
  const { state, functions } = await checkHere(source);
  expect(state).toBe('right');
  const states = functions.map((each) => [each.name, each.state]);
  expect(states).toContainEqual(['winner', 'unchecked']);
  expect(states).toContainEqual(['terminal', 'absent']);
});

test.each([
  ['python', 'board = [[" "] * 4 for _ in range(4)]', 4, 4],
  ['python', 'def initial_state():\n    return [None] * 16', 4, 4],
  ['python', 'ROWS, COLUMNS = 6, 7\ngrid = [[0] * COLUMNS for _ in range(ROWS)]', 6, 7],
  ['javascript', 'const board = Array.from({ length: 4 }, () => Array(4).fill(""));', 4, 4],
] as const)(
  'a %s program whose board is made by %s is told why it is not judged',
  async (language, made, rows, columns) => {
    const source =
      language === 'python'
        ? `${made}\n\ndef minimax(board, is_max):\n    return board[3][3] or minimax(board, not is_max)\n`
        : `${made}\nfunction minimax(board, isMax) {\n  return board[3][3].length || minimax(board, !isMax);\n}\n`;
    const checked = await checkHere(source, { language });
    expect(checked).toMatchObject({
      state: 'not-read',
      notes: [words.programRun.end.otherSize(rows, columns)],
    });
  },
);

test.each([
  'visited = [[False] * 4 for _ in range(4)]',
  'board = [[0] * 3 for _ in range(3)]',
  'states = []',
])('%s is no board of another size', async (made) => {
  const runtime = await makeRuntime({ source: made, language: 'python' });
  runtime.load(5000, false);
  expect(findOtherSize(runtime)).toBeNull();
});

test('a search over squares by name is right', async () => {
  const source = `const SQUARES = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
const LINES = ['a1 b1 c1', 'a2 b2 c2', 'a3 b3 c3', 'a1 a2 a3', 'b1 b2 b3', 'c1 c2 c3', 'a1 b2 c3', 'c1 b2 a3'];
const hasWon = (board, side) => LINES.some((line) => line.split(' ').every((square) => board[square] === side));
function minimax(board, side) {
  if (hasWon(board, 'X')) return { score: 1 };
  if (hasWon(board, 'O')) return { score: -1 };
  const free = SQUARES.filter((square) => board[square] === undefined);
  if (free.length === 0) return { score: 0 };
  let best = { score: side === 'X' ? -Infinity : Infinity };
  for (const square of free) {
    const { score } = minimax({ ...board, [square]: side }, side === 'X' ? 'O' : 'X');
    if (side === 'X' ? score > best.score : score < best.score) best = { score, square };
  }
  return best;
}\n`;
  const checked = await checkHere(source, { language: 'javascript' });
  expect(checked).toMatchObject({ state: 'right', notes: [] });
});

test('silence about cells that were only guessed is not called wrong', async () => {
  const source = `const cells = ['a', 'b', 'c'].map((row) => [0, 1, 2].map((at) => document.getElementById(row + at)));
class Game {
  EMPTY = '';
  constructor() {
    this.shown = cells;
  }
  moves(board) {
    return board.flatMap((row, i) => row.flatMap((cell, j) => (cell === this.EMPTY ? [[i, j]] : [])));
  }
  has(board, mark) {
    const all = board.flat();
    const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
    return lines.some((line) => line.every((i) => all[i] === mark));
  }
  after(board, [i, j], mark) {
    return board.map((row, at) => row.map((cell, column) => (at === i && column === j ? mark : cell)));
  }
  value(board, mark) {
    if (this.has(board, 'X')) return 1;
    if (this.has(board, 'O')) return -1;
    const values = this.moves(board).map((move) => this.value(this.after(board, move, mark), mark === 'X' ? 'O' : 'X'));
    return values.length === 0 ? 0 : mark === 'X' ? Math.max(...values) : Math.min(...values);
  }
  minimax(board) {
    const worth = (move) => this.value(this.after(board, move, 'X'), 'O');
    return this.moves(board).toSorted((a, b) => worth(b) - worth(a))[0];
  }
}
const game = new Game();
game.minimax(game.shown);
`;
  const checked = await checkHere(source, { language: 'javascript' });
  expect(checked).toMatchObject({ state: 'not-read', first: null });
});

test.each(['own-stack-and-no-board.py', 'player-made-for-a-game.py', 'closure-held-by-a-variable.py'])(
  '%s, of which calls show little, is right by its answers',
  async (name) => {
    const { source } = kinds.find((each) => each.name === name)!;
    expect(await checkHere(source)).toMatchObject({ state: 'right', first: null, wrong: 0 });
  },
);

test('a part of numpy that is missing here, and needed only on some boards, is no error of the program', async () => {
  const source = `import numpy as np

def winner(b):
    lines = np.array([[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]])
    sums = b[lines].sum(axis=1)
    return 1 if 3 in sums else -1 if -3 in sums else 0

def minimax(b, side):
    won = winner(b)
    if won: return won
    if 0 not in b: return float(np.nanmedian(b * 0))
    values = []
    for cell in np.flatnonzero(b == 0):
        b[cell] = side
        values.append(minimax(b, -side))
        b[cell] = 0
    return max(values) if side == 1 else min(values)

def start():
    return np.zeros(9, dtype=int)
`;
  const checked = await checkHere(source);
  const text = words.check.notes.broken(words.programRun.numpyLacks('nanmedian'));
  expect(checked).toMatchObject({ state: 'not-read', raised: 0, first: null });
  expect(checked.notes).toContain(text);
  const whole = await checkHere(source.replace('float(np.nanmedian(b * 0))', '0'));
  expect(whole.state).toBe('right');
});
