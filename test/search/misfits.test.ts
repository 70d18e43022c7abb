import { describe, expect, it } from 'vitest';
import { parseGame, parseLeafTree, ticTacToe, type Position } from '../../src/game/index.ts';
import { search, type SearchOptions } from '../../src/search/index.ts';

const board: Position = ticTacToe.start();
const tree: Position = parseLeafTree([1, 2]);

describe('options that make no sense are errors', () => {
  it.each<[string, Position, SearchOptions, string]>([
    [
      'a limit that is no whole number',
      board,
      { depthLimit: 1.5 },
      'invalid option depthLimit "1.5": expected a whole number from 1 to 60',
    ],
    [
      'no nodes',
      board,
      { maxNodes: 0 },
      'invalid option maxNodes "0": expected a whole number from 1 to 100,000,000',
    ],
    [
      'an unknown table',
      board,
      { memo: 'all' as never },
      'invalid option memo "all": expected false, true, positions or symmetry',
    ],
    [
      'a table for an explicit tree',
      tree,
      { memo: true },
      'unsuitable option memo "positions": no position of "leaf tree" comes up twice',
    ],
    [
      'symmetry in an explicit tree',
      tree,
      { mergeMoves: true },
      'unsuitable option mergeMoves "true": "leaf tree" has no symmetries',
    ],
    [
      'a limit in an explicit tree',
      tree,
      { depthLimit: 1 },
      'unsuitable option depthLimit "1": "leaf tree" has no evaluation',
    ],
    [
      'deepening in an explicit tree',
      tree,
      { deepening: true },
      'unsuitable option deepening "true": "leaf tree" has no evaluation',
    ],
    [
      'wins that vanish',
      board,
      { scoring: 'depth', win: 1, depthLimit: 2 },
      'unsuitable option depthLimit "2": with depth scoring and win 1 a win at that depth counts no more than a draw, expected a smaller limit, a larger win, or plain scoring',
    ],
    [
      'wins that vanish on a large board',
      parseGame('4,4,3').start(),
      { scoring: 'depth', deepening: true },
      'unsuitable option depthLimit "16"',
    ],
  ])('%s', (_, position, options, message) => {
    expect(() => search(position, options)).toThrow(message);
  });
});
