import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from '../../src/command/start-process.ts';
import { OwnWorkers } from '../../src/elements/program/own-workers.ts';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import {
  askPlayer,
  checkGoals,
  checkProgram,
  goalNames,
  judge,
  listStandings,
  PlayingProgram,
  type ProgramLanguage,
  type Submission,
} from '../../src/program/index.ts';
import { search } from '../../src/search/index.ts';
import { Comparison, findFirstDifferences, isComparable } from '../../src/walk/index.ts';
import { startText } from '../program/start-text.ts';
import { sampled } from '../sample.ts';

/** Text before a search, and what it returns in place of `value`. */
interface Attack {
  readonly language: ProgramLanguage;
  readonly before?: string;
  readonly answer?: string;
}

const python = (name: string, attack: Omit<Attack, 'language'>) =>
  [`${name}, in Python`, { language: 'python', ...attack }] as const;
const javaScript = (name: string, attack: Omit<Attack, 'language'>) =>
  [`${name}, in JavaScript`, { language: 'javascript', ...attack }] as const;

const attacks: readonly (readonly [string, Attack])[] = [
  python('a number of 400 figures', { answer: 'value * 10 ** 400' }),
  python('a number that is none', { answer: 'float("nan")' }),
  python('a list that holds itself', { before: 'loop = []\nloop.append(loop)\n', answer: 'loop' }),
  python('a text of a million letters', { answer: '"x" * 1_000_000' }),
  python('a text that cannot be encoded', { answer: '"\\ud800"' }),
  python('a coroutine', { before: 'async def later(value): return value\n', answer: 'later(value)' }),
  python('an object that lies about itself', {
    before:
      'class Lie(int):\n    def __eq__(self, other): return True\n    def __lt__(self, other): return True\n    __gt__ = __lt__\n    __hash__ = int.__hash__\n    def __repr__(self): return "1"\n',
    answer: 'Lie(value)',
  }),
  python('an object that cannot be shown', {
    before:
      'class Mute:\n    def __repr__(self): raise SystemExit\n    __str__ = __getattribute__ = __repr__\n',
    answer: 'Mute()',
  }),
  python('an error without a text', {
    before: 'class Bad(Exception):\n    def __str__(self): return str(self)\n',
    answer: '(_ for _ in ()).throw(Bad())',
  }),
  python('an end of the interpreter', { answer: 'exit()' }),
  python('one that answers otherwise while it is recorded', {
    before:
      'import sys\ndef seen():\n    return any(sys.monitoring.get_tool(tool) for tool in range(6)) or sys.gettrace() is not None\n',
    answer: '-value if seen() else value',
  }),
  python('one that takes the recorder away', {
    before: 'import sys\nfor tool in range(6):\n    sys.monitoring.free_tool_id(tool)\n',
  }),
  python('one that breaks what its language has', {
    before: 'import builtins\nbuiltins.len = builtins.repr = builtins.isinstance = lambda *a: None\n',
  }),
  javaScript('a big integer', { answer: 'BigInt(value) ** 3n' }),
  javaScript('a promise', { answer: 'Promise.resolve(value)' }),
  javaScript('a promise that is never kept', { answer: 'new Promise(() => {})' }),
  javaScript('a symbol', { answer: 'Symbol("x")' }),
  javaScript('an object that throws when it is read', {
    answer: 'new Proxy({}, new Proxy({}, { get() { throw new Error("no"); } }))',
  }),
  javaScript('an object that is never read to its end', {
    answer: '({ get a() { return this; }, toString() { for (;;); }, valueOf() { return 1; } })',
  }),
  javaScript('one that breaks what its language has', {
    before:
      'Array.prototype.push = Array.prototype.map = JSON.stringify = String = () => { throw 1; };\nObject.prototype.toJSON = () => "1";\n',
  }),
  javaScript('one that reaches for the recorder', {
    before:
      'for (const name of Reflect.ownKeys(globalThis)) try { if (typeof globalThis[name] === "function" && /host|record|ply/i.test(String(name))) globalThis[name](3, "x", "x".repeat(1e6)); } catch {}\n',
  }),
  javaScript('an error that is no error', { before: 'throw { get name() { throw 1; }, stack: 5 };\n' }),
];

