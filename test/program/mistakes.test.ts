import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { findLanguage, judge, usualLimits } from '../../src/program/index.ts';
import { sampled } from '../sample.ts';
import { mistakes, names, type Mistake } from './mistaken-forms.ts';
import { askFew, runHere } from './run-here.ts';

/** Most boards with as many empty cells that are asked at first. Where nothing is found there, all are asked. */
const ASKED = 400;

function readForm(form: string): string {
  return readFileSync(`${import.meta.dirname}/forms/${form}`, 'utf8');
}

function makeWrong({ form, change }: Mistake): string {
  return change.reduce((text, [right, wrong]) => {
    if (!text.includes(right))
      throw new Error(`invalid mistake in ${form}: no "${right}", expected its text`);
    return text.replaceAll(right, wrong);
  }, readForm(form));
}

/** The verdict on a program, and the names of its faults, the most useful first. */
async function judgeHere(form: string, source: string, at: string, most = ASKED) {
  const call = /call: (.*)/.exec(source)![1];
  const program = { source, call, language: findLanguage(form)!, position: parsePosition(at) as MnkPosition };
  const run = await runHere(program);
  const { findings, smallest, isLosing, asked, text } = await judge({
    program: { ...program, limits: usualLimits },
    run,
    ask: askFew(program, most),
    runAt: (there, written) => runHere({ ...program, position: there, call: written }),
  });
  const told = [...findings, ...(smallest?.findings ?? [])]
    .filter(({ kind }) => kind === 'fault')
    .map(({ rule }) => rule);
  return { told, isLosing, asked, isShallow: smallest !== null && !isLosing, text };
}

const isFound = ({ told, isLosing, isShallow }: Awaited<ReturnType<typeof judgeHere>>) =>
  told.length > 0 || isLosing || isShallow;
const isNamed = (belief: Mistake['belief'], { told, isShallow }: Awaited<ReturnType<typeof judgeHere>>) =>
  (names[belief] as readonly string[]).includes(told[0] ?? (isShallow ? 'shallow' : ''));

const checked = sampled(mistakes, 10);
const unnamed: string[] = [];

test.each(checked)('$belief in $form is found', async (mistake) => {
  const { belief, form, at } = mistake;
  const source = makeWrong(mistake);
  const atFirst = await judgeHere(form, source, at);
  const verdict = isFound(atFirst) ? atFirst : await judgeHere(form, source, at, Infinity);
  if (!isNamed(belief, verdict)) unnamed.push(`${belief} in ${form}: ${verdict.told[0] ?? verdict.text}`);
  expect(isFound(verdict)).toBe(true);
});

test('nine of ten are named', () => {
  expect(unnamed.length, unnamed.join('\n')).toBeLessThanOrEqual(checked.length / 10);
});

test.each([...new Set(mistakes.map(({ form }) => form))])('%s is right and gets no finding', async (form) => {
  for (const at of ['oxx/.xo/o..', '.o./..x/ox.'])
    expect(await judgeHere(form, readForm(form), at)).toMatchObject({
      told: [],
      isLosing: false,
      isShallow: false,
    });
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('on a slow machine right and wrong programs get the same verdict', async () => {
  const wrong = mistakes.find(({ belief, form }) => belief === 'no-opponent' && form === 'class.py')!;
  // An engine looks at the clock a hundred times in a millisecond of Python, and each 1.7 milliseconds of JavaScript.
  const programs = [
    ['negamax.py', readForm('negamax.py'), 0.01],
    ['rows.js', readForm('rows.js'), 1.7],
    ['class.py', makeWrong(wrong), 0.01],
  ] as const;
  /** The clock goes on with each look at it, and so with the work that is done, on whatever machine this runs. */
  const judgeAll = async (times: number) => {
    const all = [];
    for (const [form, source, usual] of programs) {
      let time = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => (time += times * usual));
      // The text differs, so nothing is taken from the run before.
      all.push(await judgeHere(form, source + '\n'.repeat(times), 'oxx/.xo/o..'));
    }
    return all;
  };
  const quick = await judgeAll(1);
  expect(await judgeAll(40)).toEqual(quick);
  expect(quick.map(({ isLosing }) => isLosing)).toEqual([false, false, true]);
});
