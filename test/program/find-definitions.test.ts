import { expect, test } from 'vitest';
import { languages, type ProgramLanguage } from '../../src/program/index.ts';
import { findDefinitions } from '../../src/program/findings/find-definitions.ts';

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
  ['javascript', 'const play = (board: Board, move?: number): Board => {\n', 'play', ['board']],
  ['javascript', 'function each(board, take = (a, b) => a) {\n', 'each', ['board']],
];

test.each(written)('%s: %s', (language, text, name, parameters) => {
  const before = language === 'python' ? 'x = 1\n' : 'const x = (1 + 2) * 3;\n';
  const found = findDefinitions(`${before}\n${text}`, languages[language]);
  expect(found.map((each) => ({ ...each, parameters: each.parameters.map((one) => one.name) }))).toEqual([
    { name, line: 3, parameters },
  ]);
});

test.each([
  ['python', 'class Board:\n    def winner(self):\n        pass\n'],
  ['javascript', 'const size = (1 + 2);\nconst board = start;\n  function inner(board) {}\n'],
] as const)('%s: nothing at the left edge is no function', (language, text) => {
  expect(findDefinitions(text, languages[language])).toEqual([]);
});
