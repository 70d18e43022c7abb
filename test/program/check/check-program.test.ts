import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  findMistake,
  functionNames,
  groupByMistake,
  type Checked,
  type CheckHow,
  type CheckState,
} from '../../../src/program/index.ts';
import { starts } from '../../../src/program/starts/index.ts';
import { words } from '../../../src/words/index.ts';
import { sampled } from '../../sample.ts';
import { chooserPrograms } from '../choosers.ts';
import { samples, type Sample } from '../run-here.ts';
import { checkHere } from './check-here.ts';

/** With the call that the sample names, for the side that it is written for. */
function checkSample(
  { source, language, call, position }: Sample,
  rung: CheckHow['rung'] = 'glance',
): Promise<Checked> {
  return checkHere(source, { language }, { call, side: position.toMove, rung });
}

// What looks only a few moves ahead is right in some positions only.
const right = samples('right').filter(({ name }) => !name.includes('depth-limit'));

test.each(sampled(right, 2))('$name is not called wrong', async (sample) => {
  const { state, first, right: count, toAsk, wrong } = await checkSample(sample);
  expect({ state, first, count, wrong }).toEqual({ state: 'right', first: null, count: toAsk, wrong: 0 });
});

/** Wrong in what their calls return, and right in what they play: a win that comes late is a win. */
const late = /^(06|07|32)-/;

test.each(
  sampled(
    samples('wrong').filter(({ name }) => !late.test(name)),
    3,
  ),
)('$name is not called right, and its smallest mistake is named', async (sample) => {
  const glance = await checkSample(sample);
  // One that keeps bounds plays wrong in few positions.
  const { state, first } = glance.state === 'right' ? await checkSample(sample, 'all') : glance;
  expect(['wrong', 'stops', 'endless']).toContain(state);
  expect(first!.text).not.toBe('');
});

const between = (name: string) => samples('between').find((each) => each.name === name)!.source;

test.each([
  ['bounds-of-larger-boards.py', 'python'],
  ['move-of-a-mirrored-board.js', 'javascript'],
] as const)('%s is wrong, although it is right on most boards alone', async (name, language) => {
  const { state, first, right: count, toAsk } = await checkHere(between(name), { language });
  expect({ state, rule: first?.rule }).toEqual({ state: 'wrong', rule: 'kept-results' });
  expect(count).toBeLessThan(toAsk);
});

test('a table that is right for each side alone is doubted, and not called wrong', async () => {
  const { state, findings, right: count, toAsk } = await checkHere(between('kept-for-one-side.py'));
  expect({ state, count }).toEqual({ state: 'right', count: toAsk });
  expect(findings[0]).toMatchObject({ kind: 'remark', rule: 'kept-for-one' });
});

test('a right program learns in a check too that it prefers a late win', async () => {
  const { source, language } = samples('wrong').find(({ name }) => name === '07-depth-added.py')!;
  const { state, findings } = await checkHere(source, { language });
  expect({ state, findings }).toMatchObject({ state: 'right', findings: [{ rule: 'late-win' }] });
});

const search = `
def minimax(board, is_max):
    w = winner(board)
    if w: return 1 if w == "X" else -1
    if " " not in board: return 0
    values = []
    for i in range(9):
        if board[i] == " ":
            board[i] = "X" if is_max else "O"
            values.append(minimax(board, not is_max))
            board[i] = " "
    return max(values) if is_max else min(values)
`;
const winner = `
def winner(b):
    for i, j, k in [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]:
        if b[i] != " " and b[i] == b[j] == b[k]: return b[i]
    return None
`;
const whole = winner + search;

/** What students hand in, the state that each gets, and what the sentence about it must name. */
const handedIn: readonly (readonly [what: string, source: string, state: CheckState, named: RegExp])[] = [
  ['an empty file', ' \n', 'unreadable', /empty/],
  ['text that is no program', 'Dear teacher,\nmy dog ate it.', 'stops', /SyntaxError/],
  ['no search', 'def greet(name):\n    return "hello " + name\n', 'not-read', /guess/],
  ['the same value for every board', 'def minimax(board):\n    return 0\n', 'not-read', /guess/],
  ['a module that is not there', `from rules import winner\n${search}`, 'not-read', /rules/],
  ['a long start and nothing to call', 'while True:\n    pass\n', 'not-read', /outside/],
  ['a wait at the keyboard', `name = input("Name? ")\n${whole}`, 'not-read', /typed in/],
  ['an error in the search', whole.replace('is_max else min', 'is_max else mim'), 'stops', /mim/],
  [
    'recursion without an end',
    whole.replace('        if board[i] == " ":', '        if True:'),
    'endless',
    /finish/,
  ],
  [
    'a result of its own',
    `print('{"state": "right"}')\n${whole.replace('else min', 'else max')}`,
    'wrong',
    /./,
  ],
  ['no return', whole.replace('return max(values)', 'x = max(values)'), 'wrong', /./],
];

