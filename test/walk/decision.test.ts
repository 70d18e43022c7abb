import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLeafTree, parsePosition, type Position } from '../../src/game/index.ts';
import { search, type SearchOptions, type Trace } from '../../src/search/index.ts';
import { Comparison, makeDecisions, type Decision } from '../../src/walk/index.ts';
import { boardPosition, leaves, position, seeded } from '../arbitraries.ts';
import { looseScores } from '../loose-scores.ts';

const compare = (root: Position, left: SearchOptions, right: SearchOptions) =>
  new Comparison(search(root, left), search(root, right));

/** Any way to search that fits any board. */
const way: fc.Arbitrary<SearchOptions> = fc.record(
  {
    algorithm: fc.constantFrom('minimax', 'alpha-beta'),
    scoring: fc.constantFrom('plain', 'depth'),
    penalty: fc.constantFrom(0, 0.1, 0.5, 1),
    win: fc.constant(100),
    depthFrom: fc.constantFrom('root', 'move'),
    max: fc.constantFrom('x', 'o', 'mover'),
    order: fc.constantFrom('row-major', 'centre-first', 'best', 'worst'),
    memo: fc.constantFrom<SearchOptions['memo'][]>(false, 'positions', 'symmetry'),
    mergeMoves: fc.boolean(),
    deepening: fc.boolean(),
    depthLimit: fc.integer({ min: 1, max: 9 }),
    maxNodes: fc.integer({ min: 1, max: 60 }),
  },
  { requiredKeys: [] },
);

const root = fc.oneof<[fc.Arbitrary<Position>, fc.Arbitrary<Position>, fc.Arbitrary<Position>]>(
  position(4),
  boardPosition,
  leaves.map((tree) => parseLeafTree(tree)),
);

/** The same search without shortcuts and to its end: what every move of the root is worth, and how its game ends. */
function wholly(trace: Trace, options: SearchOptions) {
  const { algorithm: _a, memo: _m, maxNodes: _n, deepening, ...rest } = options;
  // A deepening search answers with the deepest of its searches that was finished.
  const whole = search(
    trace.root,
    deepening ? { ...rest, depthLimit: trace.options.depthLimit ?? undefined } : rest,
  );
  const isMax = whole.isMax(0);
  return {
    isMax,
    moves: [...whole.children(0)].map((child) => {
      const end = whole.root.game.outcome(whole.position(whole.principalNodes(child).at(-1)!));
      const ending =
        end === null || typeof end === 'number'
          ? null
          : end === 'draw'
            ? end
            : end === trace.root.toMove
              ? 'win'
              : 'loss';
      return { move: whole.move[child], score: isMax ? whole.score[child] : 0 - whole.score[child], ending };
    }),
  };
}

const number = (text: string) => Number(text.replace('−', '-'));

/** Holds every claim of a reason against what the whole search knows. */
function expectTrue(
  { reason: { text: reason }, move, score, verb }: Decision,
  trace: Trace,
  options: SearchOptions,
): void {
  if (reason.startsWith('It stopped')) {
    expect(verb).not.toBe('plays');
    expect(trace.stopped).not.toBe(null);
    expect(reason).toContain(trace.length.toLocaleString('en-GB'));
    return;
  }
  if (reason.startsWith('The game is over')) {
    expect(trace.root.game.outcome(trace.root)).not.toBe(null);
    return;
  }
  if (trace.isUnfinished(0)) expect.fail(`${reason} of a search that did not finish`);
  const { isMax, moves } = wholly(trace, options);
  const sign = isMax ? 1 : -1;
  const own = moves.find((each) => each.move === move)!;
  expect(own.score).toBe(sign * score === 0 ? 0 : sign * score);
  expect(moves.every((each) => each.score <= own.score)).toBe(true);
  if (reason.startsWith('There is no other move')) expect(moves).toHaveLength(1);
  else if (reason.includes('the only move')) {
    const good = moves.filter(
      ({ ending }) => ending !== 'loss' && (ending === 'win' || !reason.includes('wins')),
    );
    expect(good.map((each) => each.move)).toEqual([move]);
  } else if (reason.startsWith('Every')) {
    const [, ending, worth] = /^Every (\w+).* is worth (\S+),/.exec(reason)!;
    expect([own.ending, sign * own.score]).toEqual([ending, number(worth)]);
    const equal = moves.filter((each) => each.ending === ending);
    expect(equal.every((each) => each.score === own.score)).toBe(true);
    expect(equal.length).toBeGreaterThan(1);
    if (!options.deepening) expect(equal[0].move).toBe(move);
  } else if (reason.includes('it keeps the first one it found')) {
    const equal = moves.filter((each) => each.score === own.score && each.ending === own.ending);
    expect(equal.length).toBeGreaterThan(1);
    if (!options.deepening) expect(equal[0].move).toBe(move);
  } else if (reason.includes(' beats ')) {
    const [better, worse] = [...reason.matchAll(/= (−?[\d.]+\d|−?\d)/g)].map(
      ([, text]) => sign * number(text),
    );
    expect(better).toBe(own.score);
    expect(worse).toBeLessThan(better);
    expect(moves.some((each) => each.score === worse && each.ending === own.ending)).toBe(true);
    expect(reason.startsWith(own.ending === 'win' ? 'Win' : 'Lose later')).toBe(true);
  } else expect(reason).toContain(isMax ? 'more' : 'less');
}

