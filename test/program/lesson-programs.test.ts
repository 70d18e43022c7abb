import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPrograms } from '../../src/build/read-site.ts';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { goalNames, judge, checkGoals, usualLimits, type GoalName } from '../../src/program/index.ts';
import { sampled } from '../sample.ts';
import { askHere, runHere } from './run-here.ts';

/** A program of a lesson that something is asked of. */
interface Asking {
  readonly lesson: string;
  readonly id: string;
  readonly call: string;
  readonly position: MnkPosition;
  readonly asks: readonly GoalName[];
  readonly source: string;
  /** What the solutions after it define; those of the whole lesson where none follow. */
  readonly solution: string;
}

/** What is changed in the programs of lesson 12, whose solutions show no program. */
const mends: Readonly<Record<string, readonly [string, string]>> = {
  'mend-throws-games-away': ['to_move(board) == O', 'to_move(board) == X'],
  'mend-gives-up-too-soon': ['other(side))\n', 'other(side))\n        board[cell] = None\n'],
  'mend-will-not-finish': ['return WIN + depth', 'return WIN - depth'],
  'mend-loves-a-draw': ['if score:', 'if score is not None:'],
  'mend-does-not-look': ['if score is not None:', 'if score != 0 or not empty_cells(board):'],
};

const starts = readPrograms('.');

const programs = readdirSync('lessons').flatMap((lesson): Asking[] => {
  const text = readFileSync(`lessons/${lesson}`, 'utf8');
  const [, ...parts] = text.split(/(?=^<ply-program )/m);
  return parts.flatMap((part): Asking[] => {
    const [tag] = /^<[^]*?>/.exec(part)!;
    const attribute = (name: string) => new RegExp(` ${name}=(["'])(.*?)\\1`).exec(tag)?.[2] ?? '';
    const [, file, inside] = /^```python ?(.*)\n([^]*?)```$/m.exec(part)!;
    const own = solutionsIn(part.slice(part.indexOf('</ply-program>')));
    const asks = attribute('asks').split(' ');
    return attribute('asks') === ''
      ? []
      : [
          {
            lesson,
            id: attribute('id'),
            call: attribute('call'),
            position: parsePosition(attribute('position')) as MnkPosition,
            asks: goalNames.filter((name) => asks.includes(name)),
            source: file === '' ? inside : starts.get(file)!,
            solution: own || solutionsIn(text),
          },
        ];
  });
});

function solutionsIn(text: string): string {
  const solutions = [...text.matchAll(/^:::solution [^]*?^:::$/gm)].map(([solution]) => solution);
  const code = solutions.flatMap((each) => [...each.matchAll(/^```python\n([^]*?)^```$/gm)]);
  return code.map(([, program]) => program).join('\n');
}

async function missing({ call, position, asks }: Asking, source: string): Promise<GoalName[]> {
  const program = { source, call, position, language: 'python', limits: usualLimits } as const;
  const run = await runHere(program);
  const known = {
    program: { ...program, call: run.call },
    run,
    ask: askHere({ ...program, call: run.call }),
    runAt: (there: MnkPosition, asked: string) => runHere({ ...program, position: there, call: asked }),
  };
  const goals = await checkGoals(asks, { ...known, judgement: () => judge(known) });
  return goals.filter(({ isMet }) => !isMet).map(({ name }) => name);
}

test('lessons ask for programs', () => {
  expect(programs.length).toBeGreaterThan(8);
});

// Each plays in thousands of positions.
describe.each(sampled(programs, 2))('$lesson, $id', (program) => {
  const { id, source, solution } = program;

  test('is not done as it is given', async () => {
    expect(await missing(program, source)).not.toEqual([]);
  });

  test('is done with its solution', async () => {
    const mended = mends[id] ? source.replace(...mends[id]) : `import math\n${source}\n${solution}`;
    expect(mended).not.toBe(source);
    expect(await missing(program, mended)).toEqual([]);
  });
});
