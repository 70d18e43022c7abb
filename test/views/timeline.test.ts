import { describe, expect, test } from 'vitest';
import { parseLeafTree, parsePosition } from '../../src/game/index.ts';
import {
  BAR_LIMIT,
  findBarEnd,
  chooseEnlargedNode,
  isDense,
  renderToString,
  findStepAt,
  chooseTimelineColours,
  drawTimeline,
  TimelineSums,
  buildTimelineScene,
  type TimelineFrame,
} from '../../src/views/index.ts';
import { search, type Trace } from '../../src/search/index.ts';
import { findBestSoFar, Comparison, findMoment, navigate } from '../../src/walk/index.ts';
import { palette } from '../timeline-palette.ts';

const eleven = search(parsePosition('oxx/.xo/o..'), { scoring: 'depth' });
const puzzle = search(parsePosition('x../..o/ox.'), { algorithm: 'alpha-beta' });
const full = search(parsePosition('.../.../...'), { scoring: 'depth' });

const frameOf = (trace: Trace, more: Partial<TimelineFrame> = {}): TimelineFrame => ({
  view: { from: 0, to: trace.stepCount },
  plies: [0, trace.plies],
  width: 1100,
  height: 72,
  naming: '0-8',
  hidesAhead: false,
  isDense: false,
  isPart: false,
  enlarged: null,
  ...more,
});
const sceneAt = (trace: Trace, step: number, more: Partial<TimelineFrame> = {}) =>
  buildTimelineScene({ trace, step }, frameOf(trace, more));
const at = (step: number) => (step / eleven.stepCount) * 1100;

describe('the bars', () => {
  test('are a bar a call, what is open in two parts, where each call and return is', () => {
    for (let step = 0; step < eleven.stepCount; step++) {
      const { bars } = sceneAt(eleven, step);
      const count = (state: string) => bars.filter((bar) => bar.state === state).length;
      const nodes = Array.from({ length: eleven.length }, (_, node) => node);
      const open = nodes.filter((node) => eleven.enterStep(node) <= step && eleven.exitStep(node) > step);
      const { node, kind } = findMoment(eleven, step);
      expect(count('ahead')).toBe(nodes.filter((each) => eleven.enterStep(each) > step).length);
      expect(count('rest')).toBe(open.length);
      expect(count('current')).toBe(1);
      expect(count('open')).toBe(open.filter((each) => each !== node).length);
      expect(bars).toHaveLength(eleven.length + open.length);
      const current = bars.find(({ state }) => state === 'current')!;
      expect(current.x).toBeCloseTo(at(eleven.enterStep(node)));
      const end = kind === 'exit' ? findBarEnd(eleven, node) : step + 1;
      expect(current.x + current.width).toBeCloseTo(at(end), -0.5);
    }
  });

  test('are named by who moved and where, and by the branch alone in a tree of numbers', () => {
    const names = (trace: Trace) =>
      new Set(sceneAt(trace, trace.stepCount - 1).labels.map(({ name }) => name));
    expect(names(eleven)).toContain('X 3');
    expect(names(search(parseLeafTree('[[3, 5], [2, 9]]')))).toEqual(new Set(['root', 'a', 'b']));
  });

  test('have the tone of their value once they have returned, and none before', () => {
    for (let step = 0; step < eleven.stepCount; step++)
      for (const { state, tone } of sceneAt(eleven, step).bars) expect(tone === '').toBe(state !== 'past');
    const { bars } = sceneAt(eleven, eleven.stepCount - 1);
    const tones = bars.filter(({ state }) => state === 'past').map(({ tone }) => tone);
    const expected = Array.from(eleven.score.subarray(1), (score) =>
      score > 0 ? 'max' : score < 0 ? 'min' : 'draw',
    );
    expect(tones).toEqual(expected);
  });

  test('carry the call, the value or the bound, as far as known and as there is room', () => {
    const told = (step: number) =>
      sceneAt(eleven, step).labels.map(({ name, value }) => `${name} ${value}`.trim());
    expect(told(8).slice(0, 6)).toEqual(['root', 'X 3 ≤ 0', 'O 7 0', 'X 8 0', 'O 8 ≥ 7', 'X 7 7']);
    expect(told(0)).toContain('X 8');
    expect(sceneAt(eleven, 8, { width: 60 }).labels.every(({ value }) => value === '')).toBe(true);
    expect(sceneAt(full, 0, { isDense: true }).labels).toEqual([]);
  });

  test('that another search leaves out are told apart, once the step is there', () => {
    const whole = search(parseLeafTree('[[3,5],[2,9]]'));
    const cut = search(parseLeafTree('[[3,5],[2,9]]'), { algorithm: 'alpha-beta' });
    const comparison = new Comparison(whole, cut);
    const leftOut = (step: number) =>
      buildTimelineScene({ trace: whole, step, comparison }, frameOf(whole)).bars.filter(
        ({ state }) => state === 'left-out',
      ).length;
    expect(leftOut(0)).toBe(0);
    expect(leftOut(whole.stepCount - 1)).toBe(comparison.leftOut);
  });

  test('of a call that the search stopped in stay open', () => {
    const stopped = search(parsePosition('oxx/.xo/o..'), { maxNodes: 9 });
    const unfinished = Array.from({ length: stopped.length }, (_, node) => node).filter(
      (node) => stopped.isUnfinished(node) && node > 0,
    );
    for (const dense of [false, true]) {
      const { bars } = sceneAt(stopped, stopped.stepCount - 1, { isDense: dense });
      expect(bars.filter(({ state }) => state === 'open')).toHaveLength(unfinished.length);
    }
  });
});