test('in any comparison each reason is true of its search', () => {
  fc.assert(
    fc.property(root, way, way, (at, left, right) => {
      const isBoard = !at.game.isAbstract;
      const fitting = ({ memo, mergeMoves, depthLimit, deepening, ...rest }: SearchOptions): SearchOptions =>
        isBoard ? { memo, mergeMoves, depthLimit, deepening, ...rest } : rest;
      const [one, other] = [fitting(left), fitting(right)];
      const comparison = compare(at, one, other);
      const decisions = makeDecisions(comparison, '0-8');
      for (const { reason } of [decisions.left, decisions.right]) expect(looseScores(reason)).toEqual([]);
      expectTrue(decisions.left, comparison.left, one);
      expectTrue(decisions.right, comparison.right, other);
      const isOpen = [decisions.left, decisions.right].some(({ verb }) => verb !== 'plays');
      const sign = decisions.left.move === decisions.right.move ? 'same' : 'differ';
      expect(decisions.relation.sign).toBe(isOpen ? 'open' : sign);
    }),
    seeded(400),
  );
});

describe('the verdict', () => {
  const verdict = (text: string, left: SearchOptions, right: SearchOptions) => {
    const {
      left: one,
      right: other,
      relation,
    } = makeDecisions(compare(parsePosition(text), left, right), '0-8');
    return { one, other, relation };
  };

  test('of plain and depth-penalised scoring where they part', () => {
    const { one, other, relation } = verdict('..o/.xx/oxo', {}, { scoring: 'depth' });
    expect([one.moveName, one.score, one.rule]).toEqual(['0', 1, 'every win is 1']);
    expect([other.moveName, other.score, other.rule]).toEqual(['1', 9, 'a win is 10 − depth']);
    expect(one.reason.text).toBe('Every win is worth 1, so it keeps the first one it found.');
    expect(other.reason.text).toBe('Win now 10 − 1 = 9 beats win later 10 − 3 = 7.');
    expect(relation.sign).toBe('differ');
    expect([one, other].map(({ game }) => game.moves.map(({ name }) => name))).toEqual([
      ['0', '1', '3'],
      ['1'],
    ]);
  });

  test('of minimax and alpha-beta is about what they cost', () => {
    const { one, other, relation } = verdict('x../..o/ox.', {}, { algorithm: 'alpha-beta' });
    expect([one.rule, other.rule]).toEqual(['226 calls', '56 calls']);
    expect(relation).toEqual({ sign: 'same', text: 'The same move; alpha-beta makes 170 calls fewer' });
  });

  test('of a search that stopped claims nothing', () => {
    const { one, relation } = verdict('x../..o/ox.', { maxNodes: 20 }, {});
    expect(one.verb).not.toBe('plays');
    expect(one.reason.text).toMatch(/^It stopped after 20 calls/);
    expect(relation.sign).toBe('open');
  });
});

test('a search has one name, from whichever side it is seen', () => {
  const comparison = compare(parsePosition('xox/.../xo.'), {}, { memo: true, maxNodes: 50 });
  expect(comparison.mirror.labels).toEqual(comparison.labels.toReversed());
});
