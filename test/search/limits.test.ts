import { describe, expect, it } from 'vitest';
import { parseGame, ticTacToe } from '../../src/game/index.ts';
import { packTrace, search, searchSliced, unpackTrace, type Progress } from '../../src/search/index.ts';

const start = ticTacToe.start();
const large = parseGame('5,5,4').start();

describe('a search that reaches its limit', () => {
  it.each([
    {},
    { algorithm: 'alpha-beta' },
    { memo: 'symmetry' },
    { algorithm: 'alpha-beta', order: 'best' },
  ] as const)('stops with exactly so many nodes with %j', (options) => {
    const trace = search(large, { ...options, maxNodes: 2_000 });
    expect(trace.length).toBe(2_000);
    expect(trace.stopped).toMatchObject({ reason: 'nodes', nodes: 2_000 });
    expect(trace.end[0]).toBe(2_000);
  });

  it('has the beginning of the whole search', () => {
    const whole = search(start);
    const part = search(start, { maxNodes: 100_000 });
    const isSame = (
      node: number,
      columns: readonly ('parent' | 'move' | 'ply' | 'kind' | 'end' | 'score')[],
    ) => columns.every((column) => part[column][node] === whole[column][node]);
    const others = Array.from(part.parent.keys()).filter(
      (node) =>
        !isSame(node, ['parent', 'move', 'ply', 'kind']) ||
        (part.isUnfinished(node) ? whole.end[node] < 100_000 : !isSame(node, ['end', 'score'])),
    );
    expect([part.length, others]).toEqual([100_000, []]);
  });

  it('has the best of the moves at the root that were finished', () => {
    const part = search(start, { maxNodes: 100_000 });
    expect([...part.children(0)].map((child) => part.isUnfinished(child))).toEqual([false, true]);
    expect([part.bestMove(), part.score[0]]).toEqual([0, 0]);
    const none = search(start, { maxNodes: 100 });
    expect([none.bestMove(), none.principalVariation()]).toEqual([null, []]);
  });

  it('answers with the deepest search that was finished when it deepens', () => {
    const trace = search(large, { deepening: true, algorithm: 'alpha-beta', win: 100, maxNodes: 20_000 });
    expect(trace.stopped).toEqual({ reason: 'nodes', nodes: 20_000, node: -1 });
    expect(trace.options.depthLimit).toBe(trace.earlier.length + 1);
    expect(trace.bestMove()).not.toBeNull();
    expect(trace.isUnfinished(0)).toBe(false);
  });

  it('is not stopped when it just fits', () => {
    expect(search(start, { maxNodes: 549_946 }).stopped).toBeNull();
    expect(search(start, { maxNodes: 549_945 }).stopped).not.toBeNull();
    expect(search(start, { algorithm: 'alpha-beta', maxNodes: 18_297 }).stopped).toBeNull();
  });
});

describe('a search in slices', () => {
  it('tells its progress and ends in the same trace', () => {
    const run = searchSliced(start, { algorithm: 'alpha-beta' }, 1_000);
    const reports: Progress[] = [];
    let step = run.next();
    for (; !step.done; step = run.next()) reports.push(step.value);
    expect(reports.map(({ nodes }) => nodes)).toEqual(Array.from({ length: 18 }, (_, i) => 1_000 * (i + 1)));
    expect(reports.at(-1)).toMatchObject({ depth: null, bestMove: 0, score: 0 });
    expect(packTrace(step.value)).toEqual(packTrace(search(start, { algorithm: 'alpha-beta' })));
  });

  it('can be called off, and has what it has', () => {
    const run = searchSliced(large, {}, 500);
    run.next();
    const { value: trace, done } = run.next(true);
    expect(done).toBe(true);
    expect(trace).toMatchObject({ length: 500, stopped: { reason: 'cancelled', nodes: 500 } });
  });

  it('passes between a page and its worker', () => {
    const options = { deepening: true, depthLimit: 3, memo: 'symmetry', win: 100 } as const;
    const trace = search(start, options);
    const copy = unpackTrace(start, trace.options, structuredClone(packTrace(trace)));
    expect(packTrace(copy)).toEqual(packTrace(trace));
    expect(copy.principalVariation()).toEqual(trace.principalVariation());
    expect(copy.earlier.map(({ length }) => length)).toEqual(trace.earlier.map(({ length }) => length));
  });
});
