import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search, type Trace } from '../../src/search/index.ts';
import { findBestSoFar, findMoment, buildStack, stateAt, findStatus } from '../../src/walk/index.ts';
import { seeded, trace } from '../arbitraries.ts';
import { replay, type Replayed } from './replay.ts';

/** Checks something at every step of many traces, beside what replaying finds there. */
function everyStep(check: (of: Trace, step: number, replayed: Replayed) => void): void {
  fc.assert(
    fc.property(trace, (of) => replay(of).forEach((replayed, step) => check(of, step, replayed))),
    seeded(100),
  );
}

test('the moment at a step is the one that replaying reaches', () => {
  everyStep((of, step, { kind, node }) => {
    expect(findMoment(of, step)).toEqual({ kind, node });
    expect(kind === 'enter' ? of.enterStep(node) : of.exitStep(node)).toBe(step);
  });
});

test('the call stack at a step is the one that replaying builds', () => {
  everyStep((of, step, { stack }) => {
    const frames = buildStack(of, step);
    expect(frames.map(({ node, best, bestMove }) => ({ node, best, bestMove }))).toEqual(stack);
    frames.forEach(({ node, ply, side }) => {
      expect(ply).toBe(of.ply[node]);
      expect(side).toBe(of.side(node));
    });
  });
});

test('the best so far of every open node is the one that replaying keeps', () => {
  everyStep((of, step, { stack }) => {
    for (const { node, bestMove } of stack) {
      const best = findBestSoFar(of, node, step);
      expect(best?.move ?? null).toBe(bestMove);
      if (best) expect([of.parent[best.child], of.score[best.child]]).toEqual([node, best.score]);
    }
  });
});

test('a node is uncalled before its call, open until its return, and returned from then on', () => {
  fc.assert(
    fc.property(trace, fc.nat(), fc.nat(), (of, anyNode, anyStep) => {
      const [node, step] = [anyNode % of.length, anyStep % of.stepCount];
      const seen = replay(of).slice(0, step + 1);
      const happened = (kind: string) => seen.some((each) => each.kind === kind && each.node === node);
      const status = happened('exit') ? 'returned' : happened('enter') ? 'open' : 'uncalled';
      expect(findStatus(of, node, step)).toBe(status);
    }),
    seeded(300),
  );
});

describe('the state at a step', () => {
  const of = search(parsePosition('oxx/.xo/o..'), { scoring: 'depth' });

  test('names step, kind, node, stack and sentence', () => {
    const frame = { alpha: null, beta: null };
    expect(stateAt(of, 8)).toMatchObject({
      step: 8,
      kind: 'exit',
      node: 5,
      stack: [
        { ...frame, node: 0, ply: 0, side: 'x', best: null, bestMove: null },
        { ...frame, node: 1, ply: 1, side: 'o', best: 0, bestMove: 7 },
        { ...frame, node: 4, ply: 2, side: 'x', best: 7, bestMove: 7 },
        { ...frame, node: 5, ply: 3, side: 'o', best: 7, bestMove: null },
      ],
      sentence:
        'Return 7. X wins three plies deep, so this leaf is worth 10 − 3 = 7. The MAX node above had no value yet: its best is now 7.',
    });
  });

  test.each([-1, 22, 1.5, Number.NaN])('refuses step %d', (step) => {
    const message = `invalid step ${step}: the trace has 22 steps, expected a whole number from 0 to 21`;
    expect(() => stateAt(of, step)).toThrow(new RangeError(message));
    expect(() => findMoment(of, step)).toThrow(new RangeError(message));
  });
});
