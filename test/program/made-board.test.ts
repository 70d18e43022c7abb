import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import type { ProgramLanguage } from '../../src/program/index.ts';
import { runHere } from './run-here.ts';

const position = parsePosition('oxx/.xo/o..') as MnkPosition;

/** Searches of a board in an unusual form: only where the program makes one does its text show it. */
const searches = {
  python: `LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
LEER = "~"

def gewonnen(board, zeichen):
    return any(all(board[i // 3][i % 3] == zeichen for i in line) for line in LINES)

def minimax(board, zeichen):
    if gewonnen(board, "X"):
        return 1
    if gewonnen(board, "O"):
        return -1
    werte = []
    for i in range(9):
        if board[i // 3][i % 3] == LEER:
            board[i // 3][i % 3] = zeichen
            werte.append(minimax(board, "O" if zeichen == "X" else "X"))
            board[i // 3][i % 3] = LEER
    if not werte:
        return 0
    return max(werte) if zeichen == "X" else min(werte)
`,
  javascript: `const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const leer = '~';
const gewonnen = (board, p) => lines.some((line) => line.every((i) => board[Math.floor(i / 3)][i % 3] === p));

function minimax(board, p) {
  if (gewonnen(board, 'X')) return 1;
  if (gewonnen(board, 'O')) return -1;
  const werte = [];
  for (let i = 0; i < 9; i++) {
    const row = board[Math.floor(i / 3)];
    if (row[i % 3] !== leer) continue;
    row[i % 3] = p;
    werte.push(minimax(board, p === 'X' ? 'O' : 'X'));
    row[i % 3] = leer;
  }
  if (werte.length === 0) return 0;
  return p === 'X' ? Math.max(...werte) : Math.min(...werte);
}
`,
} satisfies Record<ProgramLanguage, string>;

test.each<[kind: string, language: ProgramLanguage, text: string]>([
  [
    'where the file is run',
    'python',
    'if __name__ == "__main__":\n    board = [[LEER] * 3 for _ in range(3)]\n    print(minimax(board, "X"))\n',
  ],
  [
    'in a function that plays',
    'python',
    'def main():\n    spiel = [\n        [LEER, LEER, LEER],\n        [LEER, LEER, LEER],\n        [LEER, LEER, LEER],\n    ]\n    minimax(spiel, "X")\n',
  ],
  [
    'as an argument',
    'python',
    'def erster_zug():\n    return minimax([[LEER] * 3 for _ in range(3)], "X")\n',
  ],
  [
    'in a loop of a function with a foreign name',
    'python',
    'def leeres_brett():\n    zeilen = []\n    for _ in range(3):\n        zeilen.append([LEER, LEER, LEER])\n    return zeilen\n',
  ],
  [
    'in a function that plays',
    'javascript',
    "function main() {\n  const board = Array.from({ length: 3 }, () => Array(3).fill(leer));\n  console.log(minimax(board, 'X'));\n}\n",
  ],
  [
    'in an arrow function with a foreign name',
    'javascript',
    'const nouveau = () => [0, 3, 6].map(() => [leer, leer, leer]);\n',
  ],
  [
    'in a loop of a function with a foreign name',
    'javascript',
    'function nuevo() {\n  const filas = [];\n  for (let i = 0; i < 3; i++) filas.push([leer, leer, leer]);\n  return filas;\n}\n',
  ],
])('a board is found that is made %s (%s)', async (_, language, text) => {
  const { trace, reading } = await runHere({
    source: searches[language] + text,
    language,
    call: '',
    position,
  });
  expect(trace!.length).toBe(11);
  expect(reading).toMatchObject({ cells: { value: { empty: '~' }, how: 'seen' }, board: { how: 'seen' } });
});

test('numbers that a function lists are no board', async () => {
  const source =
    searches.python.replaceAll('"~"', 'None') +
    'def main():\n    for cell in ([0, 1, 2, 3, 4, 5, 6, 7, 8]):\n        print(cell)\n';
  const { reading } = await runHere({ source, language: 'python', call: '', position });
  expect(reading!.cells.value.empty).toBeNull();
});
