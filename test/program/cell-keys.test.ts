import { describe, expect, test } from 'vitest';
import type { MnkPosition } from '../../src/game/index.ts';
import { parsePosition } from '../../src/game/index.ts';
import { judge, usualLimits, type ProgramLanguage } from '../../src/program/index.ts';
import { words } from '../../src/words/index.ts';
import { checkHere } from './check/check-here.ts';
import { askFew, runHere } from './run-here.ts';

const position = parsePosition('oxx/.xo/o..') as MnkPosition;

/** Names of cells in the order of the board; `top-right` has as many letters as a board has cells. */
const names = [
  'top-left top-middle top-right middle-left center middle-right bottom-left bottom-middle bottom-right',
  'nw n ne w c e sw s se',
].map((each) => each.split(' '));

const lines = ['012', '345', '678', '036', '147', '258', '048', '246'];
const writeLines = (cells: readonly string[]) =>
  JSON.stringify(lines.map((line) => [...line].map((cell) => cells[Number(cell)])));

/** Programs whose board is a map with these keys, and the text that one with a mistake lacks. */
const forms: readonly (readonly [
  kind: string,
  language: ProgramLanguage,
  write: (cells: readonly string[], from: readonly string[]) => string,
  part: string,
  wrong: string,
])[] = [
  [
    'a dictionary',
    'python',
    (cells, from) => `LINES = ${writeLines(cells)}

def winner(board):
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] != " ":
            return board[a]
    return None

def minimax(board, player):
    w = winner(board)
    if w:
        return 1 if w == "X" else -1
    free = [key for key in board if board[key] == " "]
    if not free:
        return 0
    other = "O" if player == "X" else "X"
    scores = [minimax({**board, key: player}, other) for key in free]
    return max(scores) if player == "X" else min(scores)

def best_move(board, player):
    other = "O" if player == "X" else "X"
    pick = max if player == "X" else min
    free = [key for key in board if board[key] == " "]
    return pick(free, key=lambda key: minimax({**board, key: player}, other))

if __name__ == "__main__":
    board = {key: " " for key in ${JSON.stringify(from)}}
    print(best_move(board, "X"))
`,
    'else min(scores)',
    'else max(scores)',
  ],
  [
    'a dictionary of a class',
    'python',
    (cells, from) => `class Game:
    def __init__(self):
        self.cells = dict.fromkeys(${JSON.stringify(from)})

    def winner(self):
        for a, b, c in ${writeLines(cells)}:
            if self.cells[a] and self.cells[a] == self.cells[b] == self.cells[c]:
                return self.cells[a]

    def minimax(self, player):
        if self.winner():
            return 1 if self.winner() == "X" else -1
        values = []
        for key in self.cells:
            if self.cells[key] is None:
                self.cells[key] = player
                values.append(self.minimax("O" if player == "X" else "X"))
                self.cells[key] = None
        if not values:
            return 0
        return max(values) if player == "X" else min(values)
`,
    '                self.cells[key] = None\n',
    '',
  ],
  [
    'an object',
    'javascript',
    (cells, from) => `const lines = ${writeLines(cells)};
const won = (board, p) => lines.some((line) => line.every((key) => board[key] === p));

function minimax(board, isMax) {
  if (won(board, 'X')) return { score: 1 };
  if (won(board, 'O')) return { score: -1 };
  const free = Object.keys(board).filter((key) => board[key] === null);
  if (free.length === 0) return { score: 0 };
  let best = { score: isMax ? -2 : 2 };
  for (const move of free) {
    const { score } = minimax({ ...board, [move]: isMax ? 'X' : 'O' }, !isMax);
    if (isMax ? score > best.score : score < best.score) best = { score, move };
  }
  return best;
}

function main() {
  const board = Object.fromEntries(${JSON.stringify(from)}.map((key) => [key, null]));
  console.log(minimax(board, true));
}
`,
    'score < best.score)',
    'score > best.score)',
  ],
  [
    'a global Map',
    'javascript',
    (cells, from) => `const board = new Map(${JSON.stringify(from)}.map((key) => [key, '']));
const lines = ${writeLines(cells)};
const won = (p) => lines.some((line) => line.every((key) => board.get(key) === p));

function minimax(player) {
  if (won('X')) return 1;
  if (won('O')) return -1;
  const values = [];
  for (const [key, mark] of board) {
    if (mark) continue;
    board.set(key, player);
    values.push(minimax(player === 'X' ? 'O' : 'X'));
    board.set(key, '');
  }
  if (values.length === 0) return 0;
  return player === 'X' ? Math.max(...values) : Math.min(...values);
}
`,
    "    board.set(key, '');\n",
    '',
  ],
  [
    'an object of a class',
    'javascript',
    (cells, from) => `class Game {
  cells = {};
  constructor() {
    for (const key of ${JSON.stringify(from)}) this.cells[key] = '-';
  }
  won(p) {
    return ${writeLines(cells)}.some((line) => line.every((key) => this.cells[key] === p));
  }
  minimax(player) {
    if (this.won('X')) return 1;
    if (this.won('O')) return -1;
    const values = [];
    for (const key in this.cells) {
      if (this.cells[key] !== '-') continue;
      this.cells[key] = player;
      values.push(this.minimax(player === 'X' ? 'O' : 'X'));
      this.cells[key] = '-';
    }
    if (values.length === 0) return 0;
    return player === 'X' ? Math.max(...values) : Math.min(...values);
  }
}
`,
    'Math.max(...values) : Math.min(...values)',
    'Math.min(...values) : Math.max(...values)',
  ],
];

describe.each(forms)('the board is %s', (_, language, write, part, wrong) => {
  const judgeHere = async (source: string) => {
    const asked = { source, language, call: '', position };
    const run = await runHere(asked);
    const program = { ...asked, call: run.call, limits: usualLimits };
    const runAt = (there: MnkPosition, call: string) => runHere({ ...asked, position: there, call });
    return { run, judgement: await judge({ program, run, ask: askFew(program), runAt }) };
  };

  test('and is read as it was written', async () => {
    const [cells] = names;
    const { run, judgement } = await judgeHere(write(cells, cells));
    expect(run.trace!.position(0)).toMatchObject({ x: position.x, o: position.o });
    expect(judgement).toMatchObject({ isLosing: false, asked: 822 });
    expect(judgement.findings.filter(({ kind }) => kind === 'fault')).toEqual([]);
  });

  test('and a mistake in it is found', async () => {
    const source = write(names[0], names[0]);
    expect(source).toContain(part);
    expect(await checkHere(source.replace(part, wrong), { language })).toMatchObject({ state: 'wrong' });
  });

  test('and nothing is judged if the order of its keys is not that of the board', async () => {
    const { run, judgement } = await judgeHere(write(names[1], names[1].toSorted()));
    expect(run.reading!.cells.how).toBe('guessed');
    expect(judgement).toMatchObject({ isLosing: false, text: words.judgement.unsure.order() });
    expect(judgement.findings.filter(({ kind }) => kind === 'fault')).toEqual([]);
  });
});
