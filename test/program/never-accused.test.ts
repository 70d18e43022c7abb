import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { isOwnError, judge, usualLimits } from '../../src/program/index.ts';
import { words } from '../../src/words/index.ts';
import { sampled } from '../sample.ts';
import { askFew, runHere, samples } from './run-here.ts';
import { strangers, type Stranger } from './strangers.ts';

/** Each of its own kind too, in a file; `made` is the call that is made. */
const kinds = samples('kinds').map(({ name, says, language, source }): Stranger => ({
  kind: name,
  source,
  language,
  position: says.get('position')!,
  made: says.get('made') ?? '',
}));

function readProgram({ source, language = 'python', call = '', position = 'oxx/.xo/o..' }: Stranger) {
  const at = parsePosition(position) as MnkPosition;
  return { source, language, call, position: at };
}

test.each(sampled([...strangers, ...kinds], 12))('no line of $kind is red', async (stranger) => {
  const program = readProgram(stranger);
  const run = await runHere(program);
  expect(run.call).toBe(stranger.made);
  expect(isOwnError(run)).toBe(false);
  if (run.end.kind === 'error') return;
  const asked = { ...program, call: run.call };
  const { findings, isLosing } = await judge({
    program: { ...asked, limits: usualLimits },
    run,
    ask: askFew(asked),
    runAt: (there, call) => runHere({ ...asked, position: there, call }),
  });
  expect({ faults: findings.filter(({ kind }) => kind === 'fault'), isLosing }).toEqual({
    faults: [],
    isLosing: false,
  });
});

test.each([
  'object-cells.py',
  'objects-with-members.py',
  'automatic-members-in-rows.py',
  'data-objects-in-rows.py',
  'letters-and-a-signed-side.py',
  'lists-of-jquery.js',
  'masks-and-a-turn-in-a-tuple.py',
  'masks-taken-apart.js',
  'named-tuples-with-a-short-name.py',
  'number-in-base-three.js',
  'number-in-base-three.py',
  'x-to-move.js',
])('the cells of %s are read as the marks that they hold', async (name) => {
  const { trace, reading } = await runHere(readProgram(kinds.find(({ kind }) => kind === name)!));
  expect(trace!.length).toBeGreaterThan(9);
  expect(reading).toMatchObject({ cells: { how: 'seen' }, call: { how: 'seen' } });
});

test.each(sampled(samples('right'), 6))(
  '$name is not accused for a call that Plybook chose',
  async (sample) => {
    const run = await runHere({ ...sample, call: '' });
    expect(isOwnError(run)).toBe(false);
  },
);

test('the reading of a program, with the source of each entry, is one plain object', async () => {
  const numbered = strangers.find(({ kind }) => kind.includes('that constants name'))!;
  const { reading } = await runHere(readProgram(numbered));
  expect(structuredClone(reading)).toEqual({
    search: { value: ['search'], how: 'seen' },
    call: { value: 'search(board, True)', how: 'seen' },
    board: { value: null, how: 'seen' },
    cells: { value: { x: 52, o: 61, empty: 40 }, how: 'seen' },
    max: { value: 'x', how: 'seen' },
    isNegamax: false,
    usesBoard: true,
    begins: 'x',
  });
});

test('a missing argument is named, and the call is not made', async () => {
  const lacking = strangers.find(({ kind }) => kind.includes('nothing tells'))!;
  const { offered, end, trace } = await runHere(readProgram(lacking));
  expect({ end, trace }).toEqual({ end: { kind: 'nothing' }, trace: null });
  expect(offered).toMatchObject([{ text: 'search(board, mine, theirs, True)', missing: ['mine', 'theirs'] }]);
});

test('a call for the side that is not to move gets a sentence on that instead of a fault', async () => {
  const { source, position, language } = samples('wrong').find(({ name }) => name.startsWith('03-'))!;
  const program = {
    source: source.replace(/^board = .*$/m, ''),
    position,
    language,
    call: 'minimax(board, "O")',
  };
  const run = await runHere(program);
  const { findings, text } = await judge({
    program: { ...program, limits: usualLimits },
    run,
    ask: askFew(program),
    runAt: (there, call) => runHere({ ...program, position: there, call }),
  });
  expect(findings).toEqual([]);
  expect(text).toBe(words.judgement.otherSide('o', 'x', true));
});
