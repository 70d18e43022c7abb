import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLeafTree, parsePosition, type Position } from '../../src/game/index.ts';
import { search, searchSliced, type Bound, type SearchOptions } from '../../src/search/index.ts';
import { findBestSoFar, findBoundSoFar, describeStep } from '../../src/walk/index.ts';
import { boardPosition, leaves, options, position, seeded } from '../arbitraries.ts';

const roots: fc.Arbitrary<Position> = fc.oneof(
  position(3),
  boardPosition,
  fc.tuple(leaves, fc.constantFrom('x', 'o')).map(([tree, toMove]) => parseLeafTree(tree, toMove)),
);

/** Searches of every kind that stop early; a position of a leaf tree has no key, and no evaluation. */
const stopped = fc
  .record({
    root: roots,
    plain: options,
    algorithm: fc.constantFrom('minimax', 'alpha-beta'),
    memo: fc.constantFrom<SearchOptions['memo'][]>(false, 'positions', 'symmetry'),
    mergeMoves: fc.boolean(),
    depthLimit: fc.constantFrom(undefined, 1, 2, 3),
    maxNodes: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ root, plain, memo, mergeMoves, depthLimit, ...rest }) => {
    const onBoard = root.game.isAbstract ? {} : { memo, mergeMoves, depthLimit };
    // A win counts more than the game has plies, as an evaluation needs it.
    return {
      root,
      chosen: { ...plain, win: plain.win === 1 ? 100 : plain.win, ...rest, ...onBoard } as const,
    };
  });

/** Whether what is said of a score is true of the value. */
const isTrue = (score: number, bound: Bound, value: number) =>
  ({ exact: value === score, lower: value >= score, upper: value <= score })[bound];

test('says of every node only what the complete search confirms, whole or stopped', () => {
  fc.assert(
    fc.property(stopped, fc.boolean(), ({ root, chosen }, isWhole) => {
      const { maxNodes, ...whole } = chosen;
      const trace = search(root, isWhole ? whole : chosen);
      const { algorithm: _, memo: __, mergeMoves: ___, ...plain } = whole;
      const complete = search(root, plain);
      expect(isWhole || trace.length <= maxNodes).toBe(true);
      const valueOf = (node: number) => complete.score[complete.find(trace.path(node))!];
      for (let node = 0; node < trace.length; node++) {
        const bound = trace.bound(node);
        if (bound) expect(isTrue(trace.score[node], bound, valueOf(node))).toBe(true);
        else expect(trace.isUnfinished(node)).toBe(true);
        for (let step = trace.enterStep(node); step <= trace.exitStep(node); step++) {
          const best = findBestSoFar(trace, node, step);
          const says = findBoundSoFar(trace, node, step);
          if (says) expect(isTrue(best!.score, says, valueOf(node))).toBe(true);
        }
      }
    }),
    seeded(1500),
  );
});

describe('where nothing is known', () => {
  test.each([
    ['..o./.oox/xx.x', '4,3,3 misere', { win: 10, max: 'o', maxNodes: 2 }],
    ['oxx/.xo/o..', '3,3,3', { maxNodes: 2 }],
    ['.../.../...', '3,3,3', { algorithm: 'alpha-beta', maxNodes: 5 }],
  ] as const)('no node of %s, %s claims anything', (text, game, chosen) => {
    const trace = search(parsePosition(text, { game }), chosen);
    for (let node = 0; node < trace.length; node++)
      if (trace.isUnfinished(node)) expect(trace.bound(node)).toBeNull();
    expect(trace.bound(0)).toBeNull();
    expect(describeStep(trace, trace.stepCount - 1, '0-8').text).not.toMatch(/worth|returns/i);
  });
});

test.each<SearchOptions>([
  { algorithm: 'alpha-beta' },
  { memo: 'positions' },
  { deepening: true, depthLimit: 9 },
])('a search that was cancelled, %o, is made again by as many nodes', (chosen) => {
  const root = parsePosition('.../.../...');
  const run = searchSliced(root, chosen, 1000);
  run.next();
  const { done, value: trace } = run.next(true);
  if (!done) throw new Error('the search goes on');
  expect(trace.stopped!.reason).toBe('cancelled');
  const again = search(root, { ...chosen, maxNodes: trace.stopped!.nodes });
  expect([again.length, again.stopped!.node]).toEqual([trace.length, trace.stopped!.node]);
  expect([...again.score]).toEqual([...trace.score]);
});
