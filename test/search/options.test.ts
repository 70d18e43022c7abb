import { describe, expect, test } from 'vitest';
import { parsePosition, ticTacToe } from '../../src/game/index.ts';
import { algorithms, resolveOptions, scorings, search, type SearchOptions } from '../../src/search/index.ts';
import { changed } from '../arbitraries.ts';

const root = parsePosition('oxx/.xo/o..');
const refused = (given: object) => () => search(root, given);

test('a position that is still a text is refused with what to write instead', () => {
  // @ts-expect-error as a program without types passes it
  expect(() => search('oxx/.xo/o..')).toThrow('parsePosition("oxx/.xo/o..")');
});

describe('defaults', () => {
  test('plain scoring counts a win 1, depth-penalised scoring 10', () => {
    expect(resolveOptions({}, root)).toMatchObject({
      algorithm: algorithms.minimax,
      scoring: scorings.plain,
      win: 1,
      depthFrom: 'root',
      max: 'x',
      order: 'row-major',
    });
    expect(resolveOptions({ scoring: 'depth' }, root).win).toBe(10);
    expect(resolveOptions({ scoring: 'depth', win: 1 }, root).win).toBe(1);
  });

  test('the mover is MAX when asked for', () => {
    expect(resolveOptions({ max: 'mover' }, root).max).toBe('x');
    expect(resolveOptions({ max: 'mover' }, parsePosition('x../.../...')).max).toBe('o');
  });

  test('an option that is undefined is not given', () => {
    expect(resolveOptions({ win: undefined, order: undefined }, root)).toEqual(resolveOptions({}, root));
  });
});

describe('orders', () => {
  const firstMoves = (order: SearchOptions['order'], text = '.../.../...') => {
    const trace = search(parsePosition(text), { order });
    return [...trace.children(0)].map((child) => trace.move[child]);
  };

  test('row by row, from the centre, and as listed', () => {
    expect(firstMoves('row-major')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(firstMoves('centre-first')).toEqual([4, 0, 2, 6, 8, 1, 3, 5, 7]);
    expect(firstMoves([8, 7, 3], 'oxx/.xo/o..')).toEqual([8, 7, 3]);
    expect(firstMoves([8, 7, 6, 5, 4, 3, 2, 1, 0], 'oxx/.xo/o..')).toEqual([8, 7, 3]);
  });

  test('the first best move in the order wins a tie', () => {
    expect(search(parsePosition('.../.../...'), { order: 'centre-first' }).bestMove()).toBe(4);
  });
});

describe('errors state fact, value and remedy', () => {
  test.each([
    [{ algorithm: 'negamax' }, 'invalid option algorithm "negamax": expected minimax or alpha-beta'],
    [{ scoring: 'deep' }, 'invalid option scoring "deep": expected plain or depth'],
    [{ win: 0 }, 'invalid option win "0": expected a number above 0, such as 1 or 10'],
    [{ win: '10' }, 'invalid option win "10": expected a number above 0, such as 1 or 10'],
    [{ penalty: 1.5 }, 'invalid option penalty "1.5": expected a number from 0 to 1, such as 0.5'],
    [{ depthFrom: 'leaf' }, 'invalid option depthFrom "leaf": expected root or move'],
    [{ max: 'y' }, 'invalid option max "y": expected x, o or mover'],
    [
      { order: 'spiral' },
      'invalid option order "spiral": expected row-major, centre-first, corner-first, edges-first, best or worst',
    ],
    [
      { order: [3, 7] },
      'invalid option order [3, 7]: expected each of the moves 3, 7, 8 once, and no others',
    ],
    [
      { order: [3, 7, 8, 99] },
      'invalid option order [3, 7, 8, 99]: expected each of the moves 3, 7, 8 once, and no others',
    ],
    [
      { order: [3, 7, 8, 3] },
      'invalid option order [3, 7, 8, 3]: expected each of the moves 3, 7, 8 once, and no others',
    ],
  ])('%j', (given, message) => {
    expect(refused(given)).toThrow(new RangeError(message));
  });

  test('an option that does not exist', () => {
    expect(refused({ scorring: 'plain' })).toThrow(
      /^unknown option "scorring": expected one of algorithm, scoring, win, penalty, depthFrom, max, order/,
    );
  });

  test('a game with a position that is not over and has no moves', () => {
    const stuck = changed(ticTacToe, { moves: () => [] });
    expect(() => search({ ...root, game: stuck })).toThrow(
      new Error(
        'invalid game: "oxx/.xo/o.." is not over and has no moves, expected at least one move or an outcome',
      ),
    );
  });
});
