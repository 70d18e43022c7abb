import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { judge, usualLimits, type Judgement } from '../../src/program/index.ts';
import { sampled } from '../sample.ts';
import { chooserPrograms, type ChooserProgram } from './choosers.ts';
import { askFew, runHere } from './run-here.ts';

/** The call is the search, as for the empty board of a page, where a program that moves second cannot choose. */
async function judgeSearch(source: string, { language, name }: ChooserProgram): Promise<Judgement> {
  const position = parsePosition('oxx/.xo/o..') as MnkPosition;
  const offer = (await runHere({ source, language, call: '', position })).offered.find(
    (each) => each.name === 'minimax',
  )!;
  for (const call of [
    offer.text,
    offer.text.replace(/True|true/, (text) => (text === 'True' ? 'False' : 'false')),
  ]) {
    const program = { source, language, call, position };
    const run = await runHere(program);
    const judgement = await judge({
      program: { ...program, limits: usualLimits },
      run,
      ask: askFew(program, 400),
      runAt: (at, asked) => runHere({ ...program, position: at, call: asked }),
    });
    if (judgement.asked > 0) return judgement;
  }
  throw new Error(`${name}: no call of the search could be judged`);
}

test.each(sampled(chooserPrograms, 3))('$kind: the right program is called right', async (program) => {
  const { isLosing, findings, text } = await judgeSearch(program.source, program);
  expect({ isLosing, findings: findings.filter(({ kind }) => kind === 'fault') }).toEqual({
    isLosing: false,
    findings: [],
  });
  expect(text).toMatch(new RegExp(`In [\\d,]+ positions .* In [\\d,]+ positions ${program.name} chose`));
});

const mistakes = chooserPrograms.flatMap((program) =>
  Object.entries(program.mistakes).map(([mistake, [right, wrong]]) => ({
    ...program,
    mistake,
    right,
    wrong,
  })),
);

test.each(sampled(mistakes, 5))('$kind: $mistake', async ({ right, wrong, mistake, ...program }) => {
  expect(program.source).toContain(right);
  const at = program.source.lastIndexOf(right);
  const source = program.source.slice(0, at) + wrong + program.source.slice(at + right.length);
  const { isLosing, findings, smallest } = await judgeSearch(source, program);
  const [fault] = findings;
  expect(fault.text).toContain(program.name);
  expect(smallest!.run.call).toContain(`${program.name}(`);
  const line = source.split('\n')[fault.line! - 1];
  const certain = program.certain?.find((each) => wrong.includes(each));
  const rule = certain
    ? 'wrong-turn'
    : mistake === 'forgets to take it back'
      ? 'marks-left'
      : 'wrong-chooser';
  expect({ isLosing, ...fault }).toMatchObject({ isLosing: true, kind: 'fault', rule });
  expect(fault.isLineWrong).toBe(certain !== undefined);
  expect(line).toContain(certain ?? (rule === 'marks-left' ? 'minimax(' : program.name));
});
