import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search, type Trace } from '../../src/search/index.ts';
import { Comparison, findMoment, navigate, type Navigation } from '../../src/walk/index.ts';
import { seeded, trace } from '../arbitraries.ts';
import { replay } from './replay.ts';

const { back, backOut, backOver, first, last, next, nextChange, out, over, previousChange } = navigate;

/** Checks something at every step of many traces. */
function everyStep(check: (of: Trace, step: number) => void): void {
  fc.assert(
    fc.property(trace, (of) => {
      for (let step = 0; step < of.stepCount; step++) check(of, step);
    }),
    seeded(80),
  );
}

const isFirst = (step: number) => step === 0;
const isLast = (of: Trace, step: number) => step === of.stepCount - 1;

test('first and last are the call and the return of the root', () => {
  everyStep((of, step) => {
    expect(findMoment(of, first(of, step))).toEqual({ node: 0, kind: 'enter' });
    expect(findMoment(of, last(of, step))).toEqual({ node: 0, kind: 'exit' });
  });
});

test('next and back undo each other, and stay at the ends', () => {
  everyStep((of, step) => {
    expect(back(of, next(of, step))).toBe(isLast(of, step) ? step - 1 : step);
    expect(next(of, back(of, step))).toBe(isFirst(step) ? 1 : step);
  });
});

test('where returns are hidden, each step forward draws one more node, up to the last, and back undoes it', () => {
  everyStep((of, step) => {
    const known = { hidesReturns: true };
    const drawn = (at: number) =>
      Array.from({ length: of.length }, (_, node) => of.enterStep(node) <= at).filter(Boolean).length;
    const after = next(of, step, known);
    expect(drawn(after)).toBe(Math.min(drawn(step) + 1, of.length));
    expect(after === step).toBe(drawn(step) === of.length);
    expect(drawn(last(of, step, known))).toBe(of.length);
    if (findMoment(of, step).kind === 'enter' && after !== step) expect(back(of, after, known)).toBe(step);
  });
});

test('every navigation stays in the trace and, apart from its end, moves its own way', () => {
  const [forwards, backwards]: Navigation[][] = [
    [next, over, out, last],
    [back, backOver, backOut, first],
  ];
  everyStep((of, step) => {
    for (const go of forwards) {
      expect(go(of, step)).toBeLessThan(of.stepCount);
      if (!isLast(of, step)) expect(go(of, step)).toBeGreaterThan(step);
    }
    for (const go of backwards) {
      expect(go(of, step)).toBeGreaterThanOrEqual(0);
      if (!isFirst(step)) expect(go(of, step)).toBeLessThan(step);
    }
  });
});

describe('over and back over', () => {
  test('run from the call of a subtree to its return, and back', () => {
    everyStep((of, step) => {
      const { node, kind } = findMoment(of, step);
      if (kind === 'enter') {
        expect(over(of, step)).toBe(of.exitStep(node));
        expect(backOver(of, over(of, step))).toBe(step);
      } else {
        expect(backOver(of, step)).toBe(of.enterStep(node));
        expect(over(of, backOver(of, step))).toBe(step);
      }
    });
  });

  test('from a return the next subtree is finished, or the parent when there is none', () => {
    everyStep((of, step) => {
      const { node, kind } = findMoment(of, step);
      if (kind === 'enter' || node === 0) return;
      const parent = of.parent[node];
      const sibling = [...of.children(parent)].find((child) => child > node);
      expect(over(of, step)).toBe(of.exitStep(sibling ?? parent));
    });
  });

  test('from a call the subtree before is undone, or the call of the parent when there is none', () => {
    everyStep((of, step) => {
      const { node, kind } = findMoment(of, step);
      if (kind === 'exit' || node === 0) return;
      const parent = of.parent[node];
      const sibling = [...of.children(parent)].findLast((child) => child < node);
      expect(backOver(of, step)).toBe(of.enterStep(sibling ?? parent));
    });
  });
});

