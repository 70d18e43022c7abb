import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultNaming, parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { findMoment, listOutlineRows, makeTour, outlineOrders } from '../../src/walk/index.ts';
import { seeded, trace } from '../arbitraries.ts';

const texts = (position: string, options = {}) =>
  makeTour(search(parsePosition(position), options), defaultNaming).map(({ text }) => text);

test('a search in a few sentences', () => {
  expect(texts('oxx/.xo/o..')).toEqual([
    'The search makes 11 calls, down to ply 3; 5 are finished games: 2 won by X, 1 won by O and 2 draws.',
    'Call 1, the root. X is to move and has three choices: MAX looks for the largest score.',
    'From the root, a2 is worth 0; b3 is worth 1; c3 is worth −1.',
    'All three scores are in: MAX takes the largest, 1, so X plays b3.',
    'With the best moves of both sides, the game goes b3, and X wins.',
    'The most calls are made after a2: 5 of 11.',
  ]);
});

test('a tour names cut moves and answers from the table', () => {
  const cut = search(parsePosition('oxx/.xo/o..'), { algorithm: 'alpha-beta' });
  const told = makeTour(cut, defaultNaming).at(-1)!;
  expect(told.text).toMatch(/cut/);
  expect(findMoment(cut, told.step).kind).toBe(cut.cut!.some(Boolean) ? 'exit' : 'enter');
});

test('each sentence leads to a step of the search', () => {
  fc.assert(
    fc.property(trace, (of) => {
      for (const { text, step } of makeTour(of, defaultNaming)) {
        expect(text).toMatch(/^[A-Z+−\d].*\.$/s);
        expect(() => findMoment(of, step)).not.toThrow();
      }
    }),
    seeded(40),
  );
});

test('rows: each unfolded call is followed by all that it called, in the order asked for', () => {
  const isUnfolded = () => true;
  fc.assert(
    fc.property(trace, fc.constantFrom(...outlineOrders), (of, order) => {
      const all = { filter: 'all', order, isUnfolded, last: of.length - 1 } as const;
      const rows = listOutlineRows(of, all);
      expect(rows.toSorted((a, b) => a - b)).toEqual(Array.from({ length: of.length }, (_, node) => node));
      if (order === 'called') expect(rows).toEqual(rows.toSorted((a, b) => a - b));
      for (const [at, node] of rows.entries()) {
        const below = rows.slice(at, at + of.size(node));
        expect(below.every((each) => each >= node && each < of.end[node])).toBe(true);
      }
      const folded = listOutlineRows(of, { ...all, isUnfolded: (node) => node === 0 });
      expect(folded).toHaveLength(1 + [...of.children(0)].length);
      const called = listOutlineRows(of, { ...all, last: 2 });
      expect(called.every((node) => node <= 2)).toBe(true);
      expect(listOutlineRows(of, { ...all, filter: 'line' })).toEqual(of.principalNodes());
    }),
    seeded(60),
  );
});
