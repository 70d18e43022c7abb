import { expect, test } from 'vitest';
import { readPrograms } from '../../src/build/read-site.ts';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import type { JudgedCase } from '../../src/program/findings/judge-call.ts';
import { countLarge } from '../../src/program/findings/play-boards.ts';
import { judge, usualLimits, type Judgement } from '../../src/program/index.ts';
import { sampled } from '../sample.ts';
import { askFew, askHere, runHere, samples } from './run-here.ts';

async function judged(
  folder: string,
  name: string,
  tellFirst?: JudgedCase['tellFirst'],
  at?: MnkPosition,
): Promise<Judgement> {
  const found = samples(folder).find((each) => each.name === name)!;
  const sample = at ? { ...found, position: at } : found;
  const { source, call, position, language } = sample;
  return judge({
    program: { source, call, position, language, limits: usualLimits },
    run: await runHere(sample),
    ask: askHere(sample),
    runAt: (there: MnkPosition, asked) => runHere({ ...sample, position: there, call: asked }),
    ...(tellFirst && { tellFirst }),
  });
}

test('a program that plays right learns in how many positions it did, and a quick one is tried in all', async () => {
  const first: [Judgement, number][] = [];
  const { isLosing, asked, text } = await judged('right', '08-alpha-beta-fail-hard.py', (judgement, more) =>
    first.push([judgement, more]),
  );
  // All positions with one to six empty cells, for both sides.
  const most = { isLosing: false, findings: [], smallest: null, asked: 4438 };
  expect(first).toMatchObject([[{ ...most, text: expect.stringContaining('4,438') as string }, 82]]);
  expect({ isLosing, asked }).toEqual({ isLosing: false, asked: 4520 });
  expect(text).toContain('4,520');
});

test('a program is tried in the largest positions only if its work so far shows that they are quick', () => {
  const played = {
    asked: 4438,
    answered: 4438,
    isMoves: true,
    loss: null,
    silence: null,
    mixed: null,
    slow: { win: null, defeat: null },
  };
  const count = (work: number) => countLarge({ ...played, sides: ['x', 'o'], work });
  expect([0.1, 1, 10, 100, Infinity].map(count)).toEqual([82, 82, 0, 0, 0]);
  expect(countLarge({ ...played, sides: ['o'], work: 1 })).toBe(9);
});

test('a function that only shows an end, and of which nothing uses what it returns, is not blamed', async () => {
  const sample = samples('kinds').find(({ name }) => name === 'one-side-of-a-page.js')!;
  const source = sample.source.replace('Math.max : Math.min', 'Math.max : Math.max');
  const program = { ...sample, source, call: 'bestSpot()' };
  const { findings, isLosing } = await judge({
    program: { ...program, limits: usualLimits },
    run: await runHere(program),
    ask: askFew(program),
    runAt: (position, call) => runHere({ ...program, position, call }),
  });
  expect(isLosing).toBe(true);
  expect(findings.map(({ rule }) => rule)).not.toContain('terminal');
});

test('a function that knows wins alone is not blamed where the search itself sees full boards', async () => {
  const { findings, isLosing } = await judged('wrong', '48-max-for-both-and-draws-apart.py');
  expect(isLosing).toBe(true);
  expect(findings.map(({ rule }) => rule)).toEqual(['no-opponent']);
});

// What looks only so far is spoken of below. Each is asked in thousands of positions.
const right = samples('right').filter(({ name }) => !name.includes('depth-limit'));

test.each(sampled(right, 1))('$name plays right', async ({ name }) => {
  const { isLosing, smallest, text, findings } = await judged('right', name);
  const faults = findings.filter(({ kind }) => kind === 'fault');
  expect({ isLosing, smallest, text, faults }).toMatchObject({ isLosing: false, smallest: null, faults: [] });
});

test('a program that moves only one side is tried where that side is to move', async () => {
  const sample = samples('right').find(({ name }) => name === '46-global-board-and-scores.js')!;
  const { source, call, language } = sample;
  // O is to move here, and the program moves X.
  const position = parsePosition('xox/oox/.x.') as MnkPosition;
  const { isLosing, asked, findings } = await judge({
    program: { source, call, position, language, limits: usualLimits },
    run: await runHere({ ...sample, position }),
    ask: askHere({ ...sample, position }),
    runAt: (there: MnkPosition, written) => runHere({ ...sample, position: there, call: written }),
  });
  expect({ isLosing, asked }).toEqual({ isLosing: false, asked: 2350 });
  expect(findings.every(({ kind }) => kind === 'remark')).toBe(true);
  expect(findings[0].rule).toBe('other-side');
});

test('a program with a depth limit learns what the limit costs, and is accused of nothing', async () => {
  const { isLosing, findings, smallest } = await judged('right', '24-depth-limit.py');
  expect({ isLosing, findings }).toEqual({ isLosing: false, findings: [] });
  expect(smallest).not.toBeNull();
});

test('a program that loses value is shown the smallest position in which it does, and its fault there', async () => {
  const { isLosing, smallest } = await judged('wrong', '03-max-everywhere.py');
  expect(isLosing).toBe(true);
  const { x, o } = smallest!.position;
  expect(9 - (x | o).toString(2).replaceAll('0', '').length).toBeLessThanOrEqual(3);
  expect(smallest!.findings[0]).toMatchObject({ kind: 'fault', rule: 'no-opponent', line: 27 });
});

