import { describe, expect, test } from 'vitest';
import { parsePosition, type Side } from '../../src/game/index.ts';
import {
  codeNames,
  Kind,
  recordRule,
  resolveOptions,
  search,
  watchCode,
  type CodeName,
  type SearchOptions,
  type Trace,
} from '../../src/search/index.ts';
import { findBestSoFar, readAddress, stateAt, writeAddress } from '../../src/walk/index.ts';

const run = (code: CodeName, text: string, options: SearchOptions = {}, toMove?: Side) =>
  search(parsePosition(text, { toMove }), { ...options, code });
const moves = (trace: Trace) =>
  Object.fromEntries([...trace.children(0)].map((child) => [trace.move[child], trace.score[child]]));

const roots: [string, Side, SearchOptions][] = [
  ['oxx/.xo/o..', 'x', {}],
  ['x../..o/.xo', 'x', { scoring: 'depth' }],
  ['o../x../o..', 'o', { order: 'centre-first' }],
  ['.../..x/oox', 'x', { scoring: 'depth', depthFrom: 'move', max: 'o' }],
  ['[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', 'x', {}],
];

describe.each(roots)('the right code, probed at %s', (text, toMove, options) => {
  const root = parsePosition(text, { toMove });
  const right = search(root, options);
  const probed = search(root, { ...options, code: 'best-value' });

  test.each(['parent', 'move', 'ply', 'end', 'kind'] as const)('records the column %s', (column) => {
    expect([...probed[column]]).toEqual([...right[column]]);
  });

  test('records the scores, the best so far at every step, and the best line', () => {
    expect([...probed.score]).toEqual([...right.score]);
    expect(probed.principalVariation()).toEqual(right.principalVariation());
    for (let step = 0; step < right.stepCount; step++) {
      const stack = (trace: Trace) => stateAt(trace, step).stack;
      expect(stack(probed)).toEqual(stack(right));
    }
  });

  test('sees the positions that play leads to', () => {
    for (let node = 0; node < right.length; node++)
      expect(root.game.format(probed.position(node))).toBe(root.game.format(right.position(node)));
  });
});

describe('the stages', () => {
  test('one answers for finished boards only', () => {
    const running = run('base-case', 'oxx/.xo/o..');
    expect([running.length, running.score[0], running.kind[0]]).toEqual([1, NaN, Kind.answered]);
    expect(running.bestMove()).toBeNull();
    const over = run('base-case', 'oxx/.xo/ox.');
    expect([over.score[0], over.kind[0]]).toEqual([1, Kind.terminal]);
  });

  test.each(['infinite-start', 'loop'] as const)('%s returns its infinity', (code) => {
    expect(run(code, 'oxx/.xo/o..').score[0]).toBe(-Infinity);
    expect(run(code, 'oxx/.xo/o..', {}, 'o').score[0]).toBe(Infinity);
  });

  test('three prints the moves, all of them before it returns; the others print nothing', () => {
    const printed = (code: CodeName, text: string) => {
      const trace = run(code, text);
      return [0, 1].map((step) => trace.printedBy(step));
    };
    expect(printed('loop', 'oxx/.xo/o..')).toEqual([[], ['3', '7', '8']]);
    expect(printed('loop', 'x.o/.o./..x')).toEqual([[], ['1', '3', '5', '6', '7']]);
    expect(printed('loop', 'oxx/.xo/ox.')).toEqual([[], []]);
    for (const code of codeNames.filter((name) => name !== 'loop'))
      expect(run(code, 'oxx/.xo/o..', { scoring: 'depth' }).printed, code).toEqual([]);
  });

  test('four calls everything and returns what came last', () => {
    const trace = run('last-value', 'oxx/.xo/o..');
    expect(trace.length).toBe(11);
    expect(moves(trace)).toEqual({ 3: 1, 7: 1, 8: 0 });
    expect([trace.score[0], trace.bestMove()]).toEqual([0, 8]);
    expect(run('last-value', 'oxx/.xo/o..', { order: [8, 3, 7] }).score[0]).toBe(1);
  });

  test.each(['best-value', 'value-and-move'] as const)('%s is right', (code) => {
    const trace = run(code, 'oxx/.xo/o..');
    expect([trace.score[0], trace.bestMove(), moves(trace)]).toEqual([1, 7, { 3: 0, 7: 1, 8: -1 }]);
  });
});

