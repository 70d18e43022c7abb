import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLeafTree, type Leaves, type Position } from '../../src/game/index.ts';
import {
  algorithms,
  minimax,
  orders,
  resolveOptions,
  scorings,
  search,
  type OrderName,
  type SearchOptions,
} from '../../src/search/index.ts';
import { boardPosition } from '../arbitraries.ts';
import { undecided, undecidedClasses } from './undecided.ts';
import { isLong } from '../sample.ts';
import { pile } from '../take-away.ts';

const orderNames = Object.keys(orders) as OrderName[];
const scoringNames = Object.keys(scorings) as (keyof typeof scorings)[];
const ways: SearchOptions[] = scoringNames.flatMap((scoring): SearchOptions[] => [
  { scoring },
  ...(scorings[scoring].dependsOnDepth ? [{ scoring, depthFrom: 'move' } as const] : []),
]);
/** A penalty whose sums are no exact binary numbers: what a table reads for another ply is to be equal all the same. */
const fraction: SearchOptions = { scoring: 'depth', penalty: 0.1 };
/** The algorithms to compare with minimax. */
const others = Object.values(algorithms)
  .map(({ name }) => name)
  .filter((name) => name !== 'minimax');
const shortcuts: SearchOptions[] = [
  { memo: 'positions' },
  { memo: 'symmetry' },
  { mergeMoves: true },
  { mergeMoves: true, memo: 'symmetry' },
  ...others.flatMap((algorithm): SearchOptions[] => [
    { algorithm },
    { algorithm, memo: 'positions' },
    { algorithm, memo: 'symmetry' },
    { algorithm, memo: 'symmetry', mergeMoves: true },
  ]),
];
const ordered = orderNames.slice(1).flatMap((order) =>
  others.flatMap((algorithm): SearchOptions[] => [
    { algorithm, order },
    { algorithm, order, memo: 'symmetry' },
  ]),
);
const deepened: SearchOptions[] = [
  { deepening: true, memo: 'positions' },
  { deepening: true, algorithm: 'alpha-beta', memo: 'symmetry' },
  { deepening: true, algorithm: 'alpha-beta', order: 'worst' },
  { deepening: true, algorithm: 'alpha-beta', order: 'best', memo: 'positions' },
];

/** What plain minimax says of a position: its value, and the moves that have it. */
interface Answer {
  readonly score: number;
  readonly best: readonly number[];
}

function answerOf(position: Position, { scoring, penalty, depthFrom, win }: SearchOptions): Answer {
  const trace = search(position, { scoring, penalty, depthFrom, win });
  const best = [...trace.children(0)].filter((child) => trace.score[child] === trace.score[0]);
  return { score: trace.score[0], best: best.map((child) => trace.move[child]) };
}

/** Checks the value and the move of a search against those of plain minimax. */
function expectAgreement(position: Position, options: SearchOptions, { score, best }: Answer): void {
  const trace = search(position, options);
  const text = position.game.format(position);
  if (trace.score[0] !== score) expect.fail(`${text} is worth ${score}, found ${trace.score[0]}`);
  const move = trace.bestMove()!;
  if (!best.includes(move)) expect.fail(`${text} has the best moves ${best.join()}, found ${move}`);
  if (trace.principalVariation()[0] !== move)
    expect.fail(`${text}: the principal variation starts otherwise`);
}

describe('on the positions that are not over, the value and a best move of plain minimax', () => {
  it('are 4,520, of 627 classes', () => {
    expect(undecided).toHaveLength(4_520);
    expect(undecidedClasses).toHaveLength(isLong ? 4_520 : 627);
  });

  for (const way of ways) {
    const answers = undecidedClasses.map((position) => answerOf(position, way));
    const isPlain = way.scoring === 'plain';
    const inOrders = ordered.filter(({ memo }) => (memo === undefined) === isPlain);
    const all = [...shortcuts, ...inOrders, ...(isPlain ? deepened : [])];
    it.each(all)(`${JSON.stringify(way)} %j`, (options) => {
      undecidedClasses.forEach((position, i) =>
        expectAgreement(position, { ...way, ...options }, answers[i]),
      );
    });
  }
});

describe('on other games', () => {
  it('random m,n,k positions', () => {
    const combinations = [...shortcuts, ...ordered, ...deepened];
    fc.assert(
      fc.property(
        boardPosition,
        fc.constantFrom(...ways, fraction),
        fc.constantFrom(...combinations),
        (position, way, options) => {
          const isDeep = options.deepening === true;
          const all = { ...(isDeep ? {} : way), win: 100, ...options } as const;
          expectAgreement(position, all, answerOf(position, all));
        },
      ),
      { seed: 1975, numRuns: 500 },
    );
  });

  it('random explicit trees', () => {
    const { tree } = fc.letrec<{ tree: Leaves; leaf: number; node: Leaves[] }>((tie) => ({
      tree: fc.oneof({ maxDepth: 5, depthSize: 'large' }, tie('leaf'), tie('node')),
      leaf: fc.integer({ min: -9, max: 9 }),
      node: fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
    }));
    fc.assert(
      fc.property(
        tree,
        fc.constantFrom('x', 'o'),
        fc.constantFrom('x', 'o'),
        fc.constantFrom(...orderNames),
        (leaves, toMove, max, order) => {
          const root = parseLeafTree(leaves, toMove);
          const options = { algorithm: 'alpha-beta', order, max } as const;
          const trace = search(root, options);
          expect(trace.score[0]).toBe(minimax(root, resolveOptions({ max: options.max }, root)));
          const line = trace.principalVariation();
          const end = line.reduce<Position>((position, move) => position.game.play(position, move), root);
          expect(end.game.outcome(end)).toBe(trace.score[0]);
        },
      ),
      { seed: 1975, numRuns: 1_000 },
    );
  });

  it.each([1, 2, 3, 4, 5, 8, 10, 12, 13])('a pile of %i is lost where it is a multiple of four', (left) => {
    const expected = left % 4 === 0 ? -1 : 1;
    for (const options of [{ memo: 'symmetry' }, { algorithm: 'alpha-beta', memo: 'positions' }] as const)
      expect(search(pile(left), options).score[0]).toBe(expected);
  });
});
