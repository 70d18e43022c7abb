import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { startText } from './start-text.ts';
import { languages, listUnwritten } from '../../src/program/index.ts';
import { starts } from '../../src/program/starts/index.ts';
import { search, type ProgramTrace, type SearchOptions, type Trace } from '../../src/search/index.ts';
import { runHere, samples } from './run-here.ts';

/** What each right starting point is to be recorded equal to. */
const equals: Readonly<Record<string, SearchOptions>> = {
  'stage-5': {},
  'two-functions': {},
  'best-move': {},
  'value-and-move': {},
  negamax: {},
  'alpha-beta': { algorithm: 'alpha-beta' },
  cache: { memo: 'positions' },
  'depth-penalty': { scoring: 'depth' },
  'game-class': { scoring: 'depth' },
  'prints-its-boards': {},
};

const right = samples('right');
const begun = starts.filter(({ group, key }) => group === 'read' || key in equals);

test.each(begun)('$file is recorded as our search of the same kind', async (start) => {
  expect(equals).toHaveProperty([start.key]);
  const position = parsePosition(start.position) as MnkPosition;
  const { trace } = await runHere({ ...start, source: await start.text(), position });
  const ours = search(position, equals[start.key]);
  expectEqual(trace, ours);
});

test.each(starts.filter(({ key }) => key === 'game-class'))(
  '$file chooses a move as it scores one, and counts the depth from that move',
  async (start) => {
    const position = parsePosition(start.position) as MnkPosition;
    const call = start.call.replace('minimax', 'decision');
    const { trace } = await runHere({ ...start, call, source: await start.text(), position });
    const ours = search(position, { scoring: 'depth', depthFrom: 'move' });
    expectEqual(trace, ours);
    expect(trace!.findFunction(0).name).toBe('decision');
  },
);

test.each([
  ['minimax(board, 0, true)', 10, { depthFrom: 'root' }],
  ['minimax(board, 0, true)', 100, { depthFrom: 'root' }],
  ['findBestMove(board)', 100, { depthFrom: 'move' }],
])(
  '%s with a win of %i less the depth is compared with a search that scores alike',
  async (call, win, from) => {
    const source = (await startText('depth-penalty.js')).replace('WIN = 10;', `WIN = ${win};`);
    const position = parsePosition('oxx/.xo/o..');
    const { trace } = await runHere({ source, language: 'javascript', call, position });
    const { scoring, ...others } = trace!.options;
    expect([scoring.name, others]).toEqual(['depth', expect.objectContaining({ win, ...from })]);
  },
);

test.each(right)('$name is run to its end and recorded as it says', async (sample) => {
  const { trace, end } = await runHere(sample);
  expect(end).toEqual({ kind: 'done' });
  const equal = sample.says.get('equal');
  if (equal) expectEqual(trace, search(sample.position, optionsIn(equal)));
  else expect(trace!.length).toBeGreaterThan(10);
});

const assignments = starts.filter(({ key }) => key === 'assignment');

test.each(starts.filter(({ key }) => key === 'judge'))(
  '$file is one call that answers nothing',
  async (start) => {
    const position = parsePosition(start.position) as MnkPosition;
    const { trace, end } = await runHere({ ...start, source: await start.text(), position });
    expect(end).toEqual({ kind: 'done' });
    expect([trace!.length, trace!.readReturned(0)]).toEqual([1, languages[start.language].write(null)]);
  },
);

test.each(assignments)('$file stops in words at what is still to be written', async (assignment) => {
  const position = parsePosition(assignment.position);
  const source = await assignment.text();
  const run = await runHere({ ...assignment, source, position });
  expect(run.end).toMatchObject({
    kind: 'error',
    text: expect.stringMatching(/still to be written/) as string,
  });
  const named = listUnwritten(run, source).map(({ name }) => name);
  expect(named).toEqual(['player', 'actions', 'winner', 'terminal', 'utility', 'result', 'minimax']);
});

/** The options that `scoring=depth memo=positions` writes; none for `plain`. */
function optionsIn(text: string): SearchOptions {
  return text === 'plain' ? {} : Object.fromEntries(text.split(' ').map((part) => part.split('=')));
}

function expectEqual(trace: ProgramTrace | null, ours: Trace): void {
  expect(trace).not.toBeNull();
  for (const column of ['parent', 'move', 'end', 'score'] as const)
    expect([column, ...trace![column]]).toEqual([column, ...ours[column]]);
}
