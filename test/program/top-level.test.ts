import { expect, test } from 'vitest';
import { SLOW_TOP_LEVEL } from '../../src/program/runtime.ts';
import { sampled } from '../sample.ts';
import { makeRuntime } from './run-here.ts';

/** Functions, and all that they may keep between calls. */
const head = `import random
import beside


class Game:
    played = 0
    def __init__(self):
        self.board = [" "] * 9


class Seen:
    held = []


TABLE = {}
__hidden = []
board = [" "] * 9


def counted():
    count = [0]
    def step():
        count[0] += 1
        return count[0]
    return step


step = counted()


def remember(value, kept=[]):
    kept.append(value)
    return len(kept)


def value(cells):
    return [TABLE, __hidden, Seen.held, Game.played, step(), remember(0), beside.told, board[0], start, random.random()]


def wait(calls=32):
    return calls if calls < 2 else wait(calls - 1) + wait(calls - 2)


start = "x"
`;
const wait = 'wait()\n';

async function loadTwice(tail: string) {
  const runtime = await makeRuntime({
    source: head + tail,
    language: 'python',
    files: { 'beside.py': 'told = []\n' },
    seed: 7,
  });
  return Array.from({ length: 2 }, () => {
    const raised = runtime.load(60_000, false);
    const work = runtime.spent;
    const printed = runtime.log.printed.map(({ text }) => text);
    const { returned } = runtime.evaluate('[value(board), [name for name in globals() if "game" in name]]');
    return { raised, work, printed, returned };
  });
}

const idle = [
  `print("begin")\n${wait}print("end")\n`,
  `mine = [" "] * 9\n${wait}mine[3] = "x"\nprint(mine)\n`,
  `print(len(board))\nfor turn in range(2):\n    ${wait.replaceAll('\n', '\n    ')}\n`,
  `if __name__ == "__main__":\n    print("main")\n${wait}assert value is not None\n`,
];

test.each(sampled(idle, 2))(
  'a last part that only shows something runs once, and stays in the output: %j',
  async (tail) => {
    const [first, again] = await loadTwice(tail);
    expect(first.raised).toBeNull();
    expect(first.work).toBeGreaterThan(SLOW_TOP_LEVEL);
    expect(again.work).toBeLessThan(first.work / 20);
    expect(again.printed).toEqual(first.printed);
    expect(again.returned).toBe(first.returned);
  },
);

const needed = [
  '__hidden.append(1)',
  'TABLE["x"] = 1',
  'Seen.held.append(1)',
  'Game.played = 3',
  'step()',
  'remember(5)',
  'beside.told.append(2)',
  'board[0] = "x"',
  'start = "o"',
  'random.random()',
  'game = Game()',
];

test.each(sampled(needed, 3))(
  'what a program does before its end is done again if it leaves something: %s',
  async (tail) => {
    const [first, again] = await loadTwice(`print("begin")\n${tail}\n${wait}print("end")\n`);
    expect(first.raised).toBeNull();
    expect(again.printed).toEqual(first.printed);
    expect(again.returned).toBe(first.returned);
    expect(again.work).toBeLessThan(first.work / 20);
  },
);

test('a last part that takes long and leaves something runs again', async () => {
  const [first, again] = await loadTwice(`Game.played = wait()\nprint(Game.played)\n`);
  expect(again).toEqual({ ...first, work: expect.closeTo(first.work, -2) });
});

test.each([
  {
    language: 'python',
    source:
      'board = [" "] * 3\ndef first():\n    return board[0]\nboard[0] = "X"\nwhile True:\n    board[1] = "O"\n',
    left: "['X', ' ', ' ']",
  },
  {
    language: 'javascript',
    source:
      'let board = [" ", " ", " "];\nconst first = () => board[0];\nboard[0] = "X";\nwhile (true) board[1] = "O";\n',
    left: '["X"," "," "]',
  },
] as const)(
  'what is stopped in the code outside functions of $language leaves nothing behind, and is not run again',
  async ({ language, source, left }) => {
    const runtime = await makeRuntime({ source, language });
    expect(runtime.load(200, false)?.limit).toBe('work');
    expect(runtime.evaluate('board').returned).toBe(left);
    expect(runtime.load(200, false)?.limit).toBe('work');
    expect(runtime.spent).toBeLessThan(100);
  },
);
