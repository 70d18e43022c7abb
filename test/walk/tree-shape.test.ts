import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { measureShape } from '../../src/walk/index.ts';
import { wholeTree } from '../facts.ts';

const whole = search(parsePosition('.../.../...'));

test('the whole tree has the known shape', () => {
  const { calls, games, x, o, draw, plies } = measureShape(whole);
  expect({ calls, games }).toEqual({ calls: wholeTree.nodes, games: wholeTree.leaves });
  expect({ x, o, draw }).toEqual(wholeTree.outcomes);
  expect(plies.map((each) => each.calls)).toEqual(wholeTree.nodesPerPly);
  expect(plies[5]).toEqual({ calls: 15_120, x: 1440, o: 0, draw: 0 });
});

test('the shapes of the openings add up to that of the root', () => {
  const shapes = [...whole.children(0)].map((child) => measureShape(whole, child));
  for (const name of ['calls', 'games', 'x', 'o', 'draw'] as const) {
    const sum = shapes.reduce((total, shape) => total + shape[name], name === 'calls' ? 1 : 0);
    expect(sum, name).toBe(measureShape(whole)[name]);
  }
});

test('a tree of numbers has calls and no games', () => {
  const { calls, games } = measureShape(search(parsePosition('[[3, 5], [2, 9]]')));
  expect([calls, games]).toEqual([7, 0]);
});
