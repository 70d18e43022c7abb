import { describe, expect, it } from 'vitest';
import { parseGame, parseLeafTree, parsePosition } from '../../src/game/index.ts';
import { search, solve } from '../../src/search/index.ts';
import { undecided } from './undecided.ts';

describe('the solver', () => {
  it('has the value of minimax on all positions', () => {
    for (const position of undecided) {
      const { score } = search(position, { memo: 'symmetry' });
      expect(solve(position).value).toBe(score[0]);
    }
  });

  it.each([
    ['2,2,2', 1],
    ['3,3,2', 1],
    ['3,3,3', 0],
    ['3,3,3 misère', 0],
    ['3,4,3', 1],
    ['4,3,3', 1],
    ['4,4,3', 1],
    ['4,4,4', 0],
  ])('finds the value of %s', (game, value) => {
    expect(solve(parseGame(game).start()).value).toBe(value);
  });

  it.each([
    ['2,2,2', 2],
    ['3,3,2', 2],
    ['3,4,3', 4],
    ['4,3,3', 4],
    ['4,4,3', 3],
  ])('agrees with a search that %s is won in %i moves of the first player', (game, moves) => {
    const trace = search(parseGame(game).start(), {
      algorithm: 'alpha-beta',
      memo: 'symmetry',
      scoring: 'depth',
      win: 100,
    });
    expect(trace.score[0]).toBe(100 - (2 * moves - 1));
    expect(trace.principalVariation()).toHaveLength(2 * moves - 1);
  });

  it('agrees with a recorded search that 4,4,4 is a draw', () => {
    const options = { algorithm: 'alpha-beta', memo: 'symmetry', order: 'centre-first' } as const;
    const trace = search(parseGame('4,4,4').start(), options);
    expect([trace.score[0], trace.stopped]).toEqual([0, null]);
    // Lesson 11 and Explore take it for short of 170,000.
    expect(trace.length).toBe(166_678);
  });

  it('tells a game that is over', () => {
    expect(solve(parsePosition('xxx/oo./...')).value).toBe(1);
    expect(solve(parsePosition('ooo/xx./x..')).value).toBe(-1);
    expect(solve(parsePosition('xox/xox/oxo')).value).toBe(0);
  });

  it('refuses an explicit tree', () => {
    expect(() => solve(parseLeafTree([1, 2]))).toThrow(
      'cannot solve "leaf tree": expected a game of two sides',
    );
  });

  it('stops at its limit, or when it is told to, without a value', () => {
    const start = parseGame('5,5,4').start();
    expect(solve(start, { maxNodes: 5_000 })).toMatchObject({ value: null, nodes: 5_000 });
    const reports: number[] = [];
    const stopped = solve(start, { onProgress: (nodes) => reports.push(nodes) === 2 });
    expect(stopped.value).toBeNull();
    expect(reports).toEqual([4_095, 8_191]);
  });
});
