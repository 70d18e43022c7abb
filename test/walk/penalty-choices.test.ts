import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPosition, parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import {
  makeBeats,
  listPenaltyChoices,
  Comparison,
  penaltyStep,
  prepareSearch,
  setPenalty,
  type Settings,
} from '../../src/walk/index.ts';
import { boardPosition, seeded } from '../arbitraries.ts';

const found = (settings: Settings) => {
  const { position, options } = prepareSearch(settings);
  return search(position, options);
};

test('at every penalty of the slider a search plays the predicted move', () => {
  fc.assert(
    fc.property(
      boardPosition,
      fc.constantFrom('1', '3', '10'),
      fc.constantFrom('minimax', 'alpha-beta'),
      fc.constantFrom('', 'worst', 'centre-first'),
      fc.constantFrom('x', 'o'),
      (position, win, algorithm, order, max) => {
        const settings = {
          game: position.game.name,
          position: formatPosition(position),
          'to-move': position.toMove,
          scoring: 'depth',
          win,
          algorithm,
          order,
          max,
        };
        const choices = listPenaltyChoices(settings);
        if (found(settings).bestMove() === null) return expect(choices).toBe(null);
        expect(choices![0].from).toBe(0);
        expect(choices!.at(-1)!.to).toBe(1);
        for (let penalty = 0; penalty <= 1; penalty += penaltyStep * 5) {
          const { move } = choices!.find(({ from, to }) => from <= penalty && penalty <= to)!;
          expect(found({ ...settings, penalty: `${penalty}` }).bestMove()).toBe(move);
        }
      },
    ),
    seeded(60),
  );
});

test('the move changes as soon as anything is subtracted, or where late wins count as little as draws', () => {
  expect(listPenaltyChoices({ position: '..o/.xx/oxo', scoring: 'depth' })).toEqual([
    { from: 0, to: 0, move: 0 },
    { from: 0.05, to: 1, move: 1 },
  ]);
  expect(listPenaltyChoices({ position: '..o/.xx/oxo', scoring: 'depth', 'depth-limit': '2' })).toBe(null);
});

test('a penalty is written into the options that have one', () => {
  expect(setPenalty('scoring=depth depth-from=move', 0.25)).toBe(
    'scoring=depth penalty=0.25 depth-from=move',
  );
  expect(setPenalty('scoring=depth penalty=0.25', 1)).toBe('scoring=depth');
  expect(setPenalty('scoring=plain', 0.25)).toBe('scoring=plain');
});

test('why two searches part is shown in four beats, forwards, the last at the end', () => {
  const position = parsePosition('..o/.xx/oxo');
  const comparison = new Comparison(search(position), search(position, { scoring: 'depth' }));
  const { left } = comparison;
  const beats = makeBeats(comparison, '0-8');
  expect(beats.map(({ step }) => step)).toEqual([
    left.exitStep(left.find([1])!),
    left.exitStep(left.find([1])!),
    left.exitStep(left.find([1])!),
    left.stepCount - 1,
  ]);
  expect(makeBeats(new Comparison(left, left), '0-8')).toEqual([]);
});
