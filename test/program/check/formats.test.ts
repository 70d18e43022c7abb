import { expect, test } from 'vitest';
import {
  functionNames,
  markProgram,
  readRubric,
  writeCheck50,
  writeClassroom50,
  writeCodeRunner,
  writeCsv,
  writeGradescope,
  writeJson,
  writeJUnit,
  writePrairieLearn,
  writeTerminalTable,
  type Checked,
} from '../../../src/program/index.ts';
import { formatNames } from '../../../src/command/formats.ts';
import { words } from '../../../src/words/index.ts';

const functions = functionNames.map((name) => ({
  name,
  state:
    name === 'winner' ? 'wrong' : name === 'terminal' ? 'unchecked' : name === 'player' ? 'absent' : 'right',
  position: null,
  text: name === 'winner' ? 'winner returns None, and X has a full line.' : '',
})) satisfies Checked['functions'];

const wrong: Checked = {
  schema: 'plybook/check/v1',
  file: 'minimax.py',
  student: `=Ada <"&'> \u0007Lovelace`,
  language: 'python',
  sha256: '0'.repeat(64),
  engine: 'CPython',
  seed: 1,
  rung: 'glance',
  limits: { calls: 100_000, seconds: 10 },
  state: 'wrong',
  call: 'minimax(board)',
  side: null,
  answers: 'moves',
  toAsk: 354,
  asked: 354,
  right: 353,
  wrong: 1,
  raised: 0,
  unread: 0,
  unanswered: 0,
  byEmpty: [],
  first: {
    position: 'xox/oxo/.xo',
    call: 'minimax(board)',
    step: 2,
    line: 7,
    rule: 'winner',
    text: 'X plays a1, which loses; c1 wins.',
    move: 0,
    shouldBe: 1,
  },
  functions,
  findings: [],
  notes: [],
};
const right: Checked = {
  ...wrong,
  student: 'Bo',
  state: 'right',
  right: 354,
  wrong: 0,
  first: null,
  functions: functions.map((each) => ({ ...each, state: 'right', text: '' })),
};
const unread: Checked = {
  ...wrong,
  student: 'Cy',
  state: 'not-read',
  right: 0,
  first: null,
  notes: ['No call.'],
};

const mark = (checked: Checked) => markProgram(checked, null);
const read = (text: string): unknown => JSON.parse(text);

test('marks come from functions and positions: nothing unknown counts, and nothing wrong rounds up to right', () => {
  // actions, result and utility are right; winner is wrong; terminal counts nowhere; 353 of 354 is not all.
  expect(mark(wrong)).toMatchObject({ points: 3.9, max: 5 });
  expect(mark(right)).toMatchObject({ points: 7, max: 7 });
  expect(mark(unread)).toMatchObject({ tests: [], points: 0, max: 0 });
});

test('the remarks on a right program are in the CSV, by the name of the mistake', () => {
  const late = { kind: 'remark', rule: 'late-win', line: 3, text: 'It is late.' } as const;
  const [head, row] = writeCsv([mark({ ...right, findings: [late] })])
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
  const at = head.indexOf('remarks');
  expect(row[at]).toBe(words.mistakePages.texts['depth-sign'].name);
});

test('a rubric says what counts, and how much', () => {
  const rubric = readRubric({
    points: { winner: 2, 'plays-right': 5, 'returns-a-move': 1 },
    'plays-right': 'all',
    side: 'x',
    call: 'minimax(board)',
  });
  expect(markProgram(wrong, rubric)).toMatchObject({ points: 1, max: 8 });
  expect(markProgram(right, rubric)).toMatchObject({ points: 8, max: 8 });
});

test.each([
  ['text', 'a map'],
  [{ pionts: {} }, 'pionts'],
  [{ points: { wnner: 1 } }, 'wnner'],
  [{ points: { winner: -1 } }, '-1'],
  [{ 'plays-right': 'half' }, 'half'],
  [{ side: 'X' }, 'X'],
  [{ call: 7 }, '7'],
  [{ points: { winner: [1] } }, 'a list'],
  [{ points: { winner: Infinity } }, 'Infinity'],
  [{ side: null }, 'without a value'],
])('a wrong rubric is refused, with what is wrong: %j', (rubric, named) => {
  expect(() => readRubric(rubric)).toThrow(named);
});

