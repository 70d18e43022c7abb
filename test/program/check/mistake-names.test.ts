import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../../src/game/index.ts';
import { findMistake, judge, usualLimits, type Checked } from '../../../src/program/index.ts';
import { starts } from '../../../src/program/starts/index.ts';
import { sampled } from '../../sample.ts';
import { askHere, runHere } from '../run-here.ts';
import { checkHere } from './check-here.ts';

const named = starts.filter(({ group }) => group === 'named');

const findFirst = (rules: readonly string[]) =>
  rules.map((rule) => findMistake(rule)).find((each) => each !== null) ?? null;

/** The mistake that Your code links to, also after “Show the smallest board”. */
async function nameInYourCode(
  { language }: (typeof named)[number],
  source: string,
  at: Pick<Checked, 'call'> & { readonly position: string | null },
) {
  const program = { source, language, call: at.call, position: parsePosition(at.position!) as MnkPosition };
  const { findings, smallest, isShallow } = await judge({
    program: { ...program, limits: usualLimits },
    run: await runHere(program),
    ask: askHere(program),
    runAt: (position, call) => runHere({ ...program, position, call }),
  });
  const rules = [...findings, ...(smallest?.findings ?? [])].map(({ rule }) => rule);
  return findFirst(isShallow ? [...rules, 'looks-only-so-far'] : rules);
}

test.each(sampled(named, 4))('Check and Your code give the mistake in $file its name', async (start) => {
  const source = await start.text();
  const { language, file: path, key } = start;
  // Only 2 of all positions show a bound that is kept.
  const rung = key === 'bound-kept' ? 'all' : 'glance';
  const { state, first, findings } = await checkHere(source, { language, path }, { rung });
  const rules = first ? [first.rule] : findings.map(({ rule }) => rule);
  expect([state, findFirst(rules)]).toEqual([first ? 'wrong' : 'right', key]);
  // As it is pasted, and as a row of Check opens it.
  expect(await nameInYourCode(start, source, { call: '', position: 'oxx/.xo/o..' })).toBe(key);
  if (first) expect(await nameInYourCode(start, source, first)).toBe(key);
});
