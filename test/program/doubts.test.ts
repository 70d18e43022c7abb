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

test('an error is no fault of a program if its cells hold objects and we gave it texts', async () => {
  const source = `class Piece:
    def __init__(self, owner):
        self.owner = owner

    def is_friend(self, other):
        return other is not None and self.owner == other.owner

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

def won_by(cells):
    for a, b, c in LINES:
        if cells[a] is not None and cells[a].is_friend(cells[b]) and cells[a].is_friend(cells[c]):
            return cells[a].owner
    return None

def search(cells, turn):
    w = won_by(cells)
    if w is not None:
        return 1 if w == "cross" else -1
    if all(c is not None for c in cells):
        return 0
    values = []
    for i in range(9):
        if cells[i] is None:
            cells[i] = Piece(turn)
            values.append(search(cells, "circle" if turn == "cross" else "cross"))
            cells[i] = None
    return max(values) if turn == "cross" else min(values)
`;
  for (const call of ['', 'search(board, "cross")']) {
    const { state, first } = await checkHere(source, { language: 'python' }, { call });
    expect([state, first]).toEqual(['not-read', null]);
  }
});

test('an error is the program’s own if it gets from itself what lacks something', async () => {
  const source = `class Best:
    def __init__(self, score, move):
        self.score = score
        self.move = move

def winner(b):
    for i, j, k in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)):
        if b[i] != " " and b[i] == b[j] == b[k]:
            return b[i]
    return None

def minimax(b, p):
    w = winner(b)
    if w is not None:
        return 1 if w == "X" else -1
    if " " not in b:
        return 0
    best = None
    for i in range(9):
        if b[i] == " ":
            b[i] = p
            r = minimax(b, "O" if p == "X" else "X")
            b[i] = " "
            if best is None or (r.score > best.score if p == "X" else r.score < best.score):
                best = Best(r.score, i)
    return best
`;
  const { state, first } = await checkHere(source, { language: 'python' });
  expect([state, first?.rule]).toEqual(['stops', 'AttributeError']);
});
