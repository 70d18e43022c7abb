import { readdirSync, readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { chooseProgram } from '../../src/elements/program/opening/choose-program.ts';
import { decodeText } from '../../src/elements/program/opening/decode-text.ts';
import { findMissing, findMissingFile } from '../../src/elements/program/opening/missing-modules.ts';
import { hasTypes, recogniseLanguage } from '../../src/elements/program/opening/name-language.ts';
import { openFiles, openModules, type GivenFile } from '../../src/elements/program/opening/open-files.ts';
import { packProgram } from '../../src/elements/program/opening/pack-program.ts';
import { stripProgramTypes } from '../../src/elements/program/strip-types.ts';
import { findLanguage } from '../../src/program/index.ts';
import { makeRuntime } from './run-here.ts';

type Content = string | Uint8Array;

const asFile = (path: string, content: Content): GivenFile => {
  const bytes = typeof content === 'string' ? strToU8(content) : content;
  return { path, size: bytes.length, bytes: () => Promise.resolve(bytes) };
};
const open = (files: Readonly<Record<string, Content>>) =>
  openFiles(Object.entries(files).map(([path, content]) => asFile(path, content)));
const zip = (files: Readonly<Record<string, string>>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

const search = 'from rules import winner\n\ndef minimax(board):\n    return minimax(board)\n';
const rules = 'def winner(board):\n    return None\n';

describe('several files become a program and the modules beside it', () => {
  test.each<[string, Readonly<Record<string, Content>>, { file: string; files: readonly string[] }]>([
    ['one by one', { 'rules.py': rules, 'ai.py': search }, { file: 'ai.py', files: ['rules.py'] }],
    [
      'a folder',
      { 'game/rules.py': rules, 'game/ai.py': search, 'game/.git/x.py': '', 'game/notes.md': 'a' },
      { file: 'ai.py', files: ['rules.py'] },
    ],
    [
      'a zip, with what another system adds',
      {
        'game.zip': zip({
          'g/rules.py': rules,
          'g/lib/ai.py': search,
          '__MACOSX/g/._rules.py': 'x',
          'g/a.png': 'x',
        }),
      },
      { file: 'lib/ai.py', files: ['rules.py'] },
    ],
    [
      'a folder by whose name files import',
      { 'chap8/board.py': rules, 'chap8/ai.py': search.replace('rules', 'chap8.board') },
      { file: 'chap8/ai.py', files: ['chap8/board.py'] },
    ],
    [
      'a script',
      {
        'a.ts': 'import { b } from "./b";\nfunction minimax() { return minimax(); }\n',
        'b.ts': 'export const b = 1;\n',
      },
      { file: 'a.ts', files: ['b.ts'] },
    ],
    [
      'a text without the ending of a language',
      { 'homework.txt': search },
      { file: 'homework.py', files: [] },
    ],
  ])('%s', async (_, given, { file, files }) => {
    const opened = await open(given);
    expect(opened.file).toBe(file);
    expect(Object.keys(opened.files)).toEqual(files);
    expect(opened.language).toBe(findLanguage(file));
    expect(opened.notes).toEqual([]);
  });

  test('and are saved as a zip that opens as the same', async () => {
    const opened = await open({ 'rules.py': rules, 'ai.py': search });
    const { name, content } = await packProgram(opened);
    expect(name).toBe('ai.zip');
    expect(await open({ [name]: new Uint8Array(await content.arrayBuffer()) })).toEqual(opened);
    const alone = await packProgram({ ...opened, files: {} });
    expect([alone.name, await alone.content.text()]).toEqual(['ai.py', search]);
  });

  test('of very many only those that are imported', async () => {
    const others = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`x${i}.py`, `a = ${i}\n`]));
    const opened = await open({ ...others, 'rules.py': rules, 'ai.py': search });
    expect(Object.keys(opened.files)).toEqual(['rules.py']);
    expect(opened.notes.length).toBe(1);
  });

  test('one that cannot be read is left out, and said', async () => {
    const opened = await open({ 'ai.py': search, 'rules.py': Uint8Array.from([0, 1, 2]) });
    expect(Object.keys(opened.files)).toEqual([]);
    expect(opened.notes).toEqual([expect.stringContaining('rules.py is not a text file')]);
  });

  test('what is put beside a program counts together with it', async () => {
    const beside = { source: search, files: { 'a.py': '#'.repeat(400_000), 'b.py': '#'.repeat(400_000) } };
    await expect(openModules([asFile('c.py', '#'.repeat(400_000))], beside)).rejects.toThrow(
      /1,201 kB together/,
    );
  });

  test('a file of tests is not the program', () => {
    expect(chooseProgram({ 'test_ai.py': search, 'runner.py': 'import ai\n', 'ai.py': search })).toBe(
      'ai.py',
    );
  });

  test('a file that times a search, and does not search itself, is not the program', () => {
    const driver = 'def test_minimax():\n    Agent().minimax(9)\n\n\ntest_minimax()\n';
    expect(chooseProgram({ 'driver.py': driver, 'agents/one.py': search })).toBe('agents/one.py');
  });
});

