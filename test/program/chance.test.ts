import { expect, test, vi } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { completeRun, usualLimits, type ProgramLanguage } from '../../src/program/index.ts';
import { runProgram } from '../../src/program/running.ts';
import type { ProgramTrace } from '../../src/search/index.ts';
import { makeRuntime } from './run-here.ts';

const python = `from random import shuffle, seed
ALL = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def minimax(board, mark):
    for a, b, c in ALL:
        if board[a] != " " and board[a] == board[b] == board[c]:
            return 1 if board[a] == "X" else -1
    moves = [i for i in range(9) if board[i] == " "]
    if not moves:
        return 0
    shuffle(moves)
    values = []
    for i in moves:
        board[i] = mark
        values.append(minimax(board, "O" if mark == "X" else "X"))
        board[i] = " "
    return max(values) if mark == "X" else min(values)
`;

const javascript = `const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
function minimax(board, mark) {
  for (const [a, b, c] of lines)
    if (board[a] !== '' && board[a] === board[b] && board[b] === board[c]) return board[a] === 'X' ? 1 : -1;
  const moves = [...board.keys()].filter((i) => board[i] === '').sort(() => Math.random() - 0.5);
  if (moves.length === 0) return 0;
  const values = moves.map((i) => {
    const after = [...board];
    after[i] = mark;
    return minimax(after, mark === 'X' ? 'O' : 'X');
  });
  return mark === 'X' ? Math.max(...values) : Math.min(...values);
}
`;

const position = parsePosition('ox./.xo/o..') as MnkPosition;

/** Both records of a run: of its calls, and of its lines too. */
async function recordTwice(source: string, language: ProgramLanguage) {
  const runtime = await makeRuntime({ language, source });
  const program = { source, language, call: 'minimax(board, "X")', position, limits: usualLimits };
  const traces: ProgramTrace[] = [];
  const take = (facts: Parameters<typeof completeRun>[0]) =>
    void traces.push(completeRun(facts, runtime.log).trace!);
  take(runProgram(runtime, program, () => {}, take));
  return traces;
}

const moves = ({ move }: ProgramTrace) => [...move].join();

test.each([
  ['python', python],
  ['javascript', javascript],
] as const)(
  'a program of %s that tries moves in a random order makes the same calls again',
  async (language, source) => {
    const [calls, lines] = await recordTwice(source, language);
    expect(calls.length).toBeGreaterThan(30);
    expect(moves(lines)).toBe(moves(calls));
    expect(calls.program.lines?.numbers.length ?? 0).toBe(0);
    calls.learn(lines);
    expect(calls.program).toBe(lines.program);
    const others = await Promise.all([1, 2, 3, 4].map(() => recordTwice(source, language)));
    expect(new Set(others.map(([each]) => moves(each))).size).toBeGreaterThan(1);
  },
);

test('a record of one run is not mixed with another run, in which chance differs', async () => {
  const source = python.replace('    shuffle(moves)', '    seed()\n    shuffle(moves)');
  const runs = await Promise.all([1, 2, 3, 4].map(() => recordTwice(source, 'python')));
  for (const [calls, lines] of runs) {
    const before = calls.program;
    calls.learn(lines);
    expect(calls.program === before || moves(calls) === moves(lines)).toBe(true);
  }
});

const sided = `import random
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def minimax(board, player):
    for mark, value in (("X", 1), ("O", -1)):
        if any(all(board[i] == mark for i in line) for line in LINES):
            return value
    free = [i for i in range(9) if board[i] == " "]
    other = "O" if player == "X" else "X"
    values = [minimax(board[:i] + [player] + board[i + 1:], other) for i in free]
    return 0 if not free else max(values) if player == "X" else min(values)


def first_move(board, player):
    return random.choice([i for i in range(9) if board[i] == " "])  # for either player
`;

test.each([
  ['input("Begin? ")', 4],
  ['starts = random.choice(["X", "O"])', 19],
])('a top level that draws no random numbers runs only as often as it must: %s', async (end, times) => {
  const runtime = await makeRuntime({ language: 'python', source: sided + end });
  const load = vi.spyOn(runtime, 'load');
  runProgram(runtime, { source: '', language: 'python', call: '', position, limits: usualLimits });
  expect(load).toHaveBeenCalledTimes(times);
});
