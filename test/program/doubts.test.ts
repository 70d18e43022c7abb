import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { judge, usualLimits } from '../../src/program/index.ts';
import { words } from '../../src/words/index.ts';
import { checkHere } from './check/check-here.ts';
import { askFew, runHere, samples } from './run-here.ts';

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

/** Adds a function that chooses a move with the search. */
const choosing = `
def best_move(b):
    me = to_move(b)
    best, choice = None, None
    for i in range(9):
        if b[i] == "-":
            b[i] = me
            value = minimax(b)
            b[i] = "-"
            if best is None or (value > best if me == "O" else value < best):
                best, choice = value, i
    return choice
`;

/** The number of all marks decides whose turn it is. */
const byNumber = `${noughtBegins}${choosing}`.replace(
  'b.count("O") <= b.count("X")',
  'b.count("-") % 2 == 1',
);

const { noughtFirst } = words.judgement;

test.each([
  ['search', noughtBegins, 'oxx/.xo/o..'],
  ['search', noughtBegins, 'oxx/.xo/...'],
  ['function that chooses', `${noughtBegins}${choosing}`, 'oxx/.xo/o..'],
  ['function that chooses', `${noughtBegins}${choosing}`, 'oxx/.xo/...'],
  ['count of all marks', byNumber, 'oxx/.xo/o..'],
  ['count of all marks', byNumber, 'oxx/.xo/...'],
])('a program in whose games O begins is not judged but told why: %s, %#', async (_, source, text) => {
  const position = parsePosition(text) as MnkPosition;
  const asked = { source, language: 'python', call: '', position } as const;
  const run = await runHere(asked);
  const program = { ...asked, call: run.call, limits: usualLimits };
  const runAt = (there: MnkPosition, call: string) => runHere({ ...asked, position: there, call });
  const judged = await judge({ program, run, ask: askFew(program, 40), runAt });
  expect(judged).toMatchObject({ isLosing: false, text: noughtFirst() });
  expect(judged.findings).toEqual([]);
});

test.each([noughtBegins, `${noughtBegins}${choosing}`, byNumber])(
  'nor is such a program marked: %#',
  async (source) => {
    const notes = [words.check.notes.noughtFirst];
    expect(await checkHere(source)).toMatchObject({ state: 'not-read', first: null, findings: [], notes });
  },
);

test('a program whose arguments could only be guessed is told to write its call, and is not marked', async () => {
  const sample = samples('wrong').find(({ name }) => name.startsWith('16-'))!;
  const asked = { ...sample, call: '' };
  const run = await runHere(asked);
  const program = { ...asked, call: run.call, limits: usualLimits };
  const runAt = (there: MnkPosition, call: string) => runHere({ ...asked, position: there, call });
  const judged = await judge({ program, run, ask: askFew(program, 40), runAt });
  expect(judged).toMatchObject({ isLosing: false, smallest: null, text: words.judgement.unsure.call() });
  const notes = [words.check.notes.guessed.call];
  expect(await checkHere(sample.source)).toMatchObject({ state: 'not-read', first: null, notes });
});
