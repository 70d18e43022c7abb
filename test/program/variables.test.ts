import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import gameClass from '../../src/program/starts/game-class.js?raw';
import twoFunctions from '../../src/program/starts/two-functions.py?raw';
import { listProgramMarks } from '../../src/views/index.ts';
import { findMoment } from '../../src/walk/index.ts';
import { runHere } from './run-here.ts';
import { startText } from './start-text.ts';

const stageFive = await startText('stage-5.py');
const stageFiveScript = await startText('stage-5.js');

const position = parsePosition('oxx/.xo/o..');

const run = (source: string) =>
  runHere({ source, language: 'python', call: 'minimax(board, True)', position });

const runScript = (source: string) =>
  runHere({ source, language: 'javascript', call: 'minimax(board, true)', position });

const lineOf = (source: string, text: string) =>
  source.split('\n').findIndex((line) => line.includes(text)) + 1;

/** A program in which a list is made and changed before a line. */
function withList(source: string, before: string, made: string, changed: string): string {
  const indent = /^ */.exec(before)![0];
  expect(source).toContain(before);
  return source.replace(before, `${indent}${made}\n${indent}${changed}\n${before}`);
}

test.each([
  ['Python', () => run(stageFive)],
  ['JavaScript', () => runScript(stageFiveScript)],
])(
  'at each return the variables hold what the call returned, and its loop the last move, in %s',
  async (_, ran) => {
    const { trace } = await ran();
    for (let step = 0; step < trace!.stepCount; step++) {
      const { node, kind } = findMoment(trace!, step);
      if (kind === 'enter' || trace!.end[node] === node + 1) continue;
      const held = trace!.readVariables(node, step);
      expect(Number(held.get('best'))).toBe(trace!.score[node]);
      const last = [...trace!.children(node)].at(-1)!;
      expect(held.get('move')).toBe(`${trace!.move[last]}`);
      expect(Number(held.get('value'))).toBe(trace!.score[last]);
      // A board is no plain value.
      expect(held.has('child')).toBe(false);
    }
  },
);

test.each([
  ['Python', () => run(withList(stageFive, '        value = ', 'values = []', 'values.append(1)'))],
  [
    'JavaScript',
    () => runScript(withList(stageFiveScript, '    const value = ', 'const values = [];', 'values.push(1);')),
  ],
])('a list is no variable with a value, as it may have changed since, in %s', async (_, ran) => {
  const { trace } = await ran();
  expect(trace!.program.values.some((text) => text.endsWith('|values = []'))).toBe(true);
  const steps = Array.from({ length: trace!.stepCount }, (__, step) => step);
  const held = steps.map((step) => trace!.readVariables(findMoment(trace!, step).node, step));
  expect(held.some((each) => each.has('best'))).toBe(true);
  expect(held.filter((each) => each.has('values'))).toEqual([]);
});

test('a line that ran says what its variable was given', async () => {
  const { trace } = await run(stageFive);
  const mark = listProgramMarks(trace!, 1).find(({ line }) => line === lineOf(stageFive, 'mark = '));
  expect(mark).toMatchObject({ kind: 'soft', note: "mark = 'X'" });
});

test.each([
  ['python', 'def minimax(board):\n    if board == []:\n        return 1\n', 2, 'minimax returns None'],
  [
    'javascript',
    'function minimax(board) {\n  if (board === 0) return 1;\n}\n',
    2,
    'minimax returns undefined',
  ],
] as const)(
  'a call that ends without a return is named beside its last line, so that nobody takes it for another: %s',
  async (language, source, line, note) => {
    const { trace } = await runHere({ source, language, call: 'minimax(board)', position });
    const mark = listProgramMarks(trace!, 1).find(({ kind }) => kind === 'strong');
    expect(mark).toMatchObject({ line, note });
  },
);

test('where a program stops, each call that is open holds what it was given itself', async () => {
  const source = twoFunctions.replace('return {X: 1, O: -1, None: 0}', 'return {X: 1, O: -1}');
  expect(source).not.toBe(twoFunctions);
  const { trace, end } = await runHere({ source, language: 'python', call: 'minimax(board)', position });
  expect(end).toMatchObject({ kind: 'error', name: 'KeyError' });
  const last = trace!.stepCount - 1;
  const held = Array.from({ length: trace!.length }, (_, node) =>
    Object.fromEntries(trace!.readVariables(node, last)),
  );
  expect(held).toEqual([{}, { value: 'inf', action: '(2, 1)' }, { value: '-inf', action: '(2, 2)' }, {}]);
});

