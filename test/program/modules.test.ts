import { expect, test } from 'vitest';
import { listImports, resolveImport } from '../../src/program/module-files.ts';
import { makeRuntime } from './run-here.ts';

const files = {
  'rules.js': 'export const X = "x";\nexport default function turn() { return X; }\n',
  'common.js': 'function win(a) { return a + 1; }\nmodule.exports = { win, low: -1 };\n',
  'lib/deep.mjs':
    'import { X as mark } from "../rules.js";\nconst { win } = require("../common");\nexport { mark };\n',
  'lib/helper.js': 'const { win } = require("../common");\nexports.twice = (a) => win(win(a));\n',
  'thrower.js': '\nthrow new TypeError("oops");\n',
  'loop.js': 'for (;;);\n',
};

const load = async (source: string, path = 'main.js') => {
  const runtime = await makeRuntime({ language: 'javascript', source, files, path });
  return { runtime, raised: runtime.load(500, false) };
};

test.each([
  ["import { X } from './rules.js';", 'X', '"x"'],
  ["import turn, { X as\n  mark } from './rules';", 'turn() + mark', '"xx"'],
  ["import * as rules from './rules.js';", 'rules.default()', '"x"'],
  ["const rules = require('./common');", 'rules.win(rules.low)', '0'],
  ["const { twice } = require('./lib/helper');", 'twice(1)', '3'],
  ["import { win } from './common.js';", 'win(1)', '2'],
  ["import common from './common.js';", 'common.low', '-1'],
  ["import './rules.js';\nexport { f };\nfunction f() { return 4; }", 'f()', '4'],
  ["import { createInterface } from 'node:readline';\nconst a = createInterface({});", '1 + 1', '2'],
])('%s', async (source, call, answer) => {
  const { runtime, raised } = await load(`${source}\n`);
  expect(raised).toBe(null);
  expect(runtime.evaluate(call).returned).toBe(answer);
});

test('a program in a folder imports from there', async () => {
  const { runtime, raised } = await load("import { X } from '../rules.js';\n", 'lib/play.js');
  expect(raised).toBe(null);
  expect(runtime.evaluate('X').returned).toBe('"x"');
});

test.each([
  ['from rules import X', 'main.py', 'X', '7'],
  ['import lib.board as b', 'main.py', 'b.size()', '9'],
  ['import board', 'lib/play.py', 'board.size()', '9'],
])('Python: %s in %s', async (source, path, call, answer) => {
  const beside = { 'rules.py': 'X = 7\n', 'lib/board.py': 'def size():\n    return 9\n' };
  const runtime = await makeRuntime({
    language: 'python',
    source: `${source}\nused = ${call}\n`,
    files: beside,
    path,
  });
  expect(runtime.load(5000, false)).toBe(null);
  expect(runtime.evaluate(call).returned).toBe(answer);
});

test.each([
  ['\nimport { a } from "./other.js";\n', { text: "Cannot find module './other.js'", line: 2 }],
  ['const a = require("./other");\n', { text: "Cannot find module './other'", line: 1 }],
  ['\n\nimport "./thrower.js";\n', { name: 'TypeError', text: 'oops (thrower.js, line 2)', line: 3 }],
  ['import "./loop.js";\n', { limit: 'work' }],
])('%s is told at the line of the import', async (source, raised) => {
  expect((await load(source)).raised).toMatchObject(raised);
});

test('specifiers are found in the text, with their lines', () => {
  const source = `import a from './a.js';\nimport {\n  b,\n} from "./b";\nimport type { T } from './t';\nexport * from './c';\nconst d = require('./d');\nconst e = 'import x from y';\n`;
  expect(listImports(source)).toEqual([
    { specifier: './a.js', line: 1, isRequired: false },
    { specifier: './b', line: 4, isRequired: false },
    { specifier: './c', line: 6, isRequired: false },
    { specifier: './d', line: 7, isRequired: true },
  ]);
  expect(resolveImport('../x', 'a/b/c.js', { 'a/x.ts': '' })).toBe('a/x.ts');
  expect(resolveImport('./x.js', 'a.js', { 'x.ts': '' })).toBe('x.ts');
  expect(resolveImport('./x', 'a.js', {})).toBe(null);
});
