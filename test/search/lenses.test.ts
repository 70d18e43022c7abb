import { describe, expect, it } from 'vitest';
import { parseGame, parseLeafTree, parsePosition, ticTacToe } from '../../src/game/index.ts';
import { mergeTree, countDistinctGames, Kind, countLenses, search } from '../../src/search/index.ts';

describe('the folding lenses', () => {
  const lenses = countLenses(ticTacToe.start())!;

  it('fold 549,946 nodes to 58,524, to 5,478, to 765', () => {
    const { tree, merged, positions, classes } = lenses;
    expect([tree, merged, positions, classes].map(({ nodes }) => nodes)).toEqual([
      549_946, 58_524, 5_478, 765,
    ]);
    expect([tree, merged, positions, classes].map(({ games }) => games)).toEqual([255_168, 26_830, 958, 138]);
    expect(tree.perPly).toEqual([1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872]);
  });

  it('count 31,896 games when whole sequences of moves are compared', () => {
    expect(countDistinctGames(ticTacToe.start())).toBe(31_896);
    expect(countDistinctGames(parsePosition('x../.../...'))).toBe(lensesAfterCorner());
  });

  it('count what a search with merged moves records', () => {
    const trace = search(ticTacToe.start(), { mergeMoves: true });
    expect(trace.length).toBe(lenses.merged.nodes);
    expect(trace.kind.filter((kind) => kind === Kind.terminal)).toHaveLength(lenses.merged.games);
    expect([...trace.children(0)].map((child) => trace.move[child])).toEqual([0, 1, 4]);
  });

  it('link every position to those it leads to', () => {
    const nodes = mergeTree(parsePosition('oxx/.xo/o..'), 'positions')!;
    expect(nodes[0].next.map(({ move }) => move)).toEqual([3, 7, 8]);
    for (const { ply, next, position } of nodes)
      for (const { move, node } of next) {
        expect(nodes[node].ply).toBe(ply + 1);
        expect(nodes[node].position).toEqual(position.game.play(position, move));
      }
  });

  it('leave explicit trees as they are, and give up on what is too large', () => {
    const tree = parseLeafTree([
      [3, 5],
      [2, 9],
    ]);
    expect(countLenses(tree)!.classes.nodes).toBe(7);
    expect(countDistinctGames(tree)).toBe(4);
    expect(mergeTree(parseGame('4,4,4').start(), 'positions', 1_000)).toBeNull();
  });
});

/** One mark in a corner has two symmetries; a game stays the same under the mirror only if all its cells lie on it. */
function lensesAfterCorner(): number {
  return countLenses(parsePosition('x../.../...'))!.tree.games / 2;
}
