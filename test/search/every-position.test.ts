import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { minimax, resolveOptions, search, type SearchOptions } from '../../src/search/index.ts';
import { positions } from '../facts.ts';
import { reachable, solve, type Answer, type Rules } from '../naive.ts';
import { sampled } from '../sample.ts';

const everyPosition = reachable();

test('play reaches as many positions as it should', () => {
  expect(everyPosition).toHaveLength(positions.all);
});

/** Whether −0 or 0 came out of a subtraction is nobody's business. */
const plainZero = (score: number) => score + 0;

const rules = (['plain', 'depth'] as const).flatMap((scoring) =>
  ([1, 10] as const).flatMap((win) =>
    (['root', 'move'] as const).flatMap((depthFrom) =>
      (['x', 'o', 'mover'] as const).map((max) => ({ scoring, win, depthFrom, max })),
    ),
  ),
);

test.each(sampled(rules, 2))(
  'recorder and textbook give every position the naive score: $scoring, win $win, depth from $depthFrom, max $max',
  (each: Rules) => {
    const memory = new Map<string, Answer>();
    const options = each as SearchOptions;
    for (const { grid, text, mover } of everyPosition) {
      const naive = solve(grid, mover, each, memory);
      const root = parsePosition(text, { toMove: mover });
      const trace = search(root, options);
      const moves = [...trace.children(0)].map((child) => ({
        cell: trace.move[child],
        score: plainZero(trace.score[child]),
      }));
      const found = {
        score: plainZero(trace.score[0]),
        nodes: trace.length,
        moves,
        first: trace.bestMove(),
        textbook: plainZero(minimax(root, resolveOptions(options, root))),
      };
      const expected = {
        score: plainZero(naive.score),
        nodes: naive.nodes,
        moves: naive.moves.map(({ cell, score }) => ({ cell, score: plainZero(score) })),
        first: naive.best[0] ?? null,
        textbook: plainZero(naive.score),
      };
      if (JSON.stringify(found) !== JSON.stringify(expected))
        expect({ text, ...found }).toEqual({ text, ...expected });
    }
  },
);

test('the textbook function gives every move the naive score', () => {
  const each: Rules = { scoring: 'depth', win: 10, depthFrom: 'move', max: 'x' };
  const memory = new Map<string, Answer>();
  const wrong: unknown[] = [];
  for (const { grid, text, mover } of everyPosition) {
    const root = parsePosition(text, { toMove: mover });
    const options = resolveOptions(each, root);
    for (const { cell, score } of solve(grid, mover, each, memory).moves) {
      const found = minimax(root.game.play(root, cell), options, 1);
      if (found !== score) wrong.push({ text, cell, score, found });
    }
  }
  expect(wrong).toEqual([]);
});

test('the memory of the naive search does not change its results', () => {
  const each: Rules = { scoring: 'depth', win: 10, depthFrom: 'root', max: 'x' };
  const [empty] = everyPosition;
  expect(solve(empty.grid, empty.mover, each)).toEqual(solve(empty.grid, empty.mover, each, new Map()));
});
