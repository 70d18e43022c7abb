import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPosition, parsePosition } from '../../src/game/index.ts';
import { GameRecord, readGame, reviewGame } from '../../src/walk/index.ts';
import { firstWalk, lostGame, perfectGame } from '../facts.ts';
import { gridOf, solve, type Answer, type Rules } from '../naive.ts';

const start = parsePosition('.../.../...');

test('O lost the example game with its first move', () => {
  const { values, changes, decisive } = reviewGame(new GameRecord(start, lostGame.moves))!;
  expect(values).toEqual([0, 0, 1, 1, 1, 1, 1, 1]);
  expect(changes).toHaveLength(1);
  expect(decisive).toEqual({
    index: lostGame.mistake,
    nth: 1,
    side: 'o',
    move: 5,
    before: 0,
    after: 1,
    better: [0, 2, 6, 8],
  });
});

test('a game is searched once, however often its review is drawn', () => {
  const record = new GameRecord(start, lostGame.moves);
  expect(reviewGame(record)).toBe(reviewGame(record));
});

test('the last of two mistakes decides', () => {
  const moves = [...firstWalk.moves, ...firstWalk.thenMoves].map((cell) => cell - 1);
  const { values, changes, decisive } = reviewGame(new GameRecord(start, moves))!;
  expect(values).toEqual([0, 0, 0, 0, 0, -1, 1, 1]);
  expect(changes.map(({ side, nth, move, better }) => ({ side, nth, move, better }))).toEqual([
    { side: 'x', nth: 3, move: 3, better: [7] },
    { side: 'o', nth: 3, move: 5, better: [7] },
  ]);
  expect(decisive).toBe(changes[1]);
});

describe('nothing decided', () => {
  test('a game without a mistake', () =>
    expect(reviewGame(new GameRecord(start, perfectGame))).toEqual({
      values: Array.from({ length: 10 }, () => 0),
      changes: [],
      decisive: null,
    }));

  test('a draw after mistakes on both sides', () => {
    const { changes, decisive } = reviewGame(readGame(start, '0,1,3,6,4,8,7,5,2'))!;
    expect(changes.map(({ side }) => side)).toEqual(['o', 'x']);
    expect(decisive).toBe(null);
  });

  test('a game that was lost from its start', () =>
    expect(reviewGame(readGame(parsePosition('xxo/.x./.oo'), '3,5'))!.decisive).toBe(null));

  test('a game that runs', () => expect(reviewGame(readGame(start, '4,5'))!.decisive).toBe(null));
});

test('in any game values change against the side that moves, and agree with a naive search', () => {
  const rules: Rules = { scoring: 'plain', win: 1, depthFrom: 'root', max: 'x' };
  const memory = new Map<string, Answer>();
  const choices = fc.array(fc.nat(1000), { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(choices, (picks) => {
      let record = new GameRecord(start);
      for (const pick of picks) {
        const moves = start.game.moves(record.position);
        if (moves.length > 0) record = record.play(moves[pick % moves.length]);
      }
      const { values, changes } = reviewGame(record)!;
      const naive = record.positions.map((position) => {
        const { score } = solve(gridOf(formatPosition(position)), position.toMove, rules, memory);
        return score;
      });
      expect(values).toEqual(naive);
      for (const { side, before, after } of changes) expect(side === 'x').toBe(after < before);
    }),
    { seed: 7, numRuns: 20 },
  );
});
