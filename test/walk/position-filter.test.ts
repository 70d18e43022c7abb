import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { surveyAtOnce } from '../../src/search/index.ts';
import {
  defaultFilter,
  countFiltered,
  filterNames,
  filterPositions,
  filterValues,
  readFilter,
  readWorthToMover,
  writeFilter,
  type PositionFilter,
} from '../../src/walk/index.ts';
import { positions, scoringsCompared, upToSymmetry } from '../facts.ts';

const all = surveyAtOnce(parsePosition('.../.../...'));
const filter = (changes: Partial<PositionFilter>): PositionFilter => ({ ...defaultFilter, ...changes });
const { firstStopsBeingBest: stops, setShrinks } = scoringsCompared;

function worthOf(text: string): number {
  return readWorthToMover(all.find((position) => position.text === text)!);
}

describe('what a filter lets through', () => {
  test.each([
    [{}, stops.all],
    [{ value: 'won' }, stops.won],
    [{ value: 'lost' }, stops.lost],
    [{ value: 'drawn' }, 0],
    [{ which: 'shrinks' }, setShrinks],
    [{ which: 'all' }, positions.running],
    [{ which: 'all', alike: 'once' }, upToSymmetry.positions - upToSymmetry.over.all],
    [{ which: 'all', empty: '9' }, 1],
    [{ which: 'all', empty: '8' }, 9],
    [{ which: 'all', empty: '8', 'to-move': 'o' }, 9],
    [{ which: 'all', empty: '8', 'to-move': 'x' }, 0],
    [{ which: 'shrinks', value: 'drawn' }, 0],
    [{ which: 'shrinks', perfect: 'yes' }, 0],
  ] as const)('%j: %i positions', (changes, expected) => {
    expect(filterPositions(all, filter(changes))).toHaveLength(expected);
  });

  test('comes with the fewest empty cells first', () => {
    const left = filterPositions(all, filter({ which: 'all' })).map(({ position }) => position.pliesLeft);
    expect(left).toEqual(left.toSorted((a, b) => a - b));
  });

  test('stands once for all that look the same, and says for how many', () => {
    const found = filterPositions(all, filter({ alike: 'once' }));
    const each = filterPositions(all, filter({}));
    expect(found.reduce((sum, { alike }) => sum + alike, 0)).toBe(each.length);
    expect(new Set(found.map(({ position }) => position.image)).size).toBe(found.length);
    expect(each.every(({ alike }) => alike === 1)).toBe(true);
  });
});

test('a count gives the number of positions in advance', () => {
  const filters = [
    filter({}),
    filter({ which: 'all', alike: 'once' }),
    filter({ which: 'shrinks', 'to-move': 'o', empty: '4', value: 'won' }),
    filter({ perfect: 'yes', value: 'lost' }),
  ];
  for (const given of filters) {
    const counts = countFiltered(all, given);
    for (const name of filterNames)
      for (const value of filterValues[name]) {
        const changed = { ...given, [name]: value };
        const numbers: Record<string, number> = counts[name];
        expect([changed, numbers[value]]).toEqual([changed, filterPositions(all, changed).length]);
      }
  }
});

test('a position is worth to its mover what it is worth to X, or the opposite', () => {
  expect(worthOf('.../.../...')).toBe(0);
  expect(worthOf('xx./oo./...')).toBe(1);
  expect(worthOf('xx./oo./..x')).toBe(1);
  expect(worthOf('..o/x../.xo')).toBe(-1);
  expect(Object.is(worthOf('x../.../...'), 0)).toBe(true);
});

describe('the address of a filter', () => {
  test('leaves defaults out and reads back what it wrote', () => {
    expect(writeFilter(defaultFilter)).toBe('');
    for (const name of filterNames)
      for (const value of filterValues[name]) {
        const given = filter({ which: 'shrinks', [name]: value });
        expect(readFilter(`#${writeFilter(given)}`)).toEqual({ filter: given, problems: [] });
      }
  });

  test('says what it ignores, and keeps the rest', () => {
    expect(readFilter('#which=last&to-move=x&to-move=o&colour=red&empty=10&perfect')).toEqual({
      filter: filter({ 'to-move': 'x' }),
      problems: [
        'repeated part "to-move": "o" ignored, the first counts',
        'unknown part "colour": expected one of which, to-move, value, empty, perfect, alike',
        'invalid part which "last": expected first, shrinks or all',
        'invalid part empty "10": expected any, 1, 2, 3, 4, 5, 6, 7, 8 or 9',
        'invalid part perfect "": expected any, yes or no',
      ],
    });
  });
});