function write({ language, before = '', answer = 'value' }: Attack): string {
  const source =
    language === 'python'
      ? `def minimax(board, is_max):
    value = plain(board, is_max)
    return ${answer}

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

known = {}

def plain(board, is_max):
    key = tuple(board)
    if key not in known:
        known[key] = find_value(board, is_max)
    return known[key]

def find_value(board, is_max):
    for i, j, k in LINES:
        if board[i] != " " and board[i] == board[j] == board[k]:
            return 1 if board[i] == "X" else -1
    if " " not in board:
        return 0
    values = []
    for i in range(9):
        if board[i] == " ":
            child = board[:]
            child[i] = "X" if is_max else "O"
            minimax(child, not is_max)
            values.append(plain(child, not is_max))
    return max(values) if is_max else min(values)
`
      : `const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
function minimax(board, isMax) {
  const value = plain(board, isMax);
  return ${answer};
}
const known = new Map();
function plain(board, isMax) {
  const key = board.join();
  if (!known.has(key)) known.set(key, findValue(board, isMax));
  return known.get(key);
}
function findValue(board, isMax) {
  for (const [i, j, k] of LINES)
    if (board[i] !== ' ' && board[i] === board[j] && board[i] === board[k]) return board[i] === 'X' ? 1 : -1;
  const free = [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => board[cell] === ' ');
  if (free.length === 0) return 0;
  const values = free.map((cell) => {
    const child = board.slice();
    child[cell] = isMax ? 'X' : 'O';
    minimax(child, !isMax);
    return plain(child, !isMax);
  });
  return isMax ? Math.max(...values) : Math.min(...values);
}
`;
  return before + source;
}

const position = parsePosition('oxx/.xo/o..') as MnkPosition;
const limits = { calls: 2000, seconds: 10 };
const folder = join(import.meta.dirname, '../../dist/lib/command');

/** A program as a student hands it in. */
function handIn(source: string, language: ProgramLanguage): Submission {
  const path = language === 'python' ? 'program.py' : 'program.js';
  return {
    student: 'mal',
    file: path,
    program: { source, language, files: {}, path, missing: null },
    notes: [],
  };
}

test.each(sampled(attacks, 3))(
  '%s: a run, a judgement, goals, a comparison, a game and a check end in words, and take no move that there is not',
  async (_, attack) => {
    const ended = new AbortController();
    onTestFinished(() => ended.abort());
    const bench = new OwnWorkers((each) => startProcess(each, folder), ended.signal);
    const { language } = attack;
    const source = write(attack);
    const call = language === 'python' ? 'minimax(board, True)' : 'minimax(board, true)';
    const program = { source, language, call, position, limits };
    const runAt = (at: MnkPosition, how: string) => bench.run({ ...program, position: at, call: how });
    const askWith =
      (how: string): Parameters<typeof judge>[0]['ask'] =>
      async (questions) => [...(await bench.ask({ ...program, call: how }, questions))];
    const run = await bench.run(program);
    expect(run.end.kind).toMatch(/^(done|error|limit|nothing)$/);

    const known = { program, run, ask: askWith(call), runAt };
    const { findings } = await judge(known);
    for (const { text } of findings) expect(text).not.toBe('');
    const goals = await checkGoals(goalNames, { ...known, judgement: () => judge(known) }, () => {});
    expect(goals.map(({ name }) => name)).toEqual(goalNames);
    if (run.trace) {
      const comparison = new Comparison(run.trace, search(position));
      const first = isComparable(comparison) ? findFirstDifferences(comparison).call : null;
      if (first) expect(first.step).toBeLessThan(run.trace.stepCount);
    }

    const { move, problem } = await new PlayingProgram(program).findReply(position, {
      limits,
      runAt,
      askWith,
    });
    if (move === null) expect(problem!.text).not.toBe('');
    else expect(position.game.moves(position)).toContain(move);

    const how = { bench, rung: 'glance', seed: 1, side: null, call: '' } as const;
    const given = handIn(source, language);
    const checked = await checkProgram(given, how);
    expect(checked.right + checked.wrong).toBe(checked.asked);
    const player = await askPlayer(given, how);
    const [standing] = listStandings([player, player]);
    expect(standing.wins + standing.draws + standing.losses + standing.open).toBe(2);

    // The next student is judged as ever.
    const right = handIn(await startText('two-functions.py'), 'python');
    expect((await checkProgram(right, how)).state).toBe('right');
  },
);