describe('the mistakes', () => {
  test('a shared board keeps the marks of the branch before', () => {
    const trace = run('shared-board', 'xox/oox/...');
    const seen = Array.from({ length: 4 }, (_, node) => trace.root.game.format(trace.position(node)));
    expect(trace.length).toBe(4);
    expect(seen).toEqual(['xox/oox/...', 'xox/oox/x..', 'xox/oox/xo.', 'xox/oox/xoo']);
    expect([trace.score[0], trace.bestMove()]).toEqual([-1, 6]);
  });

  test('MIN and MAX swapped: the win at 7 is worth as much as any move to the side that avoids it', () => {
    const trace = run('swapped-min-max', 'oxx/.xo/o..');
    expect(moves(trace)).toEqual({ 3: 1, 7: 1, 8: 0 });
    expect([trace.score[0], trace.bestMove()]).toEqual([0, 8]);
    expect(findBestSoFar(trace, 0, trace.exitStep(1))?.score).toBe(1);
    expect(findBestSoFar(trace, 0, trace.stepCount - 1)?.score).toBe(0);
  });

  test('the wrong sign puts a win off, and hurries a loss', () => {
    const win = run('wrong-sign', '..o/.xx/oxo', { scoring: 'depth' });
    expect([moves(win), win.bestMove()]).toEqual([{ 0: 13, 1: 11, 3: 11 }, 0]);
    expect(stateAt(win, win.exitStep(3)).sentence).toContain('10 + 3 = 13');
    const loss = run('wrong-sign', '..o/x../.xo', { scoring: 'depth' });
    expect(loss.path(loss.principalNodes().at(-1)!)).toHaveLength(2);
  });

  test('a draw taken for an unfinished game returns the infinity of an empty loop', () => {
    const trace = run('draw-as-unfinished', 'oxx/.xo/o..');
    const draw = trace.find([3, 7, 8])!;
    expect([trace.score[draw], trace.kind[draw]]).toEqual([Infinity, Kind.terminal]);
    expect([trace.score[0], trace.bestMove()]).toEqual([1, 3]);
  });

  test('an unfinished game taken for a draw is not searched', () => {
    const trace = run('unfinished-as-draw', 'x../..o/.xo');
    expect([trace.length, trace.score[0], trace.bestMove()]).toEqual([6, 0, 1]);
    expect([...trace.kind]).toEqual([Kind.interior, ...Array(5).fill(Kind.answered)]);
  });

  test('the first child is the only one that is called', () => {
    const trace = run('first-child', 'oxx/.xo/o..');
    expect(trace.path(3)).toEqual([3, 7, 8]);
    expect([trace.length, trace.score[0], trace.bestMove()]).toEqual([4, 0, 3]);
  });

  test('the display swaps the last two cells, and the search is right', () => {
    const right = search(parsePosition('xxo/oox/x..'));
    const trace = run('swapped-cells', 'xxo/oox/x..');
    expect([...trace.score]).toEqual([...right.score]);
    expect(trace.principalVariation()).toEqual(right.principalVariation());
    const { game } = trace.root;
    const end = trace.position(trace.find([7, 8])!);
    expect(game.format(end)).toBe('xxo/oox/xox');
    expect(game.board(end)?.cells.slice(6)).toEqual(['x', 'x', 'o']);
  });
});

describe('a probe', () => {
  const root = parsePosition('oxx/.xo/o..');
  const options = resolveOptions({ code: 'best-value', maxNodes: 5 }, root);

  test('stops after maxNodes calls with what it has', () => {
    const trace = search(root, { code: 'best-value', maxNodes: 5 });
    expect(trace.length).toBe(5);
    expect(trace.stopped).toEqual({ reason: 'nodes', nodes: 5, node: 4 });
    expect(stateAt(trace, trace.stepCount - 1).sentence).toContain('stopped after 5 nodes');
  });

  test('stops code that calls itself without end', () => {
    const endless = { ...options, maxNodes: 1_000_000 };
    const trace = recordRule(root, endless, (position, _ply, { call }) => call(position, 0));
    expect(trace.stopped?.reason).toBe('nodes');
    expect(trace.length).toBeLessThan(300);
  });

  test('lets other errors of the code through', () => {
    const broken = () => {
      throw new RangeError('broken');
    };
    expect(() => recordRule(root, options, broken)).toThrow(new RangeError('broken'));
  });

  test.each(codeNames)('%s has a sentence for every step, and can be watched without the search', (code) => {
    const trace = run(code, 'oxx/.xo/o..', { scoring: 'depth' });
    for (let step = 0; step < trace.stepCount; step++)
      expect(stateAt(trace, step).sentence).toMatch(/^(Call \d+|Return \S+)/);
    const watched = watchCode(parsePosition('oxx/.xo/o..'), { code, scoring: 'depth' })!;
    expect([...watched.score]).toEqual([...trace.score]);
    expect(watched.bestMove()).toBe(trace.bestMove());
  });

  test('refuses options that its code knows nothing of', () => {
    expect(() => search(root, { code: 'best-value', memo: true })).toThrow(
      'unfit option code "best-value": code runs as it is written',
    );
    expect(() => run('shared-board', '[[3, 5], [2, 9]]')).toThrow('has no board to share');
    expect(() => run('wrong-sign', 'oxx/.xo/o..')).toThrow('expected depth-penalised scoring');
    expect(() => search(root, { code: 'best' as CodeName })).toThrow('invalid option code "best"');
  });

  test('has an address', () => {
    const place = readAddress('#position=xox/oox/...&code=shared-board&step=7');
    expect(place).toMatchObject({ settings: { code: 'shared-board' }, step: 7, problems: [] });
    expect(readAddress(writeAddress(place))).toEqual(place);
    expect(readAddress('#code=shared-bord').problems[0]).toContain('invalid option code "shared-bord"');
  });
});