test('a notebook is the program, and a module that also has a search lies beside it', async () => {
  const cells = [{ cell_type: 'code', source: `from tic_tac_toe import *\n${search}` }];
  const { file, files } = await open({ 'tic_tac_toe.py': search, 'lab.ipynb': JSON.stringify({ cells }) });
  expect([file, Object.keys(files)]).toEqual(['lab.py', ['tic_tac_toe.py']]);
});

describe('what cannot be opened is refused with its reason', () => {
  const many = Object.fromEntries(Array.from({ length: 2001 }, (_, i) => [`${i}.py`, '']));
  const locked = zip({ 'a.py': search });
  // What the directory at the end says of the entry.
  locked[new DataView(locked.buffer).getUint32(locked.length - 6, true) + 8] |= 1;
  test.each<[Readonly<Record<string, Content>>, RegExp]>([
    [{ 'Game.java': 'class Game {}' }, /Game\.java.*Java/],
    [{ 'a.zip': zip({ 'src/Game.swift': 'let a = 1' }) }, /a\.zip.*Swift/],
    [{ 'game.txt': 'fn main() {\n  let mut a = 1;\n  println!("{}", a);\n}\n' }, /game\.txt.*Rust/],
    [
      { 'photo.py': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2]) },
      /photo\.py is not a text file/,
    ],
    [{ 'essay.docx': 'no program' }, /essay\.docx.*\.py/],
    [{ 'long.py': '#'.repeat(500_001) }, /long\.py is 501 kB.*500 kB/],
    [{ 'a.zip': zip(many) }, /a\.zip.*2,000/],
    [many, /2,000/],
    [{ 'a.zip': strToU8('no zip at all') }, /a\.zip.*not a zip/],
    [{ 'a.zip': zip({ 'a.py': search }).subarray(0, 90) }, /a\.zip.*not a zip/],
    [{ 'a.zip': locked }, /a\.zip.*password/],
    [{ 'bomb.zip': zip({ 'a.py': ' '.repeat(50_000_001) }) }, /bomb\.zip unpacks to more than 50 MB/],
    [{ 'a.zip': zip({ 'readme.md': 'x' }) }, /a\.zip contains no program/],
    [{ 'lab.ipynb': '{"cells": 3}' }, /lab\.ipynb is not a notebook/],
    [{ 'lab.ipynb': JSON.stringify({ cells: [], metadata: { language_info: { name: 'julia' } } }) }, /julia/],
    [
      Object.fromEntries(['a', 'b', 'c'].map((name) => [`${name}.py`, '#'.repeat(400_000)])),
      /1,200 kB together/,
    ],
  ])('%#', async (given, reason) => {
    await expect(open(given)).rejects.toThrow(reason);
  });

  test('a file of 51 MB is not even read', async () => {
    const file = { path: 'a.py', size: 51_000_000, bytes: () => Promise.reject(new Error('read')) };
    await expect(openFiles([file])).rejects.toThrow(/a\.py is 51 MB/);
  });
});

test.each<[string, readonly number[], string, boolean]>([
  ['UTF-8', [...strToU8('ä = 1\r\n')], 'ä = 1\n', false],
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x61], 'a', false],
  ['UTF-16', [0xff, 0xfe, 0xe4, 0, 0x0a, 0], 'ä\n', false],
  ['UTF-16 the other way round', [0xfe, 0xff, 0, 0xe4], 'ä', false],
  ['UTF-16 without a mark', [0x61, 0, 0x3d, 0, 0x31, 0], 'a=1', false],
  ['Latin-1', [0xe4, 0x3d, 0x31], 'ä=1', true],
])('%s is read', (_, bytes, text, isGuessed) => {
  expect(decodeText(Uint8Array.from(bytes), 'a.py')).toEqual({ text, isGuessed });
});

