import { expect, test } from 'vitest';
import { defaultNaming, parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { listFindings, listFindingsInParts } from '../../src/program/findings/judge-trace.ts';
import { isOwnError } from '../../src/program/index.ts';
import { PART } from '../../src/program/in-parts.ts';
import { starts } from '../../src/program/starts/index.ts';
import { findMoment, makeProgramNarrator } from '../../src/walk/index.ts';
import { say, words } from '../../src/words/index.ts';
import { sampled } from '../sample.ts';
import { runHere, samples, type Sample } from './run-here.ts';

const findingsOf = async (sample: Parameters<typeof runHere>[0]) => {
  const run = await runHere(sample);
  return { trace: run.trace, end: run.end, findings: listFindings(run, sample.source) };
};

const right = samples('right');

test.each(sampled(right, 25))('$name is accused of nothing', async (sample) => {
  const { findings } = await findingsOf(sample);
  expect(findings.filter(({ kind }) => kind === 'fault')).toEqual([]);
});

test('a long run is judged in parts, so that a page can answer its reader between them', async () => {
  const sample = right.find(({ name }) => name === '42-index-and-score.js')!;
  const position = parsePosition('x../.../...') as MnkPosition;
  const run = await runHere({ ...sample, position, call: 'minimax(board, "O")' });
  expect(run.trace).toHaveLength(59_705);
  const work = listFindingsInParts(run, sample.source);
  let parts = 1;
  while (!work.next().done) parts++;
  expect(parts).toBeGreaterThan(run.trace!.length / PART);
});

const wrong = samples('wrong');

test('a move has the name of the side whose mark it put, not of the side to move', async () => {
  const { trace } = await runHere(wrong.find(({ name }) => name.startsWith('27-'))!);
  expect(trace!.side(1)).toBe('x');
  expect([1, 2].map((node) => trace!.movedSide(node))).toEqual(['o', 'o']);
  expect(makeProgramNarrator(trace!).nameFrame(2, defaultNaming)).toMatch(/, after O /);
});

test('a call with the board of the call above is not said to follow a move', async () => {
  const { trace } = await runHere(wrong.find(({ name }) => name.startsWith('22-'))!);
  expect(trace!.move[1]).toBe(-1);
  const narrator = makeProgramNarrator(trace!);
  const texts = [narrator.nameFrame(1, '0-8'), say`${narrator.describeCall(1, '0-8')}`.text];
  for (const text of texts) expect(text).not.toMatch(/after|[-−]1/);
});

test.each(sampled(wrong, 25))('the mistake of $name is reported at its step and its line', async (sample) => {
  const { trace, end, findings } = await findingsOf(sample);
  const { says, here } = sample;
  const line = sample.source.split('\n').findIndex((text) => /(#|\/\/) here$/.test(text)) + 1;
  expect(line).toBe(here);
  if (says.has('error')) {
    expect(end).toMatchObject({ kind: 'error', name: says.get('error'), line: here });
    expect(findings).toEqual([]);
    return;
  }
  const kind = says.has('fault') ? 'fault' : 'remark';
  expect(findings[0]).toMatchObject({
    kind,
    rule: says.get(kind),
    step: Number(says.get('step')),
    line: here,
  });
  expect(findings[0].text).not.toMatch(/undefined|NaN|null/);
  const { step, shouldBe } = findings[0];
  if (shouldBe === null) return;
  const { node, kind: moment } = findMoment(trace!, step!);
  expect(moment).toBe('exit');
  expect(trace!.score[node]).not.toBe(shouldBe);
  // It is what one of its own calls returned, or the other side's win.
  expect(
    [...trace!.children(node)].map((child) => trace!.score[child]).concat(-trace!.score[node]),
  ).toContain(shouldBe);
});

test('a dictionary of the moves of one call is no table of boards', async () => {
  const sample = right.find(({ name }) => name === '63-moves-and-values.py')!;
  expect((await findingsOf(sample)).findings).toEqual([]);
});

test('most of the faults that there are words for come up in a program that has them', () => {
  const told = new Set([...wrong.map(({ says }) => says.get('fault')), ...Object.values(mistakes)]);
  const never = Object.keys(words.faults).filter((rule) => !told.has(rule));
  expect(never.length).toBeLessThan(12);
});

test('a function of the rules may return nothing for an unfinished game', async () => {
  const position = parsePosition('oxx/.xo/o..') as Sample['position'];
  const asked = (call: string) => ({ call, language: 'python', position }) as const;
  for (const call of ['winner(board)', 'score(board)']) {
    const source = `def ${call.replace('(board)', '')}(board):\n    return None\n`;
    expect((await findingsOf({ ...asked(call), source })).findings).toEqual([]);
  }
});

/** What is wrong with the programs whose mistake a reader is to find; those that are not named here are right. */
const mistakes: Readonly<Record<string, string>> = {
  'stage-1': 'nothing-returned',
  'stage-2': 'no-moves-tried',
  'stage-3': 'no-moves-tried',
  'stage-4': 'last-child',
  'loses-to-a-threat': 'no-opponent',
  'throws-games-away': 'other-extreme',
  'gives-up-too-soon': 'marks-left',
  'will-not-finish': 'late-win',
  'loves-a-draw': 'base-missing',
  'does-not-look': 'no-search',
  'stops-at-the-first': 'only-first',
  'second-call': 'only-first',
  'no-opponent': 'other-extreme',
  chance: 'sum',
  sign: 'no-minus',
  'starts-at-zero': 'starts-at-zero',
  'lost-value': 'lost-value',
  'not-undone': 'no-room',
  shared: 'shared',
  'shared-window': 'shared-window',
  'shared-rows': 'shallow-copy',
  'value-for-move': 'move-for-value',
  'base-missing': 'base-missing',
  'plays-on': 'past-the-end',
  'full-first': 'end-score',
  'draw-unscored': 'draw-score',
  'infinite-wins': 'infinite-wins',
  'depth-sign': 'late-win',
  'bound-kept': 'bound-kept',
};

test.each(starts.filter(({ key }) => key !== 'assignment'))(
  '$file is told what is wrong with it, or nothing',
  async (start) => {
    const position = parsePosition(start.position) as Sample['position'];
    const { findings } = await findingsOf({ ...start, position, source: await start.text() });
    const faults = findings.filter(({ kind }) => kind === 'fault').map(({ rule }) => rule);
    expect(faults).toEqual(start.key in mistakes ? [mistakes[start.key]] : []);
  },
);

test('an error before any call returned is the own one of a program in which both sides have moved', async () => {
  const sample = right.find(({ name }) => name.startsWith('01-'))!;
  const source = sample.source.replace('return -1', 'return 1 // 0');
  const position = parsePosition('..x/.o./.ox') as MnkPosition;
  const run = await runHere({ source, language: 'python', call: 'minimax(board, True)', position });
  expect(run.end).toMatchObject({ kind: 'error', name: 'ZeroDivisionError' });
  expect(run.trace!.program.returned.some((each) => each >= 0)).toBe(false);
  expect(isOwnError(run)).toBe(true);
});
