import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPosition, leafTree, parseLeafTree, parsePosition, type Leaves } from '../../src/game/index.ts';
import { leaves, seeded } from '../arbitraries.ts';

test('a tree is read from arrays and from their text, in either of two ways', () => {
  const tree: Leaves = [
    [3, 5],
    [2, 9],
  ];
  expect(parseLeafTree(tree)).toEqual({ game: leafTree, leaves: tree, toMove: 'x' });
  expect(parseLeafTree(' [[3, 5], [2, 9]] ')).toEqual(parseLeafTree(tree));
  expect(parsePosition(' [[3, 5], [2, 9]] ', { toMove: 'o' })).toEqual(parseLeafTree(tree, 'o'));
});

test('a written tree is read back', () => {
  fc.assert(
    fc.property(leaves, (tree) => {
      const root = parseLeafTree(tree);
      expect(parseLeafTree(formatPosition(root))).toEqual(root);
    }),
    seeded(200),
  );
});

test('branches are moves, leaves are outcomes', () => {
  const root = parseLeafTree('[4,[1,2.5]]');
  expect([leafTree.moves(root), leafTree.outcome(root), leafTree.pliesLeft(root)]).toEqual([[0, 1], null, 2]);
  const inner = leafTree.play(root, 1);
  expect([inner.toMove, leafTree.moves(inner)]).toEqual(['o', [0, 1]]);
  const leaf = leafTree.play(inner, 1);
  expect([leafTree.outcome(leaf), leafTree.moves(leaf), leafTree.pliesLeft(leaf)]).toEqual([2.5, [], 0]);
  expect([leafTree.moveName(0, '1-9'), leafTree.moveName(25, '0-8')]).toEqual(['a', 'z']);
  expect([leafTree.board(root), leafTree.key(root), leafTree.notice(root)]).toEqual([null, null, null]);
});

describe('errors state fact, value and remedy', () => {
  const deep = `${'['.repeat(61)}1${']'.repeat(61)}`;
  test.each([
    [
      '[[3,5],[2,9]',
      SyntaxError,
      'invalid tree "[[3,5],[2,9]": not JSON, expected nested arrays of numbers such as [[3, 5], [2, 9]]',
    ],
    [
      '[[3,"5"]]',
      TypeError,
      'invalid tree at root[0][1]: "5" is neither a number nor an array, expected a finite number or an array of branches',
    ],
    [
      '[null]',
      TypeError,
      'invalid tree at root[0]: null is neither a number nor an array, expected a finite number or an array of branches',
    ],
    [
      [3, Number.NaN],
      TypeError,
      'invalid tree at root[1]: NaN is neither a number nor an array, expected a finite number or an array of branches',
    ],
    [
      undefined,
      TypeError,
      'invalid tree at root: undefined is neither a number nor an array, expected a finite number or an array of branches',
    ],
    [
      '[3,[]]',
      RangeError,
      'invalid tree at root[1]: a node without branches and without a score, expected a number or at least one branch',
    ],
    [
      Array.from({ length: 27 }, () => 1),
      RangeError,
      'invalid tree at root: 27 branches, expected at most 26',
    ],
    [deep, RangeError, 'invalid tree: more than 60 plies deep, expected at most 60'],
  ] as const)('%j', (tree, type, message) => {
    expect(() => parseLeafTree(tree as string)).toThrow(new type(message));
  });

  test.each([-1, 2, 0.5])('branch %d', (move) => {
    expect(() => leafTree.play(parseLeafTree('[1,2]'), move)).toThrow(
      new RangeError(`illegal move ${move} in "[1,2]": expected one of 0, 1`),
    );
  });

  test('any branch of a leaf', () => {
    expect(() => leafTree.play(parseLeafTree('7'), 0)).toThrow(
      new RangeError('illegal move 0 in "7": the game is over, expected no move'),
    );
  });
});