test('a notebook that takes all names of a module runs as soon as the module is beside it', async () => {
  const cells = [
    'from tic_tac_toe import *\n',
    'print(available_moves(["1", "X"]))\n',
    'def minimax(cells):\n    return minimax(cells)\n',
  ].map((source) => ({ cell_type: 'code', source }));
  const notebook = JSON.stringify({ cells });
  const load = async (files: Readonly<Record<string, string>>) => {
    const { source, files: beside, file } = await open(files);
    const runtime = await makeRuntime({ language: 'python', source, files: beside, path: file });
    return { raised: runtime.load(5000, false), printed: runtime.log.printed.map(({ text }) => text) };
  };
  const alone = await load({ 'lab.ipynb': notebook });
  expect(alone.raised).toMatchObject({ name: 'ModuleNotFoundError' });
  const module = 'def available_moves(cells):\n    return [int(cell) for cell in cells if cell.isdigit()]\n';
  const both = await load({ 'lab.ipynb': notebook, 'tic_tac_toe.py': module });
  expect(both).toEqual({ raised: null, printed: ['[1]'] });
});

test('a notebook gives its cells, without its commands', async () => {
  const cells = [
    { cell_type: 'markdown', source: ['# A lab'] },
    { cell_type: 'code', source: ['%time\n', 'a = 1\n', 'if a:\n', '    !ls\n', 'b = (7\n', '  % 2)'] },
    { cell_type: 'code', source: '%%bash\nls -l' },
    { cell_type: 'code', source: 'print?\nc = a != b' },
  ];
  const { source, file, language } = await open({ 'lab.ipynb': JSON.stringify({ cells }) });
  expect({ file, language }).toEqual({ file: 'lab.py', language: 'python' });
  expect(source).toBe(
    '# %%\n# %time\na = 1\nif a:\n    pass  # !ls\nb = (7\n  % 2)\n\n# %%\n# %%bash\n# ls -l\n\n# %%\n# print?\nc = a != b\n',
  );
});

