import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { isOwnError, judge, usualLimits, type ModuleFiles } from '../../src/program/index.ts';
import { askHere, runHere } from './run-here.ts';

const grid = `class Grid:
    def __init__(self):
        self.rows = [["_"] * 3 for _ in range(3)]

    def free(self):
        return [(r, c) for r in range(3) for c in range(3) if self.rows[r][c] == "_"]

    def winner(self):
        cells = [cell for row in self.rows for cell in row]
        for a, b, c in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)):
            if cells[a] == cells[b] == cells[c] != "_":
                return cells[a]
        return None
`;

/** A search that is handed an object of a class that it does not import. */
const search = `def best_move(grid):
    found = {}
    for r, c in grid.free():
        grid.rows[r][c] = "X"
        found[r, c] = worth(grid, False)
        grid.rows[r][c] = "_"
    return max(found, key=found.get)


def worth(grid, is_max):
    if grid.winner():
        return 1 if grid.winner() == "X" else -1
    values = []
    for r, c in grid.free():
        grid.rows[r][c] = "X" if is_max else "O"
        values.append(worth(grid, not is_max))
        grid.rows[r][c] = "_"
    return (max(values) if is_max else min(values)) if values else 0
`;

const agent = `class Agent:
    def __init__(self, mark, rival, verbose):
        self.mark, self.rival, self.verbose = mark, rival, verbose

${search
  .replaceAll(/^(?=.)/gm, '    ')
  .replaceAll('worth(grid', 'self.worth(grid')
  .replaceAll('def self.', 'def ')
  .replaceAll('(grid):', '(self, grid):')
  .replace('(grid, is_max):', '(self, grid, is_max):')}`;

const rules = `const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const page = 'X';
const guest = 'O';
let board = Array(9).fill('');
const has = (mark) => lines.some((line) => line.every((i) => board[i] === mark));
`;

const script = `function bestMove() {
  let best = -2;
  let at = -1;
  for (let i = 0; i < 9; i++) {
    if (board[i] !== '') continue;
    board[i] = page;
    const value = minimax(false);
    board[i] = '';
    if (value > best) [best, at] = [value, i];
  }
  return at;
}

function minimax(isPage) {
  if (has(page)) return 1;
  if (has(guest)) return -1;
  if (!board.includes('')) return 0;
  const values = [];
  for (let i = 0; i < 9; i++) {
    if (board[i] !== '') continue;
    board[i] = isPage ? page : guest;
    values.push(minimax(!isPage));
    board[i] = '';
  }
  return isPage ? Math.max(...values) : Math.min(...values);
}
`;

interface Beside {
  readonly kind: string;
  readonly source: string;
  readonly path: string;
  readonly files: ModuleFiles;
  readonly made: string;
}

const programs: readonly Beside[] = [
  {
    kind: 'an object of a class that it does not import',
    source: search,
    path: 'ai.py',
    files: { 'grid.py': grid },
    made: 'best_move(board)',
  },
  {
    kind: 'an object, in a class that another module makes',
    source: agent,
    path: 'agents/one.py',
    files: { 'grid.py': grid, 'play.py': 'print(Agent("X", "O", False).best_move(Grid()))\n' },
    made: 'Agent("X", "O", False).best_move(board)',
  },
  {
    kind: 'what it imports from beside itself',
    source: `from .grid import Grid\n\n\n${search}`,
    path: 'game/ai.py',
    files: { 'game/grid.py': grid, 'main.py': 'from game.ai import best_move\n' },
    made: 'best_move(board)',
  },
  {
    kind: 'lists of which another module makes one',
    source: `from rules import free, winner\n\n\n${search.replaceAll('.rows', '').replaceAll('grid.free()', 'free(grid)').replaceAll('grid.winner()', 'winner(grid)')}`,
    path: 'ai.py',
    files: {
      'rules.py': grid
        .replace(/^class[^]*?\n\n/, '')
        .replaceAll(/^ {4}/gm, '')
        .replaceAll('self.rows', 'self'),
    },
    made: 'best_move(board)',
  },
  {
    kind: 'names of another script of its page',
    source: script,
    path: 'minimax.js',
    files: { 'rules.js': rules, 'older.js': `${rules}${script}` },
    made: 'bestMove()',
  },
  {
    kind: 'an object of a class that another module exports',
    source: `export function search(grid, isX) {
  const winner = grid.winner();
  if (winner) return winner === 'X' ? 1 : -1;
  const values = grid.free().map((i) => {
    grid.cells[i] = isX ? 'X' : 'O';
    const value = search(grid, !isX);
    grid.cells[i] = '';
    return value;
  });
  if (values.length === 0) return 0;
  return isX ? Math.max(...values) : Math.min(...values);
}
`,
    path: 'ai/search.js',
    files: {
      'grid.js': `${rules.split('\n')[0]}
export default class Grid {
  cells = Array(9).fill('');
  free() { return [...this.cells.keys()].filter((i) => this.cells[i] === ''); }
  winner() { return ['X', 'O'].find((mark) => lines.some((line) => line.every((i) => this.cells[i] === mark))); }
}
`,
    },
    made: 'search(board, true)',
  },
];

test.each(programs)('a program that is given $kind is understood', async ({ made, ...beside }) => {
  const language = beside.path.endsWith('.py') ? ('python' as const) : ('javascript' as const);
  const position = parsePosition('oxx/.xo/o..') as MnkPosition;
  const run = await runHere({ ...beside, language, call: '', position });
  expect(run).toMatchObject({ call: made, end: { kind: 'done' } });
  expect(run.reading).toMatchObject({
    call: { how: 'seen' },
    cells: { value: { x: 'X', o: 'O' }, how: 'seen' },
  });
  expect(isOwnError(run)).toBe(false);
  const asked = { ...beside, language, call: run.call, position };
  const judgement = await judge({
    program: { ...asked, limits: usualLimits },
    run,
    ask: async (questions) => askHere(asked)(questions.slice(0, 300)),
    runAt: (there, call) => runHere({ ...asked, position: there, call }),
  });
  expect(judgement.findings.filter(({ kind }) => kind === 'fault')).toEqual([]);
  expect(judgement.isLosing).toBe(false);
  expect(judgement.asked).toBeGreaterThan(100);
});
