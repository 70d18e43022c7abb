import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { listFindings } from '../../src/program/findings/judge-trace.ts';
import { runHere } from './run-here.ts';

const position = parsePosition('oxx/.xo/o..') as MnkPosition;

const write = (
  keep: string,
) => `const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (board, p) => lines.some((line) => line.every((i) => board[i] === p));

async function minimax(board, isMax) {
  if (won(board, 'X')) return 1;
  if (won(board, 'O')) return -1;
  if (!board.includes('')) return 0;
  let best = isMax ? -Infinity : Infinity;
  for (let i = 0; i < 9; i++) {
    if (board[i] !== '') continue;
    board[i] = isMax ? 'X' : 'O';
    ${keep}
    board[i] = '';
  }
  return best;
}
`;

const run = async (keep: string) => {
  const source = write(keep);
  const ran = await runHere({ source, language: 'javascript', call: '', position });
  return listFindings(ran, source);
};

test.each([
  'const v = minimax(board, !isMax); best = isMax ? Math.max(best, v) : Math.min(best, v);',
  'best = isMax ? Math.max(best, minimax(board, false)) : Math.min(best, minimax(board, true));',
  'const v = minimax(board, !isMax); if (isMax ? v > best : v < best) best = v;',
])('a call whose promise is calculated with is named, with its line: %s', async (keep) => {
  const [{ kind, rule, line, step, isLineWrong }] = await run(keep);
  expect({ kind, rule, isLineWrong }).toEqual({ kind: 'fault', rule: 'not-awaited', isLineWrong: true });
  expect(write(keep).split('\n')[line! - 1]).toContain(keep);
  expect(step).toBeGreaterThan(0);
});

test.each([
  'const v = await minimax(board, !isMax); best = isMax ? Math.max(best, v) : Math.min(best, v);',
  'const later = minimax(board, !isMax); const v = await later; best = isMax ? Math.max(best, v) : Math.min(best, v);',
])('a call that is awaited, at once or later, is not: %s', async (keep) => {
  expect((await run(keep)).filter(({ kind }) => kind === 'fault')).toEqual([]);
});

test('another mistake in a program that awaits later keeps its name', async () => {
  const found = await run(
    'const later = minimax(board, !isMax); const v = await later; best = isMax ? Math.max(best, v) : Math.max(best, v);',
  );
  expect(found.map(({ rule }) => rule)).not.toContain('not-awaited');
});
