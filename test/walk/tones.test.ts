import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLeafTree } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { findMoment, listTones, navigate } from '../../src/walk/index.ts';
import { seeded, trace } from '../arbitraries.ts';

test('a larger value is a higher tone, a deeper call a lower click, and all can be heard', () => {
  fc.assert(
    fc.property(trace, (of) => {
      const returns: { score: number; to: number }[] = [];
      const clicks = new Map<number, number>();
      for (let step = 0; step < of.stepCount; step++) {
        const { node, kind } = findMoment(of, step);
        const tones = listTones(of, step);
        for (const { from, to, length } of tones) {
          expect(Math.min(from, to)).toBeGreaterThan(80);
          expect(Math.max(from, to)).toBeLessThan(4000);
          expect(length).toBeLessThan(0.5);
        }
        if (kind === 'enter') clicks.set(of.ply[node], tones[0].to);
        else returns.push({ score: of.score[node], to: tones[0].to });
        // What is secret does not sound.
        expect(listTones(of, step, true)).toHaveLength(1);
      }
      const byScore = returns.toSorted((a, b) => a.score - b.score);
      for (const [i, { score, to }] of byScore.entries())
        if (i > 0) expect(to > byScore[i - 1].to).toBe(score > byScore[i - 1].score);
      const byPly = [...clicks].toSorted(([a], [b]) => a - b);
      for (const [i, [, pitch]] of byPly.entries()) if (i > 0) expect(pitch).toBeLessThan(byPly[i - 1][1]);
    }),
    seeded(40),
  );
});

test('MAX glides up to a new best and MIN down; only a cutoff snips', () => {
  const of = search(parseLeafTree('[[3, 5], [2, 9]]'), { algorithm: 'alpha-beta' });
  const glides = (step: number) => listTones(of, step).map(({ from, to }) => Math.sign(to - from));
  // The leaf 3 becomes the best of MIN, and then of MAX; 5 changes nothing.
  const [three, five, first] = [of.exitStep(2), of.exitStep(3), of.exitStep(1)];
  expect([glides(three), glides(five), glides(first)]).toEqual([[-1], [0], [1]]);
  const cutoff = navigate.nextCutoff(of, 0);
  const snips = Array.from({ length: of.stepCount }, (_, step) => step).filter((step) =>
    listTones(of, step).some(({ wave }) => wave === 'square'),
  );
  expect(snips).toEqual([cutoff]);
});
