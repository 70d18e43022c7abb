import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseGame, parsePosition, type Position } from '../../src/game/index.ts';
import { chooseNodes, layOutTree, buildTreeScene } from '../../src/views/index.ts';
import { scoreOutcome, search, type SearchOptions } from '../../src/search/index.ts';
import { Comparison } from '../../src/walk/index.ts';
import { options, seeded } from '../arbitraries.ts';
import { runHere, samples } from '../program/run-here.ts';

const rulerOf = (text: string, chosen: SearchOptions, game = '3,3,3') => {
  const trace = search(parsePosition(text, { game }), chosen);
  return buildTreeScene(trace, 0, layOutTree(chooseNodes(trace, 0))).bands.map(({ wins }) =>
    wins?.lines.join(' '),
  );
};

test('the ruler names the side whose win counts, ply by ply', () => {
  expect(rulerOf('..x/.o./xo.', { scoring: 'depth' }).slice(0, 4)).toEqual([
    undefined,
    'X wins 10 − 1',
    'O wins 2 − 10',
    'X wins 10 − 3',
  ]);
  expect(rulerOf('..x/.o./xo.', {}).slice(1, 3)).toEqual(['X wins 1', 'O wins −1']);
  expect(
    rulerOf('..x/.o./xo.', { scoring: 'depth', max: 'o', win: 100, depthFrom: 'move' }).slice(1, 3),
  ).toEqual(['X wins 0 − 100', 'O wins 100 − 1']);
  expect(rulerOf('[[3, 5], [2, 9]]', {})).toEqual([undefined, undefined, undefined]);
});

test('where a side has too few marks for a line, the ruler names no win', () => {
  const empty = '.../.../...';
  expect(rulerOf(empty, { depthLimit: 6 })).toEqual([
    ...Array.from({ length: 5 }, () => undefined),
    'X wins 1',
    'O wins −1',
  ]);
  expect(rulerOf(empty, { depthLimit: 5 }, '3,3,3 misère').at(-1)).toBe('O wins −1');
});

test('every game that is won at a ply is won by the side on the ruler, and has the score on it', () => {
  fc.assert(
    fc.property(
      options,
      fc.constantFrom('3,3,3', '3,3,3 misère', '3,3,3 gravity'),
      fc.constantFrom<('x' | 'o')[]>('x', 'o'),
      (chosen, rules, toMove) => {
        const start = parseGame(rules).start();
        let root: Position = { ...start, toMove };
        for (let ply = 0; ply < 5; ply++) root = root.game.play(root, root.game.moves(root).at(-1)!);
        const trace = search(root, { ...chosen, win: 100 });
        const { bands } = buildTreeScene(trace, 0, layOutTree(chooseNodes(trace, 0)));
        for (let node = 1; node < trace.length; node++) {
          const outcome = root.game.outcome(trace.position(node));
          if (outcome !== 'x' && outcome !== 'o') continue;
          const { lines, isMax } = bands[trace.ply[node]].wins!;
          expect(lines[0]).toBe(`${outcome.toUpperCase()} wins`);
          expect(isMax).toBe(outcome === trace.options.max);
          const counted = lines[1].split(' − ').map((part) => Number(part.replace('−', '-')));
          expect(counted.reduce((a, b) => a - b)).toBe(scoreOutcome(outcome, trace.ply[node], trace.options));
        }
      },
    ),
    seeded(40),
  );
});

test('in one tree of two searches the ruler names each search whose wins count differently', () => {
  const root = parsePosition('..o/xxo/xo.');
  const [left, right] = [search(root), search(root, { scoring: 'depth' })];
  const comparison = new Comparison(left, right);
  const { bands } = buildTreeScene(left, 0, layOutTree(chooseNodes(left, 0)), { comparison, isJoint: true });
  const named = comparison.labels.map(({ short }, side) => `${short} ${['1', '10 − 1'][side]}`);
  expect(bands[1].wins?.lines).toEqual(['X wins', ...named]);
});

test('a band is of the kind of its nodes also where a program lets a side move twice in turn', async () => {
  const kinds = new Set<string>();
  for (const sample of samples('wrong')) {
    const trace = (await runHere(sample)).trace!;
    const { bands } = buildTreeScene(trace, 0, layOutTree(chooseNodes(trace, 0)));
    for (const { ply, isMax } of bands) {
      const nodes = Array.from({ length: trace.length }, (_, node) => node).filter(
        (node) => trace.ply[node] === ply,
      );
      const own = new Set(nodes.map((node) => trace.isMax(node)));
      if (own.size === 1) expect([...own], `${sample.name}, ply ${ply}`).toEqual([isMax]);
      kinds.add(`${own.size === 1} ${isMax === (trace.isMax(0) === (ply % 2 === 0))}`);
    }
  }
  expect([...kinds].toSorted()).toEqual(['false true', 'true false', 'true true']);
});
