import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { findCall, findMoment, seekGame, makeResultReader } from '../../src/walk/index.ts';

const whole = search(parsePosition('.../.../...'), { scoring: 'depth' });
const small = search(parsePosition('oxx/.xo/o..'));

describe('typed moves lead to their call', () => {
  test.each([
    ['', [], '0-8'],
    ['4 0 2', [4, 0, 2], '0-8'],
    ['X 4, O 0, X 2', [4, 0, 2], '0-8'],
    ['x4 o0', [4, 0], '0-8'],
    ['5 1 3', [4, 0, 2], '1-9'],
    ['(1, 1) (0, 0)', [4, 0], 'row-column'],
  ] as const)('%j', (text, moves, naming) => {
    expect(findCall(whole, text, naming)).toBe(whole.find(moves));
  });

  test.each([
    ['4 4', 'no call for move "4" there: expected one of 0, 1, 2, 3, 5, 6, 7, 8'],
    ['0 3 1 4 2 5', 'no call for move "5" there: the game is over, expected no move'],
    ['z', 'no call for move "z" there: expected one of 0, 1, 2, 3, 4, 5, 6, 7, 8'],
  ])('%j does not', (text, message) => {
    expect(() => findCall(whole, text, '0-8')).toThrow(message);
  });

  test('branches of an explicit tree have letters', () => {
    const trace = search(parsePosition('[[3, 5], [2, 9]]'));
    expect(findCall(trace, 'b a', '0-8')).toBe(trace.find([1, 0]));
  });
});

test('the first game that X wins in five plies is the first of its length', () => {
  const step = seekGame({ result: 'x', plies: 5 }, 1)(whole, 0);
  expect(whole.path(findMoment(whole, step).node)).toEqual([0, 1, 3, 2, 6]);
});

test('a game that is not there leaves the step', () => {
  expect(seekGame({ result: 'o', plies: 5 }, 1)(whole, 7)).toBe(7);
  expect(seekGame({ result: 'x', plies: null }, -1)(whole, 0)).toBe(0);
});

test('the games before and after are the nearest of their sort', () => {
  const steps = fc.integer({ min: 0, max: small.stepCount - 1 });
  const result = fc.constantFrom('x', 'o', 'draw');
  fc.assert(
    fc.property(steps, result, fc.constantFrom(null, 1, 2, 3), (step, wanted, plies) => {
      const resultAt = makeResultReader(small);
      const calls = Array.from({ length: small.length }, (_, node) => node)
        .filter((node) => resultAt(node) === wanted && (plies === null || small.ply[node] === plies))
        .map((node) => small.enterStep(node));
      const game = { result: wanted, plies } as const;
      expect(seekGame(game, 1)(small, step)).toBe(calls.find((call) => call > step) ?? step);
      expect(seekGame(game, -1)(small, step)).toBe(calls.findLast((call) => call < step) ?? step);
    }),
  );
});

test.each([{}, { scoring: 'depth', win: 1 }, { max: 'o' }, { scoring: 'depth', depthFrom: 'move' }] as const)(
  'with %j the results are those of the rules',
  (options) => {
    const trace = search(parsePosition('x../..o/.xo'), options);
    const resultAt = makeResultReader(trace);
    for (let node = 0; node < trace.length; node++)
      expect(resultAt(node)).toBe(trace.root.game.outcome(trace.position(node)));
  },
);

test('leaves that are only numbers have no result', () => {
  const resultAt = makeResultReader(search(parsePosition('[[3, 5], [2, 9]]')));
  expect(resultAt(2)).toBeNull();
});
