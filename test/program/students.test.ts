import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { findLanguage, judge, usualLimits } from '../../src/program/index.ts';
import { sampled } from '../sample.ts';
import { checkHere } from './check/check-here.ts';
import { askFew, runHere } from './run-here.ts';

/** The mistakes of the programs that have one; all others are right. */
const mistakes: Readonly<Record<string, string>> = {
  'one-cell-off.py': 'has-won',
  'class-chooses-for-x.py': 'one-side',
  'dataclass-max-for-both.py': 'no-opponent',
  'every-win-loses.py': 'end-sign',
  'keeps-a-bound.py': 'bound-as-value',
  'rows-not-copied.py': 'shallow-copy',
  'record-that-shares-cells.js': 'no-room',
  'turns-zero-and-one-end-sign.py': 'end-view',
  'says-it-did-not-move.py': 'infinite-wins',
  'key-without-empty-cells.py': 'wrong-answer',
  'board-in-a-module-not-cleared.js': 'marks-left',
  'page-not-cleared.js': 'no-room',
  'constructor-with-its-own-board.js': 'never-kept',
  'cells-as-closures-not-cleared.js': 'marks-left',
  'side-of-one-letter.py': 'only-first',
  'bounds-of-any-name.py': 'marks-left',
  'one-sum-left-out.py': 'line-missed',
  'one-row-left-out.js': 'line-missed',
};

const folder = `${import.meta.dirname}/students`;

test.each(sampled(readdirSync(folder), 3))(
  'Check and Your code say the same, and what is true, of %s',
  async (path) => {
    const source = readFileSync(`${folder}/${path}`, 'utf8');
    const [language, mistake] = [findLanguage(path)!, mistakes[path] ?? null];
    const checked = await checkHere(source, { language, path });
    expect([checked.state, checked.first?.rule ?? null]).toEqual([mistake ? 'wrong' : 'right', mistake]);
    const wrong = checked.functions.filter(({ state }) => state === 'wrong');
    if (!mistake) expect(wrong).toEqual([]);

    const position = parsePosition('oxx/.xo/o..') as MnkPosition;
    const asked = { source, language, position, call: '' };
    const program = { ...asked, limits: usualLimits };
    const runAt = (there: MnkPosition, call: string) => runHere({ ...asked, position: there, call });
    const run = await runHere(program);
    const own = await judge({ program, run, runAt, ask: askFew(program) });
    const faults = [...own.findings, ...(own.smallest?.findings ?? [])].filter(
      ({ kind }) => kind === 'fault',
    );
    expect([own.isLosing, faults[0]?.rule ?? null]).toEqual([mistake !== null, mistake]);
    expect(own.asked).toBeGreaterThan(100);
  },
);

test('a function that keeps a bound is named by that mistake, also where its right search is called', async () => {
  const source = readFileSync(`${folder}/keeps-a-bound.py`, 'utf8');
  const position = parsePosition('oxx/.xo/o..') as MnkPosition;
  const call = 'alphabeta(board, -float("inf"), float("inf"), True)';
  const asked = { source, language: 'python', position, call } as const;
  const program = { ...asked, limits: usualLimits };
  const runAt = (there: MnkPosition, other: string) => runHere({ ...asked, position: there, call: other });
  const run = await runHere(program);
  const { findings, smallest } = await judge({ program, run, runAt, ask: askFew(program) });
  expect(findings[0]).toMatchObject({ kind: 'fault', rule: 'bound-as-value' });
  expect(smallest!.run.call).toBe('move(board)');
});
