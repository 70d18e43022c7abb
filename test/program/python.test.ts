import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startPython } from '../../src/program/python/python-runtime.ts';
import type { RaisedError } from '../../src/program/runtime.ts';
import { unpackPython } from './unpack-python.ts';

const { address } = await unpackPython();
const takeProgram = await startPython({ address });

/** For what does not end. */
const SHORT = 400;

const run = (lines: readonly string[], files = {}, path = '', milliseconds = 100_000) => {
  const runtime = takeProgram({ language: 'python', source: `${lines.join('\n')}\n`, files, path });
  return {
    runtime,
    raised: runtime.load(milliseconds, false),
    printed: runtime.log.printed.map(({ text }) => text),
  };
};

/** What programs import, and nothing else of the library can be left out without one of these. */
const modules =
  `abc argparse array ast asyncio base64 bisect calendar cmath collections collections.abc colorsys
  concurrent.futures configparser contextlib copy csv dataclasses datetime decimal difflib dis doctest email enum errno
  fractions functools gc getopt getpass glob graphlib gzip hashlib heapq html http inspect io itertools json keyword
  linecache locale logging marshal math numbers operator os os.path pathlib pdb pickle platform pprint queue random re
  reprlib secrets select shutil signal socket statistics string stringprep struct sys tempfile textwrap threading time
  timeit token tokenize traceback types typing unicodedata unittest urllib.request uuid warnings weakref zipfile zlib`.split(
    /\s+/,
  );

test('the modules that programs import are there', () => {
  const { raised } = run(modules.map((name) => `import ${name}`));
  expect(raised).toBeNull();
});

test.each([
  [['from rules import X', 'print(X)'], 'main.py', '7'],
  [['import lib.board as b', 'print(b.size())'], 'main.py', '9'],
  [['import board', 'print(board.size())'], 'lib/play.py', '9'],
] as const)('%j finds the modules beside %s', (lines, path, printed) => {
  const files = { 'rules.py': 'X = 7\n', 'lib/board.py': 'def size():\n    return 9\n' };
  const ran = run(lines, files, path);
  expect([ran.raised, ran.printed]).toEqual([null, [printed]]);
});

test.each<[string[], Partial<RaisedError>]>([
  [['1 / 0'], { name: 'ZeroDivisionError', text: 'division by zero', line: 1, limit: null }],
  [['import rules as r', 'r.X'], { name: 'ModuleNotFoundError', text: "No module named 'rules'", line: 1 }],
  [['', 'import broken'], { text: 'division by zero (broken.py, line 2)', line: 2 }],
  [['if True', '    pass'], { name: 'SyntaxError', text: "expected ':'", line: 1 }],
  [['{}["a"]'], { name: 'KeyError', text: "'a'", line: 1 }],
  [['', 'while True: pass'], { limit: 'work', line: 2 }],
  [['while True:', '    try:', '        while True: pass', '    except: pass'], { limit: 'work', line: 3 }],
  [
    ['import contextlib', 'while 1:', '    with contextlib.suppress(BaseException):', '        x = 1'],
    { limit: 'work' },
  ],
  [['sum(x for x in iter(int, 1))'], { limit: 'work', line: 1 }],
  [
    ['class A:', '    def __repr__(self):', '        while True: pass', 'repr(A())'],
    { limit: 'work', line: 3 },
  ],
  [['try:', '    input()', 'except:', '    pass', 'print("on")'], { name: 'input', line: 2 }],
  [['x = []', 'while True: x.append(bytearray(10_000_000))'], { limit: 'memory', line: 2 }],
  [['import sys', 'sys.setrecursionlimit(10**6)', 'def f(): return f()', 'f()'], { limit: 'depth', line: 3 }],
  [
    ['import functools', '@functools.cache', 'def f(x): return f(x + 1)', 'f(0)'],
    { limit: 'depth', line: 3 },
  ],
  [
    ['import pygame', 'while True:', '    for each in pygame.event.get(): pass'],
    { name: 'pygame.event', line: 3 },
  ],
])('%j ends with its line', (lines, raised) => {
  const time = raised.limit === 'work' ? SHORT : undefined;
  const ran = run(lines, { 'broken.py': '\n1 / 0\n' }, '', time);
  // On a machine that is very slow the clock ends it.
  const limit = raised.limit === 'work' ? { limit: expect.stringMatching(/work|clock/) } : {};
  expect(ran.raised).toMatchObject({ ...raised, ...limit });
  expect(ran.printed).toEqual([]);
  // What was defined until then can be asked.
  expect(ran.runtime.evaluate('1 + 1').returned).toBe('2');
});

