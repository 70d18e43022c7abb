import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { Kind, search, type Trace } from '../../src/search/index.ts';
import { perfectGame, values, wholeTree } from '../facts.ts';

const empty = parsePosition('.../.../...');

describe.each(['plain', 'depth'] as const)('the whole tree, %s', (scoring) => {
  const trace = search(empty, { scoring });
  const nodes = Array.from({ length: trace.length }, (_, node) => node);
  const leaves = nodes.filter((node) => trace.kind[node] === Kind.terminal);

  test('has its nodes, leaves, inner nodes and steps', () => {
    expect(trace.length).toBe(wholeTree.nodes);
    expect(trace.stepCount).toBe(wholeTree.steps);
    expect(leaves).toHaveLength(wholeTree.leaves);
    expect(nodes.filter((node) => trace.kind[node] === Kind.interior)).toHaveLength(wholeTree.interior);
  });

  test('has its nodes on each ply', () => {
    expect(tally(trace.ply)).toEqual({ ...wholeTree.nodesPerPly });
  });

  test('has its games by winner', () => {
    const winners = leaves.map((leaf) => Math.sign(trace.score[leaf]));
    const { x, o, draw } = wholeTree.outcomes;
    expect(tally(winners)).toEqual({ '1': x, '-1': o, '0': draw });
  });

  test('has openings of the right size, all worth a draw', () => {
    const { corner, edge, centre } = wholeTree.subtree;
    const openings = [...trace.children(0)];
    expect(openings.map((node) => trace.move[node])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(openings.map((node) => trace.size(node))).toEqual(
      [
        [corner, edge, corner],
        [edge, centre, edge],
        [corner, edge, corner],
      ].flat(),
    );
    expect(openings.map((node) => trace.score[node])).toEqual(Array.from({ length: 9 }, () => 0));
  });

  test('has the perfect game as its principal variation', () => {
    expect(trace.principalVariation()).toEqual(perfectGame);
  });

  test('takes eleven bytes a node, twelve once its kinds are asked for', () => {
    const { parent, move, ply, end, score, kind, origin, cut } = trace;
    const bytes = (columns: readonly (ArrayBufferView | null)[]) =>
      columns.reduce((sum, column) => sum + (column?.buffer.byteLength ?? 0), 0) / trace.length;
    expect(bytes([parent, move, ply, end, score, origin, cut])).toBe(11);
    expect(bytes([kind])).toBe(1);
    expect(kind.every((each, node) => each === trace.kindOf(node))).toBe(true);
  });
});

test('both scorings record the same tree', () => {
  const shape = ({ parent, move, ply, end, kind }: Trace) => [parent, move, ply, end, kind];
  const [plain, depth] = [shape(search(empty)), shape(search(empty, { scoring: 'depth' }))];
  const isSame = plain.map((column, i) => column.every((value, node) => value === depth[i][node]));
  expect(isSame).toEqual(plain.map(() => true));
});

test.each(['plain', 'depth'] as const)('two searches that play each other draw, %s', (scoring) => {
  const game: number[] = [];
  let position = empty;
  while (position.game.outcome(position) === null) {
    game.push(search(position, { scoring, max: 'mover' }).bestMove()!);
    position = position.game.play(position, game.at(-1)!);
  }
  expect(game).toEqual(perfectGame);
  expect(position.game.outcome(position)).toBe('draw');
});

test.each(values)('$position with $toMove to move is worth $score', ({ position, toMove, score }) => {
  expect(search(parsePosition(position, { toMove })).score[0]).toBe(score);
});

function tally(numbers: Iterable<number>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}
