import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { judge, usualLimits } from '../../src/program/index.ts';
import { words } from '../../src/words/index.ts';
import { checkHere } from './check/check-here.ts';
import { askFew, runHere } from './run-here.ts';

/** A right program with a board of its own, in whose games O begins. */
const noughtBegins = `board = ["-"] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def won(b, p):
    return any(all(b[i] == p for i in line) for line in LINES)

def to_move(b):
    return "O" if b.count("O") <= b.count("X") else "X"

def minimax(b):
    if won(b, "O"):
        return 1
    if won(b, "X"):
        return -1
    if "-" not in b:
        return 0
    me = to_move(b)
    values = []
    for i in range(9):
        if b[i] == "-":
            b[i] = me
            values.append(minimax(b))
            b[i] = "-"
    return max(values) if me == "O" else min(values)
`;

const { otherSide, noughtFirst } = words.judgement;

test.each([
  ['X', 'oxx/.xo/o..', otherSide('o', 'x', false)],
  ['O', 'oxx/.xo/...', noughtFirst()],
])(
  'a program in whose games O begins is not judged where %s is to move, but told why',
  async (_, text, why) => {
    const position = parsePosition(text) as MnkPosition;
    const asked = { source: noughtBegins, language: 'python', call: '', position } as const;
    const run = await runHere(asked);
    const program = { ...asked, call: run.call, limits: usualLimits };
    const runAt = (there: MnkPosition, call: string) => runHere({ ...asked, position: there, call });
    const judged = await judge({ program, run, ask: askFew(program, 40), runAt });
    expect(judged).toMatchObject({ isLosing: false, text: why });
    expect(judged.findings.filter(({ kind }) => kind === 'fault')).toEqual([]);
  },
);

test('nor is such a program marked', async () => {
  expect(await checkHere(noughtBegins)).toMatchObject({ state: 'not-read', findings: [] });
});