describe('types', () => {
  const typed =
    'interface Board {\n  cells: string[];\n}\nenum Mark {\n  X,\n}\nfunction f(board: Board): number {\n  return board.cells.length as number;\n}\n';
  test('are stripped, and lines stay', async () => {
    const given = {
      source: typed,
      language: 'javascript',
      files: { 'b.ts': 'export const a: number = 1;\n' },
      path: 'a.ts',
    } as const;
    const { source, files } = stripProgramTypes(given);
    const lines = source.split('\n');
    expect(lines.length).toBe(typed.split('\n').length);
    expect(lines[6]).toMatch(/^function f\(board\) *\{$/);
    expect(files).toEqual({ 'b.ts': 'export const a = 1;\n' });
    const runtime = await makeRuntime({ language: 'javascript', source });
    expect(runtime.load(5000, false)).toBe(null);
    expect(runtime.evaluate('f({ cells: ["x", "o"] })').returned).toBe('2');
  });
  test.each([
    ['const m = new Map<string, number>();\n', 'const m = new Map();\n'],
    ['const a = b!.c;\n', 'const a = b.c;\n'],
    ['const a = {} satisfies B;\n', 'const a = {} ;\n'],
    ['class A { f(x?: number): asserts x {} }\n', 'class A { f(x) {} }\n'],
    [
      '@Part({\n  a: 1,\n})\nexport class A {\n  @memo f(x) {}\n}\n',
      '       \n       \n  \nexport class A {\n        f(x) {}\n}\n',
    ],
  ])('are found where the text is no JavaScript: %s', async (source, plain) => {
    const program = { source, language: 'javascript', path: 'a.js' } as const;
    expect(stripProgramTypes(program).source).toBe(plain);
  });
  test('leave what a namespace exports, on the same lines', async () => {
    const source =
      'namespace Game {\n  export enum Mark { X = 1, O }\n  export type Cell = Mark | 0;\n  const next = 1;\n  export namespace Rules {\n    export function turn(moves: number): Mark {\n      return moves % 2 === 0 ? Mark.X : Mark.O + next - 1;\n    }\n  }\n}\nfunction turnAfter(moves: number): Game.Mark {\n  return Game.Rules.turn(moves);\n}\ndeclare namespace NodeJS {\n  interface Timeout {}\n}\n';
    const program = stripProgramTypes({ source, language: 'javascript', path: 'a.ts' } as const);
    expect(program.source.split('\n').length).toBe(source.split('\n').length);
    const runtime = await makeRuntime(program);
    expect(runtime.load(5000, false)).toBe(null);
    expect(runtime.evaluate('[turnAfter(1), Game.Mark.X]').returned).toBe('[2,1]');
  });
  test('leave an enumeration before classes alone', async () => {
    const source =
      'enum Result {\n  Loss = -1,\n  Draw,\n}\nexport class Game {\n  worth(): Result {\n    return Result.Loss;\n  }\n}\n';
    const program = stripProgramTypes({ source, language: 'javascript', path: 'a.ts' } as const);
    const runtime = await makeRuntime(program);
    expect(runtime.load(5000, false)).toBe(null);
    expect(runtime.evaluate('new Game().worth()').returned).toBe('-1');
  });
  test.each(['board.js', 'board.jsx', 'board.tsx'])(
    'JSX of %s is written as calls, and lines stay',
    async (path) => {
      const type = path.endsWith('.tsx') ? ': string' : '';
      const source = `import './board.css';\nfunction Cell(value${type}) {\n  return (\n    <button>\n      {value}\n    </button>\n  );\n}\nconst worth = () => two;\n`;
      const files = {
        'cell.jsx': "import { useState } from 'react';\nimport './cell.scss';\nexport const two = 2;\n",
      };
      const given = {
        source: `import { two } from './cell';\n${source}`,
        language: 'javascript',
        files,
        path,
      } as const;
      expect(findMissing({ ...given, file: path })).toBe(null);
      const program = stripProgramTypes(given);
      expect(program.source.split('\n').findIndex((line) => line.startsWith('const worth'))).toBe(9);
      const runtime = await makeRuntime({ ...program, path });
      expect(runtime.load(5000, false)).toBe(null);
      expect(runtime.evaluate('worth()').returned).toBe('2');
    },
  );
  test('what has none, or cannot be read, stays', async () => {
    for (const source of ['const a = 1;\n', 'f(a < b, c > (d));\n', 'function f(: number {\n'])
      expect(stripProgramTypes({ source, language: 'javascript' } as const).source).toBe(source);
  });
});

describe('the language of a text', () => {
  const folders = ['test/program/right', 'test/program/wrong', 'src/program/starts'];
  const own = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(py|js)$/.test(name))
      .map((name) => [`${folder}/${name}`] as const),
  );
  test('is that of every program of ours', () => {
    const wrong = own.filter(
      ([path]) => recogniseLanguage(readFileSync(path, 'utf8')) !== findLanguage(path),
    );
    expect(wrong).toEqual([]);
    expect(own.length).toBeGreaterThan(80);
  });
  test('is JavaScript without types in every program of ours', () => {
    const scripts = own.filter(([path]) => path.endsWith('.js'));
    expect(scripts.filter(([path]) => hasTypes(readFileSync(path, 'utf8')))).toEqual([]);
  });
  test.each([
    'export type Mark = "X" | "O";',
    'interface Move { score: number }',
    'enum Outcome { Loss = -1, Win = 1 }',
    'const play = (board: Cell[], depth = 0): number => depth;',
    'const LINES = [[0, 1, 2]] as const;',
    'const best = { score: 0 } satisfies Move;',
    'class Game { private board = []; }',
  ])('has types: %s', (text) => {
    expect(hasTypes(`// a program\n${text}\n`)).toBe(true);
    expect(hasTypes(`/* ${text} */\nconst board = [];\n`)).toBe(false);
  });
  test.each([
    [
      'Java',
      'public class Main {\n  public static void main(String[] args) {\n    System.out.println("x");\n  }\n}\n',
    ],
    ['C++', '#include <iostream>\nusing namespace std;\nint main() {\n  cout << "x";\n}\n'],
    ['C', '#include <stdio.h>\nint main(void) {\n  printf("x");\n  return 0;\n}\n'],
    ['C#', 'using System;\nclass Program {\n  public static void Main() { Console.WriteLine("x"); }\n}\n'],
    [
      'Go',
      'package main\nimport "fmt"\nfunc minimax(b [9]int) int {\n  best := -1\n  fmt.Println(best)\n  return best\n}\n',
    ],
    ['Rust', 'fn minimax(board: &mut [i32; 9]) -> i32 {\n    let mut best = -1;\n    best\n}\n'],
    [
      'Swift',
      'func minimax(_ board: [Int], turn: Int) -> Int {\n    var best = -1\n    for i in 0..<9 {\n        if let v = board[i] { best = max(best, v) }\n    }\n    return best\n}\n',
    ],
    ['Kotlin', 'fun minimax(board: IntArray): Int {\n    val best = -1\n    return best\n}\n'],
    ['Scala', 'object Game {\n  def minimax(b: Board): Int = {\n    val best = 1\n    best\n  }\n}\n'],
    ['Ruby', 'def minimax(board)\n  best = -1\n  board.each do |cell|\n    puts cell\n  end\n  best\nend\n'],
    ['PHP', '<?php\nfunction minimax($board) {\n  $best = -1;\n  return $best;\n}\n'],
    ['Haskell', 'module Main where\nminimax :: Board -> Int\nminimax b = maximum (map value b)\n'],
    ['Lua', 'local function minimax(board)\n  if true then\n    return 1\n  end\nend\n'],
    ['javascript', 'const f = (board: Board): number => {\n  console.log(board);\n  return 1;\n};\n'],
    // Python, without a colon.
    [null, 'def minimax(board)\n    return 1\n'],
    [null, 'Once upon a time there was a game.\n'],
    [null, ''],
  ])('%s', (language, text) => {
    expect(recogniseLanguage(text)).toBe(language);
  });
});

