import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLeafTree, parsePosition, type Position } from '../../src/game/index.ts';
import {
  Kind,
  orderMoves,
  orders,
  buildPlainTree,
  resolveOptions,
  scoreOutcome,
  type OrderName,
  type ResolvedOptions,
  type SearchOptions,
} from '../../src/search/index.ts';
import { boardPosition, leaves, position, seeded } from '../arbitraries.ts';
import { pile } from '../take-away.ts';

const columns = ['parent', 'move', 'ply', 'end', 'kind', 'score'] as const;
const shared = columns.filter((column) => column !== 'score' && column !== 'kind');

/** The columns of plain minimax, as one writes it who shares nothing between searches or within one; no −0. */
function recorded(root: Position, options: ResolvedOptions) {
  const rows: Record<(typeof columns)[number], number>[] = [];
  function call(at: Position, parent: number, move: number, ply: number): number {
    const row = { parent, move, ply, end: 0, kind: Kind.terminal as number, score: 0 };
    const node = rows.push(row) - 1;
    const outcome = at.game.outcome(at);
    if (outcome === null) {
      const best = at.toMove === options.max ? Math.max : Math.min;
      const moves = orderMoves(at, options);
      row.kind = Kind.interior;
      row.score = best(...moves.map((next) => call(at.game.play(at, next), node, next, ply + 1)));
    } else row.score = scoreOutcome(outcome, ply, options) + 0;
    row.end = rows.length;
    return row.score;
  }
  call(root, -1, -1, 0);
  return Object.fromEntries(columns.map((column) => [column, rows.map((row) => row[column])]));
}

const piles = fc.integer({ min: 0, max: 7 }).map((left) => pile(left));
const explicit = fc.tuple(leaves, fc.constantFrom('x', 'o')).map((tree) => parseLeafTree(...tree));
const roots: fc.Arbitrary<Position> = fc.oneof(boardPosition, position(3), piles, explicit);

const scoring: fc.Arbitrary<SearchOptions> = fc.record({
  scoring: fc.constantFrom('plain', 'depth'),
  win: fc.constantFrom(undefined, 1, 10, 100),
  depthFrom: fc.constantFrom('root', 'move'),
});
const shape: fc.Arbitrary<SearchOptions> = fc.record({
  max: fc.constantFrom('x', 'o', 'mover'),
  order: fc.constantFrom(...(Object.keys(orders) as OrderName[])),
  mergeMoves: fc.boolean(),
});

/** Options that fit a position. */
const fitting = ({ game }: Position, options: SearchOptions): SearchOptions =>
  game.symmetries ? options : { ...options, mergeMoves: false };

test('a tree under any scoring equals the recording of its own search, column by column', () => {
  fc.assert(
    fc.property(roots, shape, scoring, fc.array(scoring, { maxLength: 3 }), (root, given, first, others) => {
      const resolved = (each: SearchOptions) => resolveOptions({ ...fitting(root, given), ...each }, root);
      const tree = buildPlainTree(root, resolved(first))!;
      for (const options of [first, ...others].map(resolved)) {
        const trace = tree.makeTrace(options);
        const found = Object.fromEntries(columns.map((column) => [column, [...trace[column]]]));
        expect(found).toEqual(recorded(root, options));
        expect(trace.options).toEqual(options);
        expect([trace.length, trace.stopped, trace.origin, trace.cut]).toEqual([
          tree.length,
          null,
          null,
          null,
        ]);
      }
    }),
    seeded(400),
  );
});

test('traces of one tree share what they have in common', () => {
  const root = parsePosition('.../.../...');
  const options = resolveOptions({}, root);
  const tree = buildPlainTree(root, options)!;
  const [plain, depth] = [options, resolveOptions({ scoring: 'depth' }, root)].map((each) =>
    tree.makeTrace(each),
  );
  for (const column of shared) expect(depth[column]).toBe(plain[column]);
  expect(depth.score).not.toEqual(plain.score);
});

test.each([
  { algorithm: 'alpha-beta' },
  { memo: true },
  { depthLimit: 3 },
  { deepening: true },
  { maxNodes: 549_945 },
] as const)('no tree where %j asks for another search', (given) => {
  const root = parsePosition('.../.../...');
  expect(buildPlainTree(root, resolveOptions(given, root))).toBeNull();
});