test('out and back out go to the return and the call of the parent; the root is its own', () => {
  everyStep((of, step) => {
    const { node } = findMoment(of, step);
    const parent = Math.max(0, of.parent[node]);
    expect(out(of, step)).toBe(of.exitStep(parent));
    expect(backOut(of, step)).toBe(of.enterStep(parent));
  });
});

test('the next and the previous change of best are those that replaying meets', () => {
  fc.assert(
    fc.property(trace, (of) => {
      const changes = replay(of).flatMap(({ isChange }, step) => (isChange ? [step] : []));
      for (let step = 0; step < of.stepCount; step++) {
        expect(nextChange(of, step)).toBe(changes.find((change) => change > step) ?? step);
        expect(previousChange(of, step)).toBe(changes.findLast((change) => change < step) ?? step);
      }
    }),
    seeded(60),
  );
});

test('a search of a finished game has two steps', () => {
  const of = search(parsePosition('xxx/oo./...'));
  const all = [first, last, next, back, over, backOver, out, backOut, nextChange, previousChange];
  expect(all.map((go) => go(of, 0))).toEqual([0, 1, 1, 0, 1, 0, 1, 0, 0, 0]);
  expect(all.map((go) => go(of, 1))).toEqual([0, 1, 1, 0, 1, 0, 1, 0, 1, 1]);
});

describe('keys of meaning', () => {
  test('the best line goes down its calls and up its returns', () => {
    everyStep((of, step) => {
      const line = of.principalNodes();
      const after = navigate.nextOnLine(of, step);
      const { node, kind } = findMoment(of, after);
      if (after !== step) expect(line).toContain(node);
      if (after === step) expect(isLast(of, step)).toBe(true);
      // Between the two no call of the line begins, and none returns once the last has begun.
      const isDown = step < of.enterStep(line.at(-1)!);
      for (let at = step + 1; at < after; at++) {
        const moment = findMoment(of, at);
        if (line.includes(moment.node)) expect(moment.kind).toBe(isDown ? 'exit' : 'enter');
      }
      expect(kind).toBe(isDown ? 'enter' : 'exit');
      if (after !== step) expect(navigate.previousOnLine(of, after)).toBeLessThanOrEqual(step);
    });
  });

  test('the decider is the return of a child that has the value so far', () => {
    everyStep((of, step) => {
      const decided = navigate.decider(of, step);
      const { node } = findMoment(of, step);
      if (decided === step) return;
      const { node: by, kind } = findMoment(of, decided);
      expect([of.parent[by], kind]).toEqual([node, 'exit']);
      const before = [...of.children(node)].filter((child) => of.exitStep(child) <= step);
      const scores = before.map((child) => of.score[child]);
      expect(of.score[by]).toBe(of.isMax(node) ? Math.max(...scores) : Math.min(...scores));
    });
  });
});

test.each(['oxx/.xo/o..', 'x../..o/ox.', '[[3,12,8],[2,4,6],[14,5,2]]'])(
  'beside minimax the cutoffs of alpha-beta are gone through, forwards and backwards: %s',
  (text) => {
    const root = parsePosition(text);
    const [plain, pruned] = [search(root), search(root, { algorithm: 'alpha-beta' })];
    const cuts = pruned.cut!.filter((moves) => moves !== 0).length;
    expect(cuts).toBeGreaterThan(0);
    for (const comparison of [new Comparison(plain, pruned), new Comparison(pruned, plain)]) {
      const of = comparison.left;
      const go = (move: Navigation, from: number): number[] => {
        const to = move(of, from, { comparison });
        return to === from ? [] : [to, ...go(move, to)];
      };
      const steps = go(navigate.nextCutoff, 0);
      expect(steps.length).toBe(cuts);
      expect(go(navigate.previousCutoff, of.stepCount - 1)).toEqual(steps.toReversed());
    }
  },
);
