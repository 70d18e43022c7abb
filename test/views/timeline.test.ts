import { describe, expect, test } from 'vitest';
import { parseLeafTree, parsePosition } from '../../src/game/index.ts';
import {
  TimelineSums,
  type Rgb,
  barLabels,
  isDark,
  openBars,
  showsAhead,
  sideOfRow,
  TimelineLook,
  timelineMix,
  timelineReadout,
} from '../../src/views/index.ts';
import { search } from '../../src/search/index.ts';
import { palette } from '../timeline-palette.ts';

const eleven = search(parsePosition('oxx/.xo/o..'), { scoring: 'depth' });
const full = search(parsePosition('.../.../...'), { scoring: 'depth' });
const fullSums = new TimelineSums(full);

const distance = (a: Rgb, b: Rgb) => Math.hypot(...a.map((part, i) => part - b[i]));

describe('colours', () => {
  const look = new TimelineLook(fullSums, palette);

  test('a nearer end is the stronger colour, on either side', () => {
    for (const scores of [
      [5, 3, 1],
      [-4, -2],
    ]) {
      const strengths = scores.map((score) => distance(look.done(4, score), look.row(4)));
      expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    }
  });

  test('what lies ahead is paler than what was done', () => {
    for (const { ply, score } of fullSums.channels)
      expect(distance(look.ahead(ply, score), look.row(ply))).toBeLessThan(
        distance(look.done(ply, score), look.row(ply)),
      );
  });

  test('what lies ahead has no colour in a search that a reader steps through', () => {
    const secret = new TimelineLook(new TimelineSums(eleven), palette);
    expect(showsAhead(eleven)).toBe(false);
    expect(showsAhead(full)).toBe(true);
    expect(secret.ahead(1, 9)).toEqual(secret.ahead(1, -8));
    const asked = new TimelineLook(fullSums, palette, false);
    expect(asked.ahead(1, 1)).toEqual(asked.ahead(1, -1));
  });

  test('rows follow the side to move, whoever is MAX', () => {
    const turned = search(parsePosition('x../.o./..x', { toMove: 'o' }), { max: 'o' });
    expect([0, 1, 2].map((ply) => sideOfRow(turned, ply))).toEqual(['o', 'x', 'o']);
    expect(new TimelineLook(new TimelineSums(turned), palette).row(0)).toEqual(palette.maxBand);
  });

  test('white is for dark colours', () => {
    expect([palette.max, palette.minBand, palette.unknown].map(isDark)).toEqual([true, false, true]);
  });
});

describe('texts', () => {
  test('a bar says move, score and size, and less where that is not known', () => {
    expect(barLabels(full, 1, true, '0-8')).toEqual({
      call: ['X 0 = 0', '0'],
      size: ['59,705 calls'],
    });
    expect(barLabels(full, 1, true, '1-9').call[0]).toBe('X 1 = 0');
    expect(barLabels(eleven, 1, false, '0-8')).toEqual({ call: ['X 3', '3'], size: [] });
    expect(barLabels(eleven, 3, true, '0-8').size).toEqual([]);
  });

  test('open bars give the bound so far', () => {
    expect(openBars(eleven, 8, '0-8').map(({ node, best, labels }) => [node, best, labels[0]])).toEqual([
      [0, null, 'root open'],
      [1, 0, 'X 3 ≤ 0'],
      [4, 7, 'O 8 ≥ 7'],
    ]);
    expect(openBars(eleven, 21, '0-8')).toEqual([]);
  });

  test('a readout says how the game goes on', () => {
    const { path, facts, board } = timelineReadout(
      { trace: full, step: full.stepCount - 1 },
      full.find([4, 1])!,
      '0-8',
      true,
    );
    expect(path).toBe('X 4, O 1');
    expect(facts).toEqual(['call 254,035', 'score 3: X wins in five plies', '7,064 calls in its subtree']);
    expect(board?.last).toBe(1);
    expect(timelineReadout({ trace: eleven, step: 21 }, 0, '0-8', false).path).toBe('The root');
  });

  test('a readout tells no score before its time', () => {
    const at = (step: number) => timelineReadout({ trace: eleven, step }, 4, '0-8', false).facts[1];
    expect(at(0)).toBe('not called yet');
    expect(at(eleven.enterStep(4))).toBe('open, nothing is back yet');
    expect(at(8)).toBe('open, ≥ 7 so far');
    expect(at(9)).toBe('score 7: X wins in one ply');
    expect(timelineReadout({ trace: full, step: 0 }, 1, '0-8', true).facts[1]).toBe(
      'not called yet; score 0: a draw in eight plies',
    );
  });

  test('a call that the search stopped in has no score', () => {
    const stopped = search(parsePosition('.........'), { maxNodes: 2000 });
    expect(barLabels(stopped, 1, true, '0-8').call).toEqual(['X 0', '0']);
    expect(timelineReadout({ trace: stopped, step: stopped.stepCount - 1 }, 1, '0-8', true).facts[1]).toBe(
      'not finished when the search stopped',
    );
  });

  test('a tree of numbers has scores only', () => {
    const tree = search(parseLeafTree('[[3,5],[2,9]]'));
    const { board, path, facts } = timelineReadout(
      { trace: tree, step: tree.stepCount - 1 },
      2,
      '0-8',
      false,
    );
    expect([board, path, facts[1]]).toEqual([null, 'X a, O a', 'score 3']);
  });
});

test('the mix of a row is the share of each result', () => {
  const mix = timelineMix(fullSums, { from: 0, to: full.stepCount }, 1);
  expect(mix).toEqual([{ side: null, share: 1 }]);
  const deep = timelineMix(fullSums, { from: 1000, to: 90_000 }, 6);
  expect(new Set(deep.map(({ side }) => side))).toEqual(new Set([null, 'o', 'x']));
  expect(deep.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
});

test('the mix counts the call that the search stopped in as unfinished, not by the score that stands for it', () => {
  const stopped = search(parsePosition('.../.../...'), { maxNodes: 2000 });
  const sums = new TimelineSums(stopped);
  const whole = { from: 0, to: stopped.stepCount };
  expect(timelineMix(sums, whole, 0)).toEqual([{ side: 'unfinished', share: 1 }]);
  for (let ply = 1; ply <= stopped.ply[stopped.stopped!.node]; ply++) {
    const parts = timelineMix(sums, whole, ply);
    const row = Array.from({ length: stopped.length }, (_, node) => node).filter(
      (node) => stopped.ply[node] === ply,
    );
    const steps = (nodes: readonly number[]) => nodes.reduce((sum, node) => sum + 2 * stopped.size(node), 0);
    const unfinished = row.filter((node) => stopped.isUnfinished(node));
    const expected = steps(unfinished) / steps(row);
    expect(parts.find(({ side }) => side === 'unfinished')?.share).toBeCloseTo(expected);
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  }
});

test('a call that the search stopped in stays open', () => {
  const stopped = search(parsePosition('oxx/.xo/o..'), { maxNodes: 9 });
  for (const step of [stopped.exitStep(0), stopped.exitStep(stopped.stopped!.node)]) {
    const open = openBars(stopped, step, '0-8').map(({ node }) => node);
    const unfinished = Array.from({ length: stopped.length }, (_, node) => node).filter((node) =>
      stopped.isUnfinished(node),
    );
    expect(open).toEqual(unfinished);
  }
});