test.each(['20-one-diagonal.py', '34-one-diagonal.js'])(
  'where %s goes wrong, its own rules are asked about every board, and the first that differs is named alone',
  async (name) => {
    const { findings } = await judged('wrong', name);
    // What it leads to, in other helpers and in the search, is not blamed as well.
    expect(findings.map(({ rule, kind }) => [rule, kind])).toEqual([['winner', 'fault']]);
  },
);

test('a wrong function is shown on a won board of the run, at the call that got it', async () => {
  const sample = samples('wrong').find(({ name }) => name === '20-one-diagonal.py')!;
  const position = parsePosition('x../oxx/xoo') as MnkPosition;
  const { findings, text } = await judged('wrong', sample.name, undefined, position);
  expect(text).not.toBe('');
  expect(findings).toHaveLength(1);
  const [{ rule, step, text: said }] = findings;
  expect(rule).toBe('winner');
  const { trace } = await runHere({ ...sample, position });
  const node = Array.from({ length: trace!.length }, (_, at) => at).find(
    (at) => trace!.exitStep(at) === step,
  )!;
  expect(said).toContain(position.game.format(trace!.position(node)));
  expect(position.game.outcome(trace!.position(node))).toBe('x');
  expect(trace!.score[node]).toBe(0);
});

test('a mistake that needs earlier calls is not shown in a run of its own', async () => {
  const { isLosing, smallest, text } = await judged('between', 'bounds-kept.py');
  expect({ isLosing, smallest }).toEqual({ isLosing: true, smallest: null });
  // It says on which board.
  expect(text).toMatch(/[xo.]{3}\/[xo.]{3}\/[xo.]{3}/);
});

test('a table that misleads only calls for the other side is doubted', async () => {
  const { isLosing, findings } = await judged('between', 'kept-for-one-side.py');
  expect(isLosing).toBe(false);
  expect(findings).toContainEqual(expect.objectContaining({ kind: 'remark', rule: 'kept-for-one' }));
});

test('the smallest board where a program goes wrong is the smallest of both sides', async () => {
  const { smallest } = await judged('wrong', '05-sign-of-the-other.py');
  expect(smallest!.position.toMove).toBe('o');
  expect(smallest!.position.game.moves(smallest!.position)).toHaveLength(2);
});

test('a right program learns where it wins late, and where it loses too soon', async () => {
  const { isLosing, findings } = await judged('forms', 'negamax.py');
  expect(isLosing).toBe(false);
  expect(findings.map(({ kind, rule }) => [kind, rule])).toEqual([
    ['remark', 'wins-late'],
    ['remark', 'gives-up'],
  ]);
});

/** Judges a program of another kind with a mistake. */
async function judgeMistaken(name: string, from: string, to: string, most?: number): Promise<Judgement> {
  const sample = samples('kinds').find((each) => each.name === name)!;
  const source = sample.source.replace(from, to);
  expect(source).not.toBe(sample.source);
  const program = { ...sample, source, call: sample.says.get('made')! };
  return judge({
    program: { ...program, limits: usualLimits },
    run: await runHere(program),
    ask: askFew(program, most),
    runAt: (position, call) => runHere({ ...program, position, call }),
  });
}

test.each(['-1', '"none"'])(
  'a program that answers most boards with a move plays wrong where it answers %s',
  async (answer) => {
    const { isLosing, text } = await judgeMistaken(
      'private-methods.js',
      'let best = null;\n    let bestScore = -Infinity;',
      `let best = ${answer};\n    let bestScore = 0;`,
    );
    expect(isLosing).toBe(true);
    // What it returns is quoted, and no cell is named.
    expect(text).toContain(`returns ${answer},`);
  },
);

test.each(['None', '-1', '9'])(
  'where a program returns %s for no move, its moves are not taken for values',
  async (none) => {
    const given = readPrograms('.').get('stage-5.py')!;
    const choice = `
def best_move(board):
    best, chosen = 0, ${none}
    for move in moves(board):
        value = minimax(play(board, move, "X"), False)
        if value > best:
            best, chosen = value, move
    return chosen
`;
    // Its answer here is 1, the best cell, and also what a win counts.
    const position = parsePosition('x../..o/ox.') as MnkPosition;
    const program = {
      source: given + choice,
      language: 'python',
      call: 'best_move(board)',
      position,
    } as const;
    const { isLosing, text } = await judge({
      program: { ...program, limits: usualLimits },
      run: await runHere(program),
      ask: askFew(program),
      runAt: (there, call) => runHere({ ...program, position: there, call }),
    });
    expect({ isLosing, text }).toEqual({
      isLosing: true,
      text: expect.stringContaining(`returns ${none},`) as string,
    });
  },
);

test('a program whose answers are neither moves nor values learns what it returns', async () => {
  const { isLosing, asked, text } = await judgeMistaken(
    'private-methods.js',
    'return best;',
    'return this.#me;',
  );
  expect({ isLosing, asked }).toEqual({ isLosing: false, asked: 0 });
  expect(text).toContain('"X"');
});

test('a search that looks further and further is not excused by its first looks', async () => {
  const swapped = 'b, depth - 1, -beta, -alpha';
  const kept = 'b, depth - 1, -alpha, -beta';
  const { isLosing } = await judgeMistaken('deepened-for-each-move.py', swapped, kept, Infinity);
  expect(isLosing).toBe(true);
});
