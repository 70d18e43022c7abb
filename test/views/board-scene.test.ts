import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { buildBoardScene } from '../../src/views/index.ts';

test('a board knows its last move and its complete line, and says so', () => {
  const before = parsePosition('xx./oo./...');
  const board = buildBoardScene(before.game.play(before, 2), before);
  expect(board).toMatchObject({ columns: 3, rows: 3, last: 2, lines: [[0, 1, 2]] });
  expect(board?.label).toBe(
    'Board, row 1: X, X, X; row 2: O, O, empty; row 3: empty, empty, empty; last move c1; X has a full line',
  );
});

test('a position of its own has no last move', () => {
  expect(buildBoardScene(parsePosition('x../.o./...'))).toMatchObject({ last: null, lines: [] });
});

test('an explicit tree has no board', () => expect(buildBoardScene(parsePosition('[3,5]'))).toBe(null));