test('a method in JavaScript is shown with its own arguments, beside its object', async () => {
  const there = parsePosition('..o/.xx/oxo');
  const { trace } = await runHere({
    source: gameClass,
    language: 'javascript',
    call: 'new TicTacToe(board).minimax(1)',
    position: there,
  });
  const leaf = trace!.find([0, 1, 3])!;
  expect(trace!.program.rests[trace!.program.rest[leaf]]).toBe('player -1, depth 3');
});

/** Programs with odd values in their variables, which must run as they would without being watched. */
const odd = [
  'class Odd:\n            def __repr__(self): raise ValueError("asked")\n        odd = Odd()',
  'ring = []\n        ring.append(ring)',
  'huge = [0] * 100000\n        text = "long" * 100000\n        number = 10 ** 400',
  'first, (second, *rest) = 1, (2, 3, 4)\n        first += 1; second -= 1',
  'for _ in range(3): pass\n        for a, b in [(1, 2)]: pass',
];

test.each(odd)('a program is not disturbed by being watched: %s', async (statements) => {
  const source = stageFive.replace('        value = ', `        ${statements}\n        value = `);
  expect(source).not.toBe(stageFive);
  const [{ trace: plain }, { trace, end }] = [await run(stageFive), await run(source)];
  expect(end).toEqual({ kind: 'done' });
  expect([...trace!.score]).toEqual([...plain!.score]);
  expect(trace!.program.values.every((text) => text.length < 200)).toBe(true);
});

/** The same in JavaScript: getters and proxies that would tell, patterns, loops without braces, closures. */
const oddScripts = [
  'const odd = { get x() { throw new Error("asked"); }, toString() { throw new Error("asked"); } };',
  'const ring = []; ring.push(ring);',
  'const huge = new Array(100000).fill(0), text = "long".repeat(100000); let none;',
  'const [first, ...rest] = [1, 2, 3]; const { length: many } = rest; let n = 0; n += many; n++',
  'for (let i = 0, j = 3; i < j; i++) if (i > 1) j = i; for (const k in { a: 1 }) ; let m; do m = 1; while (!m)',
  'const proxy = new Proxy([], { get() { throw new Error("asked"); } });',
];

test.each(oddScripts)('a program in JavaScript is not disturbed either: %s', async (statements) => {
  const source = stageFiveScript.replace(/^ *(const|let) value = /m, (found) => `${statements}\n${found}`);
  expect(source).not.toBe(stageFiveScript);
  const [{ trace: plain }, { trace, end }] = [await runScript(stageFiveScript), await runScript(source)];
  expect(end).toEqual({ kind: 'done' });
  expect([...trace!.score]).toEqual([...plain!.score]);
  expect(trace!.program.values.every((text) => text.length < 200)).toBe(true);
});

test.each([
  ['Python', () => run(stageFive), stageFive, 'return child', 'return score(board)'],
  ['JavaScript', () => runScript(stageFiveScript), stageFiveScript, 'return child', 'return score(board)'],
])(
  'the lines of functions that the search asks are lit with its own, and a call returns from its own line, in %s',
  async (_, ran, source, inPlay, atLeaf) => {
    const { trace } = await ran();
    const marked = (step: number, text: string) =>
      listProgramMarks(trace!, step).find(({ line }) => line === lineOf(source, text));
    // Between the first call and the second the program has made a move.
    expect(marked(0, inPlay)).toBeUndefined();
    expect(marked(1, inPlay)).toEqual({ line: lineOf(source, inPlay), kind: 'soft', note: '' });
    const leaf = trace!.end.findIndex((end, node) => end === node + 1);
    expect(marked(trace!.exitStep(leaf), atLeaf)).toMatchObject({ kind: 'strong' });
    expect(marked(trace!.exitStep(leaf), inPlay)).toBeUndefined();
    // However often a line of theirs runs for one line of the search, it is told once.
    for (let step = 0; step < trace!.stepCount; step++) {
      const lines = trace!.listLines(step).filter((line) => line === lineOf(source, inPlay));
      expect(lines.length).toBeLessThanOrEqual(1);
    }
  },
);
