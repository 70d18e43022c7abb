import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLeafTree, parsePosition, type Position } from '../../src/game/index.ts';
import { search, type SearchOptions } from '../../src/search/index.ts';
import { makeBeats, Comparison, explainComparison, describeComparedStep } from '../../src/walk/index.ts';
import { leaves, position, seeded } from '../arbitraries.ts';
import { looseScores } from '../loose-scores.ts';

const compare = (root: Position, left: SearchOptions, right: SearchOptions) =>
  new Comparison(search(root, left), search(root, right));
const alphaBeta: SearchOptions = { algorithm: 'alpha-beta' };

test('beside minimax, alpha-beta waits where it cut, and never goes back', () => {
  const roots = fc.oneof<[fc.Arbitrary<Position>, fc.Arbitrary<Position>]>(
    position(4),
    leaves.map((tree) => parseLeafTree(tree)),
  );
  fc.assert(
    fc.property(roots, (root) => {
      const comparison = compare(root, {}, alphaBeta);
      const { left, right } = comparison;
      const steps = Array.from({ length: left.stepCount }, (_, step) => comparison.rightStep(step));
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      expect(new Set(steps).size).toBe(right.stepCount);
      expect(comparison.leftOut).toBe(left.length - right.length);
      expect(comparison.mirror.leftOut).toBe(0);
    }),
    seeded(200),
  );
});

test('a cut node chooses no move, so that alpha-beta and minimax never differ', () => {
  fc.assert(
    fc.property(position(4), (root) => {
      expect(compare(root, {}, alphaBeta).differences.size).toBe(0);
    }),
    seeded(100),
  );
});

describe('why the other search does not come', () => {
  const root = parsePosition('xox/.../xo.');
  const reasonAt = (right: SearchOptions, path: readonly number[]) => {
    const comparison = compare(root, {}, right);
    return comparison.explainAbsence(comparison.left.find(path)!)?.text ?? null;
  };

  test('it comes', () => expect(reasonAt({ memo: true }, [5, 8, 3])).toBe(null));

  test('the table has answered above', () =>
    expect(reasonAt({ memo: true }, [5, 8, 3, 4])).toBe(
      'The search with a table never gets here: at ply 3 its table had the answer, from call 10.',
    ));

  test('it looks no deeper', () =>
    expect(reasonAt({ depthLimit: 1 }, [5, 8, 3, 4])).toBe(
      'Search B never gets here: it looks no deeper than ply 1.',
    ));

  test('it cut', () => {
    const comparison = compare(parsePosition('[[3,12,8],[2,4,6],[14,5,2]]'), {}, alphaBeta);
    expect(comparison.explainAbsence(comparison.left.find([1, 2])!)?.text).toBe(
      'Alpha-beta never gets here: at ply 1, 3 ≥ 2, so it cut the rest.',
    );
  });
});

describe('why the two choose as they do', () => {
  const reasonAt = (text: string, right: SearchOptions, path: readonly number[]) => {
    const comparison = compare(parsePosition(text), {}, right);
    return explainComparison(comparison, comparison.left.find(path)!, '0-8').text;
  };

  test('where the table answers one of them', () =>
    expect(reasonAt('xox/.../xo.', { memo: true }, [5, 8, 3])).toBe(
      'Only one of the two searches chooses here. The search with a table takes the answer from its table.',
    ));

  test('where one of them judges', () =>
    expect(reasonAt('xox/.../xo.', { depthLimit: 1 }, [5])).toBe(
      'Only one of the two searches chooses here. Search B looks no deeper and evaluates the position.',
    ));

  test('where one has cut what the other takes', () =>
    expect(reasonAt('[[3,5],[2,1]]', alphaBeta, [1])).toBe(
      'Minimax takes branch b, which alpha-beta leaves out.',
    ));
});

test('a shift of the scores by another origin of depth is explained with the penalty, usual or not', () => {
  const root = parsePosition('..o/.xx/oxo');
  const told = (penalty?: number) =>
    explainComparison(
      compare(root, { scoring: 'depth', penalty }, { scoring: 'depth', penalty, depthFrom: 'move' }),
      0,
      '0-8',
    ).text;
  expect(told()).toContain('every win is one point larger');
  expect(told(0.5)).toContain('every win is 0.5 points larger');
});

describe('what a return does in both', () => {
  const comparison = compare(parsePosition('..o/.xx/oxo'), {}, { scoring: 'depth' });
  const toldAt = (path: readonly number[]) => {
    const { left } = comparison;
    return describeComparedStep(comparison, left.exitStep(left.find(path)!), '0-8').text;
  };

  test('is told of each where they differ', () =>
    expect(toldAt([1])).toBe(
      'Plain returns 1; Depth returns 10 − 1 = 9. Plain already has 1: equal is not better, so 0 stays. ' +
        'Depth had 7, and 9 is more: 1 is the new best.',
    ));

  test('is told once where it is the first', () =>
    expect(toldAt([0, 1])).toBe(
      'Plain returns 1; Depth returns 7. It is the first value there, so 1 is the best so far in both.',
    ));

  test('is told of the root as the two moves', () =>
    expect(toldAt([])).toBe(
      'Plain returns 1; Depth returns 9. So plain scoring plays 0, and depth-penalised scoring plays 1.',
    ));

  test('is true of the scores that have come back, whatever is compared', () => {
    fc.assert(
      fc.property(
        position(4),
        fc.constantFrom<SearchOptions>({ scoring: 'depth' }, alphaBeta),
        (root, other) => {
          const both = compare(root, {}, other);
          const { left } = both;
          for (let node = 1; node < left.length; node++) {
            const parent = left.parent[node];
            const before = [...left.children(parent)].filter((child) => child < node);
            const [own] = describeComparedStep(both, left.exitStep(node), '0-8').text.split(
              `${both.labels[1].short} `,
            );
            const scores = before.map((child) => left.score[child]);
            const had = left.isMax(parent) ? Math.max(...scores) : Math.min(...scores);
            const isBetter = left.isMax(parent) ? left.score[node] > had : left.score[node] < had;
            if (before.length === 0) expect(own).not.toMatch(/stays|new best/);
            else if (/new best|stays/.test(own)) expect(own.includes('is the new best')).toBe(isBetter);
            if (own.includes('equal is not better')) expect(left.score[node]).toBe(had);
          }
        },
      ),
      seeded(60),
    );
  });
});

test('every score of a comparison is marked as one, of the search that counts it', () => {
  fc.assert(
    fc.property(
      fc.oneof<[fc.Arbitrary<Position>, fc.Arbitrary<Position>]>(
        position(4),
        leaves.map((tree) => parseLeafTree(tree)),
      ),
      fc.constantFrom<SearchOptions>({ scoring: 'depth', penalty: 0.5 }, alphaBeta, { order: 'worst' }),
      fc.constantFrom<SearchOptions>({}, { max: 'o' }, alphaBeta),
      (root, left, right) => {
        const both = root.game.isAbstract ? compare(root, {}, alphaBeta) : compare(root, left, right);
        const steps = Array.from({ length: both.left.stepCount }, (_, step) => step);
        const said = [
          ...steps.map((step) => describeComparedStep(both, step, '0-8')),
          ...Array.from({ length: both.left.length }, (_, node) => explainComparison(both, node, '0-8')),
          ...makeBeats(both, '0-8').map(({ text }) => text),
        ];
        expect(said.flatMap(looseScores)).toEqual([]);
      },
    ),
    seeded(60),
  );
});