describe('a module that is missing', () => {
  const beside = {
    'rules.py': rules,
    'lib/board.py': 'from .cells import X\n',
    'lib/cells.py': '',
    'pack/__init__.py': '',
  };
  test.each<[string, string, { path: string; line: number | null } | null]>([
    ['main.py', 'import math, random as r\nfrom rules import winner\n', null],
    ['main.py', 'import math\nimport ai, rules\n', { path: 'ai.py', line: 2 }],
    ['main.py', 'from lib.board import (\n    a,\n    b,\n)\nimport lib\nimport pack\n', null],
    ['main.py', 'from lib.moves import a\n', { path: 'lib/moves.py', line: 1 }],
    ['lib/play.py', 'import board\nfrom ..rules import a\nfrom . import cells\n', null],
    ['main.py', 'try:\n    import ai\nexcept ImportError:\n    import other\n', null],
    ['main.py', 'def f():\n    """\nimport what\n"""\n    import ai\n', { path: 'ai.py', line: 5 }],
    ['main.py', 'import numpy as np\nimport pygame  # draws\n', null],
    ['main.py', 'import gro\u0308ße as g, ai\n', { path: 'größe.py', line: 1 }],
    ['main.py', 'class A:\n    pass\nfrom lib import board\nfrom ai import *\n', { path: 'ai.py', line: 4 }],
  ])('%s: %s', (file, source, missing) => {
    expect(findMissing({ source, language: 'python', file, files: beside })).toEqual(missing);
  });

  test('may be asked for by another module', () => {
    const files = { 'rules.py': 'import lines\n' };
    expect(findMissing({ source: 'import rules\n', language: 'python', file: 'a.py', files })).toEqual({
      path: 'lines.py',
      line: null,
    });
  });

  test('of a script', () => {
    const at = (source: string) =>
      findMissing({ source, language: 'javascript', file: 'a.js', files: { 'b.js': '' } });
    expect(at('import b from "./b.js";\nimport "react";\n')).toBe(null);
    expect(at('import b from "./b";\n\nconst c = require("../lib/c");\n')).toEqual({
      path: 'lib/c.js',
      line: 3,
    });
  });

  test.each([
    ["No module named 'rules'", 'rules.py'],
    ["no module named 'lib.board'", 'lib/board.py'],
    ["No module named 'größe'", 'größe.py'],
    ["No module named 'ssl'", null],
    ["Cannot find module './rules'", 'rules.js'],
    ['name x is not defined', null],
  ])('%s', (error, file) => expect(findMissingFile(error)).toBe(file));
});
