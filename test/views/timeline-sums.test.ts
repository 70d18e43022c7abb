import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLeafTree, parsePosition } from '../../src/game/index.ts';
import {
  findBarEnd,
  listBarsInView,
  measureColumnShares,
  mixColumns,
  TimelineSums,
  type Rgb,
} from '../../src/views/index.ts';
import { search, type Trace } from '../../src/search/index.ts';
import { distance, exactPicture } from '../exact-picture.ts';

const full = search(parsePosition('.../.../...'), { scoring: 'depth' });
const eleven = search(parsePosition('oxx/.xo/o..'), { scoring: 'depth' });
const leaves = search(parseLeafTree('[[3.5, 500], [2, -9], 7]'));
const fullSums = new TimelineSums(full);

/** What each channel covers of a stretch, by looking at every node. */
function naiveCover(sums: TimelineSums, from: number, to: number): number[] {
  const { trace, channels } = sums;
  const steps = channels.map(() => 0);
  for (let node = 0; node < trace.length; node++) {
    const shown = Math.min(findBarEnd(trace, node), to) - Math.max(trace.enterStep(node), from);
    if (shown <= 0) continue;
    steps[channels.findIndex((c) => c.ply === trace.ply[node] && c.score === trace.score[node])] += shown;
  }
  return steps;
}

function cover(sums: TimelineSums, from: number, to: number): number[] {
  const before = sums.coverBefore(from).slice();
  return Array.from(sums.coverBefore(to), (all, i) => all - before[i]);
}

describe('sums', () => {
  test('know the pairs of ply and score that occur', () => {
    const pairs = new Set<string>();
    for (let node = 0; node < full.length; node++) pairs.add(`${full.ply[node]} ${full.score[node]}`);
    expect(new Set(fullSums.channels.map(({ ply, score }) => `${ply} ${score}`))).toEqual(pairs);
    expect(fullSums.channels).toHaveLength(pairs.size);
    expect(fullSums.rows).toBe(10);
  });

  test('cover the whole search with the bars of every row', () => {
    const all = cover(fullSums, 0, full.stepCount);
    const rows = Array.from({ length: 10 }, () => 0);
    fullSums.channels.forEach(({ ply }, i) => (rows[ply] += all[i]));
    const steps = Array.from({ length: 10 }, () => 0);
    for (let node = 0; node < full.length; node++) steps[full.ply[node]] += 2 * full.size(node);
    expect(rows).toEqual(steps);
    expect(rows[9]).toBe(2 * 127_872);
  });

  test('are one for all timelines of a search', () => {
    expect(TimelineSums.of(eleven)).toBe(TimelineSums.of(eleven));
    expect(TimelineSums.of(eleven).trace).toBe(eleven);
    expect(TimelineSums.of(full)).not.toBe(TimelineSums.of(eleven));
  });

  test.each([
    ['a whole tree', eleven],
    ['more steps than half of the way to the second sum', search(parsePosition('oxx/.o./...'))],
    ['scores wider than a byte', leaves],
  ])('agree with a look at every node: %s', (_name, trace: Trace) => {
    const sums = new TimelineSums(trace);
    const moment = fc.double({ min: 0, max: trace.stepCount, noNaN: true });
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        cover(sums, from, to).forEach((steps, i) =>
          expect(steps).toBeCloseTo(naiveCover(sums, from, to)[i], 6),
        );
      }),
      { seed: 549_946 },
    );
  });

  test('agree in the full tree, at any length', () => {
    const stretch = fc.tuple(
      fc.double({ min: 0, max: full.stepCount, noNaN: true }),
      fc.double({ min: -3, max: 6, noNaN: true }),
    );
    fc.assert(
      fc.property(stretch, ([from, digits]) => {
        const to = Math.min(full.stepCount, from + 10 ** digits);
        const exact = naiveCover(fullSums, from, to);
        cover(fullSums, from, to).forEach((steps, i) => expect(steps).toBeCloseTo(exact[i], 4));
      }),
      { seed: 9, numRuns: 12 },
    );
  });

  test('take little memory beside the trace', () => {
    // A whole number for each channel at every 512th step.
    const bytes = (4 * fullSums.channels.length * full.stepCount) / 512;
    expect(bytes / full.length).toBeLessThan(0.6);
  });
});

describe('painting', () => {
  const side = (score: number): Rgb =>
    score > 0 ? [0, 114, 178] : score < 0 ? [213, 94, 0] : [140, 140, 140];
  const colours = (sums: TimelineSums) => ({
    channels: sums.channels.map(({ score }) => side(score)),
    rows: Array.from({ length: sums.rows }, (_, row): Rgb => (row % 2 ? [255, 247, 240] : [246, 250, 255])),
  });

  test.each([
    ['the whole search', 0, full.stepCount, 1300],
    ['a branch', 119_411, 247_221, 997],
    ['the middle, off the grid', 500_000.4, 523_456.7, 1300],
    ['single bars', 700_001.25, 700_090.5, 2600],
    ['a few columns only', 0, full.stepCount, 7],
  ])('is within 1/255 of the exact picture: %s', (_name, from, to, width) => {
    const view = { from, to };
    const pixels = mixColumns(fullSums, measureColumnShares(fullSums, view, width), colours(fullSums));
    const { mean, worst } = distance(pixels, exactPicture(fullSums, view, width, colours(fullSums)));
    expect(mean).toBeLessThan(0.3);
    expect(worst).toBeLessThan(0.51);
  });

  test('is opaque everywhere', () => {
    const pixels = mixColumns(
      fullSums,
      measureColumnShares(fullSums, { from: 0, to: full.stepCount }, 50),
      colours(fullSums),
    );
    expect(pixels).toHaveLength(4 * 50 * 10);
    expect(pixels.filter((_, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  });
});

test('the bars in view are all that lie in it and no others', () => {
  const moment = fc.double({ min: 0, max: full.stepCount - 1, noNaN: true });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 4 }), (from, digits) => {
      const view = { from, to: Math.min(full.stepCount, from + 10 ** digits) };
      const expected: number[] = [];
      for (let node = 0; node < full.length; node++)
        if (full.enterStep(node) < view.to && findBarEnd(full, node) > view.from) expected.push(node);
      expect(listBarsInView(full, view)).toEqual(expected);
    }),
    { seed: 5, numRuns: 15 },
  );
});
