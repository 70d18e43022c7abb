import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { runHere } from './run-here.ts';

const position = parsePosition('oxx/.xo/o..') as MnkPosition;

const search = `LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def minimax(cells, is_max):
    for mark, value in (("X", 1), ("O", -1)):
        if any(all(cells[i] == mark for i in line) for line in LINES):
            return value
    values = []
    for i in range(9):
        if cells[i] == " ":
            cells[i] = "X" if is_max else "O"
            values.append(minimax(cells, not is_max))
            cells[i] = " "
    return (max if is_max else min)(values, default=0)


def best(cells):
    free = [i for i in range(9) if cells[i] == " "]
    return max(free, key=lambda i: minimax(cells[:i] + ["X"] + cells[i + 1:], False))


`;

test.each([
  ['a list that it is given', 'def play(cells):\n    cells[best(cells)] = "X"\n', 'play(board)'],
  ['a global board', 'cells = [" "] * 9\n\n\ndef play():\n    cells[best(cells)] = "X"\n', 'play()'],
])('a move that is only made on %s is the choice of the call', async (_, own, call) => {
  const { trace } = await runHere({ source: search + own, language: 'python', call, position });
  expect(trace!.readReturned(0)).toBe('None');
  // The only winning move.
  expect({ move: trace!.bestMove(), score: trace!.score[0] }).toEqual({ move: 7, score: 1 });
});
