import { describe, expect, test } from 'vitest';
import { parseLeafTree, parsePosition } from '../../src/game/index.ts';
import { codeLanguages } from '../../src/lesson/highlight.ts';
import {
  algorithms,
  memos,
  resolveOptions,
  scorings,
  search,
  type AlgorithmName,
} from '../../src/search/index.ts';
import { readFormulation, listingLanguages, everyBook, chooseVariant } from '../../src/views/index.ts';
import { nameSearch } from '../../src/walk/index.ts';

const names = Object.keys(algorithms) as AlgorithmName[];
const empty = parsePosition('.../.../...');

describe.each(names)('the algorithm %s', (algorithm) => {
  test.each([false, true])('has a listing in every language, with a table: %s', (memo) => {
    const options = resolveOptions({ algorithm, memo }, empty);
    const variant = chooseVariant(options) ?? 'value';
    expect(Boolean(readFormulation(variant).hasWindow)).toBe(options.algorithm.hasWindow);
    for (const language of listingLanguages) {
      const roles = everyBook[language][variant].map(([role]) => role);
      expect(roles, language).toEqual(expect.arrayContaining(['call', 'over', 'leaf']));
    }
  });

  test('is searched by its own rule, and called by its own name', () => {
    const root = parseLeafTree('[[3, 12, 8], [2, 4, 6], [14, 5, 2]]');
    const record = (name: AlgorithmName) => {
      const { move, score, cut } = search(root, { algorithm: name });
      return { move, score, cut };
    };
    const called = (name: AlgorithmName) => nameSearch(resolveOptions({ algorithm: name }, empty));
    for (const other of names.filter((name) => name !== algorithm)) {
      expect(record(algorithm)).not.toEqual(record(other));
      expect(called(algorithm)).not.toBe(called(other));
    }
  });
});

test('blocks of code may name every language of listings', () => {
  expect(codeLanguages).toEqual(expect.arrayContaining([...listingLanguages]));
});

test.each(Object.entries({ algorithms, memos, scorings }))('rows of %s know their names', (_, table) => {
  expect(Object.values(table).map(({ name }) => name)).toEqual(Object.keys(table));
});