describe('the ruler', () => {
  test('marks every new best and every cutoff that has room, filled once it is passed', () => {
    for (const [trace, isSo, kind] of [
      [eleven, navigate.isChangeOfBest, 'best'],
      [puzzle, navigate.isCutoff, 'cut'],
    ] as const) {
      const steps = Array.from({ length: trace.stepCount }, (_, step) => step).filter((step) =>
        isSo(trace, step),
      );
      const { marks } = sceneAt(trace, 10, { width: 20_000, height: 300 });
      const of = marks.filter((mark) => mark.kind === kind);
      expect(of).toHaveLength(steps.length);
      expect(of.filter(({ isPassed }) => isPassed)).toHaveLength(steps.filter((step) => step <= 10).length);
    }
  });

  test('marks where a program went wrong, before all that would hide it', () => {
    const fault = { kind: 'wrong', step: 5, shouldBe: null } as const;
    const session = { trace: eleven, step: 7, faults: [fault] };
    const { marks } = buildTimelineScene(session, sceneAt(eleven, 7).frame);
    expect(marks.filter(({ kind }) => kind === 'wrong')).toMatchObject([{ isPassed: true }]);
  });

  test('marks where two searches part', () => {
    const position = parsePosition('..o/.xx/oxo');
    const comparison = new Comparison(search(position), search(position, { scoring: 'depth' }));
    const { marks } = buildTimelineScene(
      { trace: comparison.left, step: 0, comparison },
      frameOf(comparison.left),
    );
    expect(marks.filter(({ kind }) => kind === 'differs')).toHaveLength(comparison.differences.size);
  });

  test('sets the mark of the step itself beside its number', () => {
    const step = navigate.nextChange(eleven, 0);
    const { marks, playhead } = sceneAt(eleven, step);
    for (const { x } of marks) expect(Math.abs(x - playhead!.middle)).toBeGreaterThan(playhead!.half);
  });

  test('no mark lies over another, a name or the number of the step, however many searches part at', () => {
    const half = { best: 5, cut: 5, differs: 7, wrong: 7 };
    for (const board of ['x.o/.../...', '.../.xo/...', 'xo./.../...']) {
      const plain = search(parsePosition(board));
      const comparison = new Comparison(plain, search(parsePosition(board), { scoring: 'depth' }));
      for (const step of [0, Math.floor(plain.stepCount / 3), plain.stepCount - 1]) {
        const { marks, names, playhead } = buildTimelineScene(
          { trace: plain, step, comparison },
          frameOf(plain, { height: 61, isDense: true }),
        );
        const taken = [
          ...marks.map(({ x, kind }) => [x - half[kind], x + half[kind]]),
          ...names.map(({ x, name, value }) => [x, x + 6.2 * `${name}${value}`.length]),
          ...(playhead ? [[playhead.middle - playhead.half, playhead.middle + playhead.half]] : []),
        ].toSorted(([a], [b]) => a - b);
        expect(names.length).toBeGreaterThan(1);
        expect(taken.filter(([from], i) => i > 0 && from < taken[i - 1][1] - 0.01)).toEqual([]);
      }
    }
  });

  test('names the moves of the root where rows are too low to', () => {
    const { names, labels } = sceneAt(full, 300_000, { isDense: true });
    expect(labels).toEqual([]);
    expect(names.filter(({ isPassed }) => isPassed).length).toBeGreaterThan(1);
    expect(names[0]).toMatchObject({ name: 'X 0', value: '0' });
    expect(sceneAt(eleven, 8).names).toEqual([]);
    expect(sceneAt(eleven, 8, { height: 61 }).names.map(({ name }) => name)).toContain('X 3');
  });
});