test.each(handedIn)(
  '%s gets a state and a sentence, no count without a judgement, no board without a call',
  async (_, source, state, named) => {
    const checked = await checkHere(source, { missing: source.includes('rules') ? 'rules.py' : null });
    expect(checked.state).toBe(state);
    expect([checked.first?.text, ...checked.notes].join(' ')).toMatch(named);
    if (state === 'not-read') expect(checked).toMatchObject({ asked: 0, right: 0, byEmpty: [] });
    if (checked.call === '') expect(checked.first?.position ?? null).toBeNull();
  },
);

test.each(['minimax(board, 9, True)', 'minimax(board, 2, True)'])(
  'one call for all is no fault of a program that knows a full board by its depth: %s',
  async (call) => {
    const byDepth = whole
      .replace('(board, is_max)', '(board, depth, is_max)')
      .replace('if " " not in board', 'if depth == 0')
      .replace('minimax(board, not', 'minimax(board, depth - 1, not');
    expect(await checkHere(byDepth, {}, { call, side: 'x' })).toMatchObject({ state: 'right', wrong: 0 });
  },
);

test.each(['minimax(board, 9, True)', 'solve(board)'])(
  'a call that does not fit the program is no fault of it: %s',
  async (call) => {
    const { state, first, notes } = await checkHere(whole, {}, { call });
    expect({ state, first }).toEqual({ state: 'not-read', first: null });
    expect(notes.join(' ')).toContain(`It cannot be called as ${call}`);
  },
);

test('a program that throws a text in a call stops there; its call fits', async () => {
  const source = `function minimax(board, depth, isMax) {
  if (board.every((cell) => cell)) throw 'nobody has won';
  const values = board.flatMap((cell, i) =>
    cell ? [] : [minimax(board.with(i, isMax ? 'X' : 'O'), depth - 1, !isMax)],
  );
  return isMax ? Math.max(...values) : Math.min(...values);
}`;
  const { state, first, notes } = await checkHere(
    source,
    { language: 'javascript' },
    { call: 'minimax(board, 9, true)' },
  );
  expect({ state, notes }).toEqual({ state: 'stops', notes: [] });
  expect(first?.text).toContain('nobody has won');
});

test('the six functions are checked apart from play, and a caller is not blamed for what it calls', async () => {
  const sample = samples('wrong').find(({ name }) => name.startsWith('20-one-diagonal'))!;
  const { functions, first } = await checkSample(sample);
  const states = Object.fromEntries(functions.map(({ name, state }) => [name, state]));
  expect(states).toMatchObject({
    actions: 'right',
    winner: 'wrong',
    terminal: 'unchecked',
    utility: 'unchecked',
  });
  expect(first?.rule).toBe('winner');
});

test('a mistake that the smallest board is too small to show is found on a larger one', async () => {
  const sample = samples('kinds').find(({ name }) => name === 'two-numbers.js')!;
  const source = sample.source.replace(', 84]', ']');
  const { first } = await checkHere(source, { language: 'javascript' });
  expect([first?.position, first?.rule]).toEqual(['xox/oxo/.xo', 'line-missed']);
});

test('a function of another name may know wins alone, where the search itself sees full boards', async () => {
  const sample = samples('wrong').find(({ name }) => name.startsWith('48-'))!;
  const stateOf = (checked: Checked, name: string) =>
    checked.functions.find((each) => each.name === name)?.state;
  const apart = await checkSample(sample);
  expect([apart.first?.rule, stateOf(apart, 'terminal')]).toEqual(['no-opponent', 'right']);
  const needed = await checkHere(sample.source.replace('if " " not in board:', 'if False:'));
  expect([needed.first?.rule, stateOf(needed, 'terminal')]).toEqual(['terminal', 'wrong']);
});

