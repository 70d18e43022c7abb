import { describe, expect, test } from 'vitest';
import { namings, parsePosition } from '../../src/game/index.ts';
import { listProgramMarks } from '../../src/views/index.ts';
import { makeProgramNarrator } from '../../src/walk/index.ts';
import { say, words } from '../../src/words/index.ts';
import { MOST_PRINTED, type ProgramLanguage, type ProgramRun } from '../../src/program/index.ts';
import { completeRun, runProgram } from '../../src/program/run-program.ts';
import { makeRuntime } from './run-here.ts';

/** Runs a program from a position with three empty cells, or from another, in the language in which it is written. */
async function run(
  language: ProgramLanguage,
  source: string,
  { call = '', calls = 1000, position = 'oxx/.xo/o..', seconds = 100_000 } = {},
): Promise<ProgramRun> {
  const runtime = await makeRuntime({ source, language });
  const program = { source, language, call, position: parsePosition(position), limits: { calls, seconds } };
  return completeRun(runProgram(runtime, program), runtime.log);
}

/** A search in Python that does something first at every call, on line 2. */
const python = (first: string) => `def minimax(board, is_max):
    ${first}
    children = [i for i in range(9) if board[i] == " "]
    if not children:
        return 0
    values = []
    for i in children:
        child = board[:]
        child[i] = "X" if is_max else "O"
        values.append(minimax(child, not is_max))
    return max(values) if is_max else min(values)
`;

/** The same in JavaScript. */
const javaScript = (first: string) => `function minimax(board, isMax) {
  ${first}
  const free = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => board[cell] === ' ');
  if (free.length === 0) return 0;
  const values = free.map((cell) => minimax(board.map((mark, at) => (at === cell ? (isMax ? 'X' : 'O') : mark)), !isMax));
  return isMax ? Math.max(...values) : Math.min(...values);
}
`;