test.each([
  [['print("a", end="")', 'print("b", flush=True)'], ['ab']],
  [
    ['print("a\\nb")', 'print()'],
    ['a\nb', ''],
  ],
  [['import sys', 'sys.stdout.write("no end")'], ['no end']],
  [['import os, subprocess', 'print(os.system("echo reached"), bool(subprocess.run(["ls"])))'], ['0 False']],
  [
    [
      'import tkinter as tk',
      'from tkinter import *',
      'class App(Frame): pass',
      'App(Tk()).pack()',
      'mainloop()',
    ],
    [],
  ],
])('%j prints what a terminal would', (lines, printed) => {
  const ran = run(lines);
  expect([ran.raised, ran.printed]).toEqual([null, printed]);
});

test('Python does not reach the page, nor what Pyodide is made of', () => {
  const { runtime } = run(['import sys']);
  for (const name of ['js', 'pyodide_js', '_pyodide_core', 'pyodide', '_plybook', 'recorder']) {
    const { returned, raised } = runtime.evaluate(
      `__import__("${name}").__name__ if "${name}" not in sys.modules else 1`,
    );
    expect([name, returned === null || returned.startsWith("'"), raised?.name ?? '']).not.toEqual([
      name,
      false,
      '',
    ]);
  }
});

test('a cache is empty before each question', () => {
  const { runtime } = run([
    'import functools',
    'seen = []',
    '@functools.lru_cache(maxsize=None)',
    'def f(x):',
    '    seen.append(x)',
    '    return len(seen)',
  ]);
  expect(['f(1)', 'f(1)', 'f(1) + f(1)'].map((text) => runtime.evaluate(text).returned)).toEqual([
    '1',
    '2',
    '6',
  ]);
});

test('an interpreter that starts from the memory of another records like any, and draws its own random numbers', async () => {
  let memory: Uint8Array | undefined;
  await startPython({ keepMemory: (copy) => (memory = copy) });
  const draw = async () => {
    const runtime = (await startPython({ memory }))({
      language: 'python',
      source: 'import random\ndef f(n): return n and f(n - 1)\n',
    });
    expect(runtime.load(100_000, true)).toBeNull();
    const recording = { marked: [0], calls: 100, milliseconds: 100_000, globalBoard: null };
    expect(runtime.record('f(3)', '1', recording)).toBeNull();
    expect(runtime.log.calls).toBe(4);
    return runtime.evaluate('random.random()').returned;
  };
  expect(await draw()).not.toBe(await draw());
});

test('after the own lines code is given: an error has the last own line on its way', () => {
  const given = ['def halve(a):', '    while a == 0:', '        a = 0', '    return a / 2'];
  const raisedBy = (own: readonly string[], expression = '', calls = 100) => {
    const source = [...own, '', ...given].join('\n');
    const runtime = takeProgram({ language: 'python', source, ownLines: own.length });
    const raised = runtime.load(100_000, false);
    if (raised || expression === '') return raised;
    return runtime.record(expression, 'None', { marked: [0], calls, milliseconds: SHORT, globalBoard: null });
  };
  expect(raisedBy(['def f(a):', '    for each in a:'])).toMatchObject({ name: 'IndentationError', line: 2 });
  expect(raisedBy(['def f(a):', '    b = a', '    return halve(b)'], 'f("x")')).toMatchObject({
    name: 'TypeError',
    line: 3,
  });
  expect(raisedBy(['def f(a):', '    return halve(a)'], 'f(0)')).toMatchObject({ limit: 'work', line: 2 });
});

test('our scripts, which share their names, define none of them twice', () => {
  const folder = 'src/program/python/';
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.py') && !file.startsWith('numpy'))
    .flatMap((file) => [...readFileSync(folder + file, 'utf8').matchAll(/^(?:def|class) (\w+)/gm)])
    .map(([, name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
});
