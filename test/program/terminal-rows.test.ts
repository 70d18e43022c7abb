import { expect, test } from 'vitest';
import { RunLog } from '../../src/program/running.ts';
import { startHere } from './run-here.ts';
import { countRows, groupPrinted, MOST_ROWS } from '../../src/elements/program/terminal-rows.ts';

test.each([
  ['a\nb', ['a', 'b']],
  ['', ['']],
  ['a\n\n', ['a', '', '']],
  ['10%\r20%\rok', ['ok%']],
  ['a\tb', ['a\tb']],
  ['ab\bc', ['ac']],
  ['\u001B[31mred\u001B[0m\u001B[2J', ['red']],
  ['a\r\nb', ['a', 'b']],
  ['x'.repeat(3000), [`${'x'.repeat(2000)}…`]],
])('%j stands as in a terminal', (text, rows) => {
  expect(groupPrinted([], [{ step: 3, text }])).toEqual([{ step: 3, rows }]);
});

test('the output of one step is together, and its length is limited', () => {
  const printed = [1, 1, 2].map((step) => ({ step, text: `${step}` }));
  expect(groupPrinted(['a', 'b'], printed)).toEqual([
    { step: null, rows: ['a', 'b'] },
    { step: 1, rows: ['1', '1'] },
    { step: 2, rows: ['2'] },
  ]);
  const many = Array.from({ length: 300 }, (_, step) => ({ step, text: 'x\n'.repeat(100) }));
  expect(countRows(groupPrinted([], many))).toBe(MOST_ROWS);
  expect(countRows(groupPrinted([], [{ step: 0, text: '\n'.repeat(1_000_000) }]))).toBe(MOST_ROWS);
});

test.each([
  [
    'javascript',
    'process.stdout.write("a");\nprocess.stdout.write("b\\n");\nconsole.log("c", [1]);\nprocess.stdout.write("d");\n',
  ],
  ['python', 'print("a", end="", flush=True)\nprint("b")\nprint("c", [1])\nprint("d", end="")\n'],
] as const)('pieces join until their line ends, in %s', async (language, source) => {
  const log = new RunLog();
  const runtime = (await startHere(language))({ language, source }, log);
  expect(runtime.load(5000, false)).toBe(null);
  expect(log.printed.map(({ text }) => text)).toEqual(['ab', 'c [1]', 'd']);
});

test('a board whose cells are objects is printed as they are', async () => {
  const log = new RunLog();
  const source = 'const board = Array.from({ length: 9 }, () => ({ mark: "" }));\nconsole.log(board);';
  const runtime = (await startHere('javascript'))({ language: 'javascript', source }, log);
  expect(runtime.load(5000, false)).toBe(null);
  expect(log.printed[0].text).toBe(`[${Array(9).fill('{"mark":""}').join()}]`);
  expect(runtime.evaluate('board').returned).toBe(`[${Array(9).fill('""').join()}]`);
});
