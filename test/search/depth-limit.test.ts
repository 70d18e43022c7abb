import { describe, expect, it } from 'vitest';
import { parsePosition, ticTacToe, type Position } from '../../src/game/index.ts';
import {
  explainEvaluation,
  Kind,
  scoreOutcome,
  search,
  type ResolvedOptions,
} from '../../src/search/index.ts';
import { undecided } from './undecided.ts';

const start = ticTacToe.start();

/** Minimax to a depth as a textbook writes it. */
function limited(position: Position, options: ResolvedOptions, ply = 0): number {
  const { game } = position;
  const outcome = game.outcome(position);
  if (outcome !== null) return scoreOutcome(outcome, ply, options);
  if (ply === options.depthLimit) return explainEvaluation(position, options).score;
  const scores = game.moves(position).map((move) => limited(game.play(position, move), options, ply + 1));
  return position.toMove === options.max ? Math.max(...scores) : Math.min(...scores);
}

describe('a depth limit', () => {
  it('marks the frontier', () => {
    const trace = search(start, { depthLimit: 2 });
    expect(trace.length).toBe(1 + 9 + 72);
    for (let node = 0; node < trace.length; node++)
      expect(trace.kind[node]).toBe(trace.ply[node] === 2 ? Kind.frontier : Kind.interior);
  });

  it.each([
    { depthLimit: 1, max: 'o' },
    { depthLimit: 2, algorithm: 'alpha-beta' },
    { depthLimit: 3, memo: 'symmetry', scoring: 'depth' },
    { depthLimit: 4, memo: 'positions', algorithm: 'alpha-beta', win: 100 },
    { depthLimit: 3, deepening: true, algorithm: 'alpha-beta', order: 'worst' },
  ] as const)('gives the score of textbook minimax to that depth with %j', (options) => {
    for (const position of undecided.filter((_, i) => i % 9 === 0)) {
      const trace = search(position, options);
      expect(trace.score[0]).toBe(limited(position, { ...trace.options, depthLimit: options.depthLimit }));
    }
  });

  it('keeps evaluations strictly between a loss and a win', () => {
    for (const options of [
      { win: 1 },
      { win: 10 },
      { win: 100 },
      { scoring: 'depth', depthLimit: 3 },
    ] as const) {
      const trace = search(start, { depthLimit: 4, ...options });
      const least = trace.options.scoring.points(trace.options.win, 3);
      for (let node = 0; node < trace.length; node++)
        if (trace.kind[node] === Kind.frontier) expect(Math.abs(trace.score[node])).toBeLessThan(least);
    }
  });

  it('explains an evaluation as the sum of its open lines', () => {
    const { options } = search(parsePosition('x../.o./..x'), { depthLimit: 1, max: 'o' });
    const sum = explainEvaluation(parsePosition('x../.o./..x'), options);
    expect(sum).toMatchObject({ points: -1, scale: 100, score: -0.01 });
    expect(sum.terms.reduce((points, term) => points + term.points, 0)).toBe(-1);
    expect(sum.terms[0]).toEqual({ side: 'x', cells: [0, 1, 2], marks: 1, points: -1 });
  });
});

describe('iterative deepening', () => {
  it('goes on until nothing lies at the frontier, and keeps the shallower searches', () => {
    const trace = search(start, { deepening: true, algorithm: 'alpha-beta' });
    expect(trace.kind.includes(Kind.frontier)).toBe(false);
    expect(trace.earlier.map(({ options }) => options.depthLimit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(trace.score[0]).toBe(0);
  });

  it('tries the best move of the search before first', () => {
    const trace = search(start, { deepening: true, depthLimit: 3 });
    const [before] = trace.earlier.slice(-1);
    expect(trace.move[1]).toBe(before.bestMove());
  });
});
