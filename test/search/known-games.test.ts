import { describe, expect, it } from 'vitest';
import { parseGame } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';

const options = { algorithm: 'alpha-beta', memo: 'symmetry', order: 'centre-first' } as const;

describe('games whose value is known', () => {
  it.each([
    ['2,2,2', 1],
    ['3,3,2', 1],
    ['3,3,3', 0],
    ['3,3,3 misère', 0],
    ['3,4,3', 1],
    ['4,3,3', 1],
    ['4,4,3', 1],
  ])('%s', (game, value) => {
    expect(search(parseGame(game).start(), options).score[0]).toBe(value);
  });

  it.each([
    ['2,2,2', 2],
    ['3,3,2', 2],
    ['3,4,3', 4],
    ['4,3,3', 4],
    ['4,4,3', 3],
  ])('%s is won in %i moves of the first player', (game, moves) => {
    const trace = search(parseGame(game).start(), { ...options, scoring: 'depth', win: 100 });
    expect(trace.score[0]).toBe(100 - (2 * moves - 1));
    expect(trace.principalVariation()).toHaveLength(2 * moves - 1);
  });

  it('4,4,4 is a draw', () => {
    const trace = search(parseGame('4,4,4').start(), options);
    expect([trace.score[0], trace.stopped]).toEqual([0, null]);
    // Lesson 11 and Explore take it for short of 170,000.
    expect(trace.length).toBe(166_678);
  });
});
