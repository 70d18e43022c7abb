import { expect, test } from 'vitest';
import type { ProgramLanguage } from '../../src/program/index.ts';
import { parseJavaScript } from '../../src/program/javascript/outline-javascript.ts';
import { parsePython } from '../../src/program/python/outline-python.ts';

const written: readonly (readonly [ProgramLanguage, text: string, name: string, parameters: string[]])[] = [
  ['python', 'def result(board, action):\n', 'result', ['board', 'action']],
  [
    'python',
    'def result(board: list[list[str]], action: tuple[int, int]) -> list:\n',
    'result',
    ['board', 'action'],
  ],
  ['python', 'def result(\n    board,\n    action,\n):\n', 'result', ['board', 'action']],
  ['python', 'def minimax(board, depth=0, *rest, key=(1, 2), **more):\n', 'minimax', ['board']],
  ['python', 'def winner(board, /, *, side):\n', 'winner', ['board', 'side']],
  ['python', 'async def player(board):\n', 'player', ['board']],
  ['javascript', 'function result(board, [i, j]) {\n', 'result', ['board', 'i']],
  ['javascript', 'function result(board, { row, column } = {}) {\n', 'result', ['board']],
  ['javascript', 'export function winner(board) {\n', 'winner', ['board']],
  ['javascript', 'const result = (board, [i, j]) => {\n', 'result', ['board', 'i']],
  ['javascript', 'const terminal = board => winner(board) !== null;\n', 'terminal', ['board']],
  ['javascript', 'let utility = function (board) {\n', 'utility', ['board']],
  ['javascript', 'const player = async function who(board) {\n', 'player', ['board']],
  ['javascript', 'function each(board, take = (a, b) => a) {\n', 'each', ['board']],
];

const parsers = { python: parsePython, javascript: parseJavaScript };

test.each(written)('%s: %s', (language, text, name, parameters) => {
  const { functions } = parsers[language](text).outline;
  const [{ line, owner, isNested, ...found }] = functions.filter((each) => !each.isNested);
  expect({ line, owner, isNested }).toEqual({ line: 1, owner: null, isNested: false });
  const needed = found.parameters.filter(({ isOptional }) => !isOptional);
  expect([found.name, ...needed.map((each) => each.name)]).toEqual([name, ...parameters]);
});

test.each([
  ['python', 'def f(b, depth: int = 2, *, side="X", **more): pass', ['depth=2', 'side="X" named']],
  [
    'javascript',
    "function f(b, isMax = true, { side: s = 'X', n } = {}, ...more) {}",
    ['isMax=true', 'side={}', "side='X' part"],
  ],
] as const)('%s: the text of each default in %s', (language, text, defaults) => {
  const [{ parameters }] = parsers[language](text).outline.functions;
  const read = parameters.flatMap(({ name, preset, isNamed, parts }) => [
    ...(preset === null ? [] : [`${name}=${preset}${isNamed ? ' named' : ''}`]),
    ...(parts ?? []).filter((each) => each.isOptional).map((each) => `${each.name}=${each.preset} part`),
  ]);
  expect(read).toEqual(defaults);
});

test.each([
  [
    'const game = (() => { const board = []; let turn = 1; function free() {} return { free }; })();',
    'game board turn',
    'game.free',
  ],
  ['function make() { let board = []; return board; }\nconst board2 = make();', 'board2 board', 'make'],
  [
    'function Game() { const board = []; this.free = () => board; }\nconst game = new Game();',
    'game board',
    'Game',
  ],
  ['const make = () => { const board = []; return board; };', '', 'make'],
  [
    'const make = () => { const board = []; return board; };\nconst one = make(), two = make();',
    'one two',
    'make',
  ],
  ['const a = (() => { const board = []; return {}; })();\nfunction free() { return board; }', 'a', 'free'],
  [
    'const a = (() => { const board = []; return {}; })();\nfunction free(board) { return board; }',
    'a board',
    'free',
  ],
  [
    'let board = 1;\nconst a = (() => { const board = []; function free() {} return {}; })();',
    'board a',
    'free',
  ],
  ['const app = (() => { const ai = { free() {} }; class Board {} return {}; })();', 'app ai', 'ai.free'],
])('what of a function that runs once is reached as if it were global: %s', (text, globals, callee) => {
  const { outline } = parseJavaScript(text);
  expect(outline.globals.join(' ')).toBe(globals);
  expect(outline.functions.map((each) => each.callee)).toContain(callee);
});

test('a function that runs once calls what its callbacks call, and not what its own functions do', () => {
  const { outline } = parseJavaScript(
    'function search() {}\nfunction pick() { [1].forEach((each) => search(each)); }\nfunction show() { const again = () => search(); }\npick();\nshow();',
  );
  const named = outline.functions.map(({ name, names }) => [name, [...names].includes('search')]);
  expect(named).toEqual([
    ['search', false],
    ['pick', true],
    ['show', false],
    ['again', true],
  ]);
});