test('Gradescope gets tests, and no marks for what was not judged', () => {
  const { tests } = read(writeGradescope(mark(wrong))) as { tests: Record<string, unknown>[] };
  for (const each of tests)
    expect(each).toMatchObject({
      name: expect.any(String) as string,
      score: expect.any(Number) as number,
      max_score: expect.any(Number) as number,
      output_format: 'text',
      visibility: 'visible',
    });
  expect(tests.map(({ status }) => status)).toEqual([
    'passed',
    'passed',
    'failed',
    undefined,
    'passed',
    'failed',
  ]);
  const unjudged = read(writeGradescope(mark(unread)));
  expect(unjudged).toMatchObject({ output: expect.stringContaining('No call.') as string });
  expect(unjudged).not.toHaveProperty('tests');
  expect(unjudged).not.toHaveProperty('score');
});

test('Classroom 50 gets whole numbers', () => {
  const result = read(writeClassroom50(mark(wrong))) as { tests: { score: number }[] };
  expect(result).toMatchObject({ schema: 'classroom50/result/v1', score: 39, 'max-score': 50 });
  expect(result.tests.every(({ score }) => Number.isInteger(score))).toBe(true);
});

test('check50 gets null for what could not be checked', () => {
  const passed = (checked: Checked) =>
    (read(writeCheck50(mark(checked))) as { results: { passed: unknown; cause: unknown }[] }).results;
  expect(passed(wrong).map((each) => each.passed)).toEqual([true, true, false, null, true, false]);
  expect(passed(wrong).map(({ cause }) => cause === null)).toEqual([true, true, false, false, true, false]);
  expect(passed(unread).map((each) => each.passed)).toEqual([null]);
});

test('PrairieLearn and CodeRunner get a share, or what cannot be graded', () => {
  expect(read(writePrairieLearn(mark(wrong)))).toMatchObject({ gradable: true, score: 0.78 });
  expect(read(writePrairieLearn(mark(unread)))).toMatchObject({ gradable: false });
  const table = read(writeCodeRunner(mark(wrong))) as { fraction: number; testresults: unknown[][] };
  expect(table.fraction).toBe(0.78);
  expect(table.testresults.map(([first]) => first)).toEqual(['iscorrect', 1, 1, 0, 0, 1, 0]);
  expect(read(writeCodeRunner(mark(unread)))).not.toHaveProperty('fraction');
});

test('JUnit separates failures from errors that are not the student’s, and escapes names', () => {
  const text = writeJUnit([mark(wrong), mark(unread)]);
  expect(text).toContain('tests="6" failures="2" errors="0" skipped="1"');
  expect(text).toContain('tests="1" failures="0" errors="1" skipped="0"');
  expect(text).toContain('name="=Ada &lt;&quot;&amp;\'&gt; Lovelace"');
});

test('a spreadsheet takes no cell for a formula, and each row has every column', () => {
  const all = [wrong, right, { ...right, student: '@x' }, { ...right, student: 'a, "b"' }, unread];
  const lines = writeCsv(all.map(mark)).split('\r\n');
  expect(lines[1]).toMatch(/^"'=Ada/);
  expect(lines[3]).toMatch(/^'@x,/);
  expect(lines[4]).toMatch(/^"a, ""b""",/);
  const columns = lines[0].split(',');
  const row = lines[2].split(',');
  expect(row).toHaveLength(columns.length);
  const points = (line: string[]) => ['points', 'of'].map((name) => line[columns.indexOf(name)]);
  expect(points(row)).toEqual(['7', '7']);
  expect(points(lines[5].split(','))).toEqual(['', '']);
});

test('JSON is the results themselves, and a table has a line each without controls', () => {
  expect(read(writeJson([wrong, right]))).toEqual([wrong, right]);
  const lines = writeTerminalTable([wrong, right]).trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).not.toContain('\u0007');
});

test('the help of the command names every format', () => {
  const [, named] = /--format NAME([^]*?)--out/.exec(words.checkCommand.usage)!;
  expect(named.match(/[a-z0-9]+/g)).toEqual(expect.arrayContaining(formatNames));
});
