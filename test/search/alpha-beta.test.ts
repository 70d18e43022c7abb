import { describe, expect, it } from 'vitest';
import { parseLeafTree, ticTacToe, type Position } from '../../src/game/index.ts';
import { Kind, countSavedNodes, scoreOutcome, search, type Trace } from '../../src/search/index.ts';

const start = ticTacToe.start();
const alphaBeta = { algorithm: 'alpha-beta' } as const;
const leaves = (trace: Trace) => trace.kind.filter((kind) => kind === Kind.terminal).length;

/** Alpha-beta as Knuth and Moore write it: every call with its window, in the order of the calls. */
function windowsOf(trace: Trace): [alpha: number, beta: number][] {
  const windows: [number, number][] = [];
  function visit(position: Position, ply: number, alpha: number, beta: number): number {
    windows.push([alpha, beta]);
    const { game } = position;
    const outcome = game.outcome(position);
    if (outcome !== null) return scoreOutcome(outcome, ply, trace.options);
    const isMax = position.toMove === trace.options.max;
    let best = isMax ? -Infinity : Infinity;
    for (const move of game.moves(position)) {
      const value = visit(
        game.play(position, move),
        ply + 1,
        isMax ? Math.max(alpha, best) : alpha,
        isMax ? beta : Math.min(beta, best),
      );
      best = isMax ? Math.max(best, value) : Math.min(best, value);
      if (isMax ? best >= beta : best <= alpha) break;
    }
    return best;
  }
  visit(trace.root, 0, -Infinity, Infinity);
  return windows;
}

describe('alpha-beta', () => {
  it('takes 18,297 nodes with plain scores, 20,866 with depth-penalised ones', () => {
    const plain = search(start, alphaBeta);
    expect([plain.length, leaves(plain), plain.score[0]]).toEqual([18_297, 7_330, 0]);
    const depth = search(start, { ...alphaBeta, scoring: 'depth' });
    expect([depth.length, leaves(depth), depth.score[0]]).toEqual([20_866, 8_453, 0]);
  });

  it.each([
    ['[[3,5],[2,9]]', 3, 6],
    ['[[[3,5],[2,9]],[[12,5],[23,23]]]', 12, 14],
    ['[[3,12,8],[2,4,6],[14,5,2]]', 3, 11],
  ])('searches %s', (tree, score, length) => {
    const trace = search(parseLeafTree(tree), alphaBeta);
    expect([trace.score[0], trace.length]).toEqual([score, length]);
  });

  it('records the moves that it cut, not as nodes', () => {
    const trace = search(parseLeafTree('[[3,12,8],[2,4,6],[14,5,2]]'), alphaBeta);
    expect([...trace.cut!]).toEqual([0, 0, 0, 0, 0, 0b110, 0, 0, 0, 0, 0]);
    expect(trace.bound(5)).toBe('upper');
    // Below its window too, but with all its leaves.
    expect(trace.bound(7)).toBe('exact');
    expect(trace.bound(0)).toBe('exact');
  });

  it('has the windows of the textbook at every call', () => {
    for (const scoring of ['plain', 'depth'] as const) {
      const trace = search(start, { ...alphaBeta, scoring });
      const windows = windowsOf(trace);
      expect(windows).toHaveLength(trace.length);
      const found = windows.map((_, node) => trace.windowAt(node));
      expect(found).toEqual(windows.map(([alpha, beta]) => ({ alpha, beta })));
    }
  });

  it('searches and saves as many nodes together as plain minimax searches', () => {
    const trace = search(start, alphaBeta);
    let sum = trace.length;
    for (let node = 0; node < trace.length; node++) sum += countSavedNodes(trace, node)!;
    expect(sum).toBe(549_946);
  });

  it('has no windows, cuts or origins where the algorithm needs none', () => {
    const trace = search(start);
    expect([trace.cut, trace.origin]).toEqual([null, null]);
    expect(trace.windowAt(5)).toEqual({ alpha: -Infinity, beta: Infinity });
  });

  it('does better the better its order', () => {
    const nodes = (order: 'row-major' | 'centre-first' | 'corner-first' | 'edges-first' | 'best' | 'worst') =>
      search(start, { ...alphaBeta, order }).length;
    expect(nodes('best')).toBeLessThan(nodes('centre-first'));
    expect(nodes('centre-first')).toBeLessThan(nodes('corner-first'));
    expect(nodes('corner-first')).toBeLessThan(nodes('row-major'));
    expect(nodes('row-major')).toBeLessThan(nodes('edges-first'));
    expect(nodes('edges-first')).toBeLessThan(nodes('worst'));
  });
});