test('while a question waits nothing is drawn that lies ahead', () => {
  for (const trace of [eleven, puzzle])
    for (let step = 0; step < trace.stepCount; step++) {
      const { bars, labels, marks, names, playhead } = sceneAt(trace, step, { hidesAhead: true });
      const now = ((step + 1) / trace.stepCount) * 1100;
      for (const { x, width } of bars) expect(x + width).toBeLessThanOrEqual(now + 0.001);
      for (const { x } of [...labels, ...names])
        expect(x).toBeLessThanOrEqual(Math.max(now, playhead!.middle + 60));
      for (const { isPassed } of marks) expect(isPassed).toBe(true);
    }
});

describe('a large search', () => {
  test('has a bar for each open call alone, above the picture of the others', () => {
    const step = 516_817;
    const { bars } = sceneAt(full, step, { isDense: isDense(full, { from: 0, to: full.stepCount }) });
    const { node } = findMoment(full, step);
    expect(bars.filter(({ state }) => state === 'open' || state === 'current')).toHaveLength(
      full.ply[node] + 1,
    );
  });

  test('has a part enlarged at every step whose calls have a bar each; it stays until its highest call returns', () => {
    let last = -1;
    let changes = 0;
    for (let step = 500_000; step < 502_000; step++) {
      const moment = findMoment(full, step);
      const node = chooseEnlargedNode(full, moment);
      expect(full.size(node)).toBeLessThanOrEqual(BAR_LIMIT);
      expect(full.size(full.parent[node])).toBeGreaterThan(BAR_LIMIT);
      if (full.size(moment.node) <= BAR_LIMIT) {
        expect(full.enterStep(node)).toBeLessThanOrEqual(step);
        expect(full.exitStep(node)).toBeGreaterThanOrEqual(step);
      }
      if (node !== last) changes++;
      last = node;
    }
    expect(changes).toBeLessThan(40);
    expect(chooseEnlargedNode(full, findMoment(full, 0))).toBeGreaterThan(0);
    expect(chooseEnlargedNode(full, findMoment(full, full.stepCount - 1))).toBeGreaterThan(549_000);
  });

  test('is painted in the colours of its values behind the step, and in one ahead of it', () => {
    const sums = new TimelineSums(full);
    const [past, ahead] = (['past', 'ahead'] as const).map((which) =>
      chooseTimelineColours(sums, palette, which),
    );
    sums.channels.forEach(({ score }, i) =>
      expect(past.channels[i]).toEqual(palette[score > 0 ? 'max' : score < 0 ? 'min' : 'draw']),
    );
    expect(new Set(ahead.channels)).toEqual(new Set([palette.ahead]));
  });
});

test('a place leads to the step that lies there', () => {
  const frame = frameOf(eleven, { view: { from: 4, to: 9 } });
  expect([-5, 0, 219, 221, 1100, 5000].map((place) => findStepAt(frame, place))).toEqual([4, 4, 4, 5, 8, 8]);
});

test('the drawing is a string as well', () => {
  const text = renderToString(drawTimeline(sceneAt(eleven, 15)));
  expect(text.match(/<rect class="bar/g)!.length).toBeGreaterThan(10);
  expect(text).toContain(`≥ ${findBestSoFar(eleven, 0, 15)!.score}`);
});