describe.each([
  ['python', python, 'pass', 'len(board[board.count(" ")].x)', 'while True: pass', 'AttributeError'],
  ['javascript', javaScript, ';', 'board[free].x.y', 'for (;;) {}', 'ReferenceError'],
] as const)('%s', (language, search, nothing, failing, endless, name) => {
  const onlyAtTheEnd = (statement: string) =>
    language === 'python'
      ? search(`if board.count(" ") == 0:\n        ${statement}`)
      : search(`if (!board.includes(' ')) { ${statement} }`);

  test('a right program ends, with all its calls closed', async () => {
    const { end, trace } = await run(language, search(nothing));
    expect(end).toEqual({ kind: 'done' });
    expect([trace?.length, trace?.stepCount, trace?.stopped]).toEqual([16, 32, null]);
  });

  test('an error ends it in words, with its line and the tree so far', async () => {
    const { end, trace } = await run(language, onlyAtTheEnd(failing));
    expect(end).toMatchObject({ kind: 'error', name, line: language === 'python' ? 3 : 2 });
    // Four calls lead to the first full board, and none of them returns.
    expect([trace?.length, trace?.stepCount]).toEqual([4, 4]);
    expect([0, 1, 2, 3].every((node) => trace?.isUnfinished(node))).toBe(true);
  });

  test('at the last step the stack and the lines tell where it stopped, and where the calls above wait', async () => {
    const { end, trace } = await run(language, onlyAtTheEnd(failing));
    const line = (end as { line: number }).line;
    const teller = makeProgramNarrator(trace!);
    const doing = (node: number, step: number) =>
      teller.describeActivity(node, node < 3 ? node + 1 : null, step);
    const waits = trace!.program.callLine[1];
    expect([0, 1, 2, 3].map((node) => doing(node, 3).split(' · ')[0])).toEqual([
      ...[waits, waits, waits].map((each) => `line ${each}`),
      `line ${line}, stopped`,
    ]);
    expect(teller.describeActivity(2, null, 2)).toMatch(/^begins/);
    const strong = (step: number) =>
      listProgramMarks(trace!, step).find(({ kind }) => kind === 'strong')?.line;
    expect([strong(2), strong(3)]).toEqual([1, line]);
    expect([...teller.findMarks(3, [])].map(([node, { kind }]) => [node, kind])).toEqual([[3, 'stopped']]);
    expect([...teller.findMarks(2, [])]).toEqual([]);
  });

  test('the last step tells in which call it stopped', async () => {
    const { trace } = await run(language, onlyAtTheEnd(failing));
    const teller = makeProgramNarrator(trace!);
    const told = [0, 1, 2, 3].map((node) => say`${teller.describeCall(node, namings[0])}`.text);
    expect(told.map((text) => text.includes(words.programStep.stoppedHere))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  test('too many calls end it with the calls that were allowed', async () => {
    const { end, trace } = await run(language, search(nothing), { calls: 7 });
    expect(end).toMatchObject({ kind: 'limit', limit: 'calls' });
    expect(trace?.length).toBe(7);
    expect(trace?.stepCount).toBeLessThan(14);
  });

  test('a loop without end is ended by the time, at its line where the engine knows it', async () => {
    const { end, trace } = await run(language, onlyAtTheEnd(endless), { seconds: 2 });
    // On a machine that is very slow the clock ends it.
    const limit = expect.stringMatching(/work|clock/);
    expect(end).toMatchObject({ kind: 'limit', limit, line: language === 'python' ? 3 : null });
    expect(trace?.length).toBe(4);
  });

  test('calls within calls without end are ended', async () => {
    const same = language === 'python' ? 'return minimax(board, is_max)' : 'return minimax(board, isMax);';
    const { end, trace } = await run(language, search(same));
    expect(end).toMatchObject({ kind: 'limit', limit: 'depth', line: 2 });
    expect(trace!.length).toBeGreaterThan(20);
    expect(Math.max(...trace!.ply)).toBeLessThan(255);
  });

  test('calls of two functions that hand one board to each other without end are a node each', async () => {
    const [one, other] = ['minimax', 'again'].map((called) =>
      language === 'python' ? `return ${called}(board, is_max)` : `return ${called}(board, isMax);`,
    );
    const head =
      language === 'python'
        ? ['def again(board, is_max):\n    ', '\n']
        : ['function again(board, isMax) {\n', '\n}\n'];
    const { end, trace } = await run(language, `${head.join(one)}${search(other)}`);
    expect(end).toMatchObject({ kind: 'limit', limit: 'depth' });
    expect((end as { line: number }).line).toBeLessThan(8);
    expect(trace!.length).toBeGreaterThan(20);
  });

  test('a call that names what is not there has no line', async () => {
    const { end } = await run(language, search(nothing), { call: 'miniminimax(board)' });
    expect(end).toMatchObject({ kind: 'error', line: null });
  });

  test('endless memory is ended', async () => {
    const more =
      language === 'python'
        ? 'x = []\n    while True: x.append([0] * 1_000_000)'
        : 'const x = []; for (;;) x.push(new Float64Array(1_000_000));';
    const { end } = await run(language, search(more), { seconds: 2 });
    expect(end).toMatchObject({ kind: 'limit', limit: expect.stringMatching(/memory|work|clock/) });
  });

  test('what many calls leave behind does not end them', async () => {
    const waste = language === 'python' ? 'waste = [0] * 2250' : 'const waste = new Array(2250).fill(0);';
    const { end } = await run(language, search(waste), { calls: 20_000, position: '.../.../...' });
    expect(end).toMatchObject({ kind: 'limit', limit: 'calls' });
  });

  test('asking for something to be typed in is told at its line', async () => {
    const asks = language === 'python' ? 'input("Your move? ")' : 'prompt("Your move?");';
    const { end } = await run(language, search(asks));
    expect(end).toMatchObject({ kind: 'error', name: 'input', line: 2 });
  });

  test('a top level that asks for something leaves its functions to be called', async () => {
    const asks = language === 'python' ? 'name = input("Your name? ")' : 'const name = prompt("Your name?");';
    const { end, notes, trace } = await run(language, `${search(nothing)}\n${asks}\n`);
    expect(end).toEqual({ kind: 'done' });
    expect(notes).toMatchObject([{ kind: 'top-level', name: 'input' }]);
    expect(trace?.length).toBe(16);
  });

  test('what cannot be read is told at its line', async () => {
    const { end, trace } = await run(language, `${search(nothing)}\n\nif (\n`);
    expect(end).toMatchObject({ kind: 'error', name: 'SyntaxError' });
    expect(trace).toBeNull();
  });

  test('a missing module is named', async () => {
    const imports =
      language === 'python' ? 'from ultratris import board\n' : 'import { x } from "ultratris";\n';
    const { end } = await run(language, imports + search(nothing));
    expect(end).toMatchObject({ kind: 'error', line: 1 });
  });

  test('a program without a search says so', async () => {
    const source =
      language === 'python' ? 'def greet():\n    return "hello"\n' : 'const greet = () => "hello";\n';
    const { end, trace } = await run(language, source);
    expect([end, trace]).toEqual([{ kind: 'nothing' }, null]);
  });

  test('what is printed is tied to its step', async () => {
    const prints =
      language === 'python'
        ? 'print(board.count(" "), "left")'
        : "console.log(board.filter((mark) => mark === ' ').length, 'left');";
    const { trace } = await run(language, search(prints));
    const depths = trace!.printed.map(({ text }) => text);
    expect(depths).toHaveLength(16);
    expect(depths.slice(0, 4)).toEqual(['3 left', '2 left', '1 left', '0 left']);
    expect(trace!.printed.slice(0, 4).map(({ step }) => step)).toEqual([1, 2, 3, 4]);
  });

  test('lines are known between calls, and the lines of calls and returns', async () => {
    const { trace } = await run(language, search(nothing));
    expect(trace!.listLines(1).length).toBeGreaterThan(2);
    const { callLine, returnLine } = trace!.program;
    const call = language === 'python' ? 10 : 5;
    expect(callLine.slice(1).every((line) => line === call)).toBe(true);
    expect(returnLine[0]).toBe(language === 'python' ? 11 : 6);
  });

  test('what draws or asks is spoken to in vain, and that is told once', async () => {
    const draws =
      language === 'python'
        ? 'import tkinter as tk\nwindow = tk.Tk()\nwindow.title("X and O")\n'
        : 'const field = document.querySelector("#board");\nfield.textContent = document.title;\n';
    const { end, notes, trace } = await run(language, draws + search(nothing));
    expect(end).toEqual({ kind: 'done' });
    expect(notes).toEqual([{ kind: 'inert', names: [language === 'python' ? 'tkinter' : 'document'] }]);
    expect(trace?.length).toBe(16);
  });

  test('of a flood of output the first lines are kept', async () => {
    const prints =
      language === 'python'
        ? 'for i in range(5000):\n    print(i)\n'
        : 'for (let i = 0; i < 5000; i++) console.log(i);\n';
    const { before } = await run(language, prints + search(nothing));
    expect([before.length, before[0], before.at(-1)]).toEqual([MOST_PRINTED, '0', `${MOST_PRINTED - 1}`]);
  });

  test('of calls that return nothing no value is said to be the best', async () => {
    const empty = language === 'python' ? 'None' : 'undefined';
    const { trace } = await run(language, search(nothing).replace(/(return )(0|max|isMax).*/g, `$1${empty}`));
    const said = makeProgramNarrator(trace!).describeReturn(0, 'a1-c3');
    expect(say`${said}`.text).not.toMatch(/largest|smallest|the only one/);
  });
});

test('type errors are worded as by the Python that students know', async () => {
  const errors = ['None > 1', 'None + 1', '1 * None', '"a" - 1'].map(async (text) => {
    const { end } = await run('python', python(text));
    return end.kind === 'error' ? end.text : '';
  });
  expect(await Promise.all(errors)).toEqual([
    "'>' not supported between instances of 'NoneType' and 'int'",
    "unsupported operand type(s) for +: 'NoneType' and 'int'",
    "unsupported operand type(s) for *: 'int' and 'NoneType'",
    "unsupported operand type(s) for -: 'str' and 'int'",
  ]);
});

test('in JavaScript nothing that is returned is undefined, as its language says, and a value beside it is read', async () => {
  const minimax = (end: string) => `function minimax(board, isMax) {
  const free = board.flatMap((mark, cell) => (mark === ' ' ? [cell] : []));
  if (free.length === 0) return ${end};
  const values = free.map((cell) => minimax(board.with(cell, isMax ? 'X' : 'O'), !isMax));
  return ${end};
}`;
  const call = 'minimax(board, true)';
  const plain = await run('javascript', minimax('undefined'), { call });
  expect(plain.trace!.readReturned(0)).toBe('undefined');
  const pair = await run('javascript', minimax('{ move: undefined, score: 1 }'), { call });
  expect(pair.trace!.readReturned(0)).toBe('{"move":undefined,"score":1}');
  expect(pair.trace!.score[0]).toBe(1);
});