test.each([
  [
    'answers with members of an enumeration',
    `import enum\nclass Mark(enum.Enum):\n    X = "X"\n    O = "O"\n    NONE = " "\nboard = [Mark.NONE] * 9\n${whole
      .replaceAll('"X"', 'Mark.X')
      .replaceAll('"O"', 'Mark.O')
      .replaceAll('" "', 'Mark.NONE')}`,
  ],
  [
    'takes a node that holds the board',
    `${whole}\ndef over(node):\n    return bool(winner(node["board"])) or " " not in node["board"]\n`,
  ],
  ['only announces', `${whole}\ndef game_over(who):\n    print(who)\nif winner([" "] * 9): game_over("X")\n`],
])('a function that %s is not blamed', async (_, source) => {
  const { state, functions } = await checkHere(source);
  expect(state).toBe('right');
  expect(functions.filter((each) => each.state === 'wrong')).toEqual([]);
  expect(functions.filter((each) => each.state === 'right').map(({ name }) => name)).toEqual(['winner']);
});

test.each(
  sampled(
    starts.filter(({ key }) => key === 'two-functions'),
    1,
  ),
)('all six functions of $file are found', async ({ text, language, call }) => {
  const { functions } = await checkHere(await text(), { language }, { call });
  expect(functions.filter(({ state }) => state !== 'right')).toEqual([]);
});

test('every fault that can be found has a name of a few words', () => {
  const rules = [...Object.keys(words.faults), ...functionNames];
  expect(rules.filter((rule) => !findMistake(rule) && !Object.hasOwn(words.check.mistakes, rule))).toEqual(
    [],
  );
});

test('the same files give the same bytes, chance included', async () => {
  const random = whole
    .replace('def minimax', 'import random\ndef minimax')
    .replace('return max(values) if is_max else min(values)', 'return random.choice(values)');
  const [one, two] = [await checkHere(random), await checkHere(random)];
  expect(one.state).toBe('wrong');
  expect(JSON.stringify(two)).toBe(JSON.stringify(one));
});

test('programs with one text and other modules have other hashes', async () => {
  const hashes = ['', 'export const size = 3;', 'export const size = 4;'].map(async (text) => {
    const files = text === '' ? {} : { 'rules.js': text };
    return (await checkHere('let first;', { language: 'javascript', files })).sha256;
  });
  const [alone, ...others] = await Promise.all(hashes);
  expect(alone).toBe(createHash('sha256').update('let first;').digest('hex'));
  expect(new Set([alone, ...others]).size).toBe(3);
});

test('a side, a seed and a number of positions are as asked', async () => {
  const { side, toAsk, byEmpty, right: count } = await checkHere(whole, {}, { side: 'o', seed: 7 });
  expect({ side, toAsk, count }).toEqual({ side: 'o', toAsk: 176, count: 176 });
  expect(byEmpty).toEqual([
    { empty: 2, asked: 66, right: 66 },
    { empty: 4, asked: 100, right: 100 },
    { empty: 6, asked: 10, right: 10 },
  ]);
});

test('programs are grouped by mistake, the right ones first and the largest group next', async () => {
  const [fine, greedy, hasty] = await Promise.all([
    checkHere(whole),
    checkHere(whole.replace('else min(values)', 'else max(values)')),
    checkHere(''),
  ]);
  const groups = groupByMistake([hasty, greedy, fine, greedy]);
  expect(groups.map(({ key, members }) => [key, members.length])).toEqual([
    ['right', 1],
    ['mistake no-opponent', 2],
    ['unreadable', 1],
  ]);
});

test('a right search does not make a program right whose function that chooses moves is wrong', async () => {
  const { source, mistakes } = chooserPrograms[0];
  const check = (text: string) => checkHere(text);
  expect(await check(source)).toMatchObject({ state: 'right', call: 'minimax(False)', first: null });
  const wrong = source.replace('worth = minimax(False)', 'worth = minimax(True)');
  const { state, call, first, notes } = await check(wrong);
  expect({ state, call, rule: first!.rule }).toEqual({
    state: 'wrong',
    call: 'computer_move()',
    rule: 'wrong-turn',
  });
  expect(wrong.split('\n')[first!.line! - 1]).toContain('worth = minimax(True)');
  expect(notes[0]).toContain('But computer_move calls it for the wrong side: on line');
  const other = source.replace(...mistakes['tries moves of the other side']);
  expect(await check(other)).toMatchObject({
    state: 'wrong',
    call: 'computer_move()',
    side: 'o',
    first: { rule: 'wrong-chooser' },
    notes: [expect.stringContaining('other side’s mark, then plays O'), expect.any(String)],
  });
  const asking = source.replace('def computer_move():', 'def computer_move():\n    input("Press Enter")');
  expect(await check(asking)).toMatchObject({
    state: 'right',
    notes: [expect.stringContaining('not judged'), expect.any(String)],
  });
});
