import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../../src/game/index.ts';
import { judge, usualLimits, type Checked } from '../../../src/program/index.ts';
import { sampled } from '../../sample.ts';
import { chooserPrograms } from '../choosers.ts';
import { askHere, runHere, samples, type Sample } from '../run-here.ts';
import { checkHere } from './check-here.ts';

type Source = Pick<Sample, 'name' | 'source' | 'language'>;

/** The mistake that Your code names first, with its line; none for an error, which the end of the run says. */
async function judgeInYourCode(
  { source, language }: Source,
  at: Pick<Checked, 'call'> & { readonly position: string | null },
) {
  const position = parsePosition(at.position!) as MnkPosition;
  const program = { source, language, position, call: at.call, limits: usualLimits };
  const { findings, smallest } = await judge({
    program,
    run: await runHere(program),
    ask: askHere(program),
    runAt: (there, call) => runHere({ ...program, position: there, call }),
  });
  const fault = [...findings, ...(smallest?.findings ?? [])].find(({ kind }) => kind === 'fault');
  return fault ? [fault.rule, fault.line] : [];
}

/** What Check names without a call that shows it: Your code says it of the program as a whole. */
const unshown = ['plays-wrong', 'kept-results', 'looks-only-so-far', 'endless'];

const mistaken = chooserPrograms.flatMap(({ name, source, language, mistakes }) =>
  Object.entries(mistakes).map(([mistake, [from, to]]) => ({
    name: `${name}, which ${mistake}`,
    source: replaceLast(source, from, to),
    language,
  })),
);

function replaceLast(source: string, from: string, to: string): string {
  const at = source.lastIndexOf(from);
  return source.slice(0, at) + to + source.slice(at + from.length);
}

/** Compares what Your code names as pasted, and as Check opens it. */
async function compareVerdicts(program: Source, isOpened: boolean): Promise<void> {
  const { first, findings, state } = await checkHere(program.source, { language: program.language });
  const named = first ?? findings.find(({ kind }) => kind === 'fault') ?? null;
  const isShown = named !== null && state !== 'stops' && !unshown.includes(named.rule);
  const expected = isShown ? [named.rule, named.line] : [];
  expect(await judgeInYourCode(program, { call: '', position: 'oxx/.xo/o..' })).toEqual(expected);
  if (first && isOpened) expect(await judgeInYourCode(program, first)).toEqual(expected);
}

test.each(sampled([...samples('wrong'), ...samples('between')], 3))(
  '$name: Your code names the mistake and the line that Check names, as pasted and as Check opens it',
  (program) => compareVerdicts(program, true),
);

// A row of Check opens the function that chooses, alone: that its search is right is said of the whole program.
test.each(sampled(mistaken, 1))('$name: so does a function that chooses', (program) =>
  compareVerdicts(program, false),
);
