import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { judge, usualLimits } from '../../src/program/index.ts';
import { words } from '../../src/words/index.ts';
import { askHere, runHere, samples } from './run-here.ts';

const at = (text: string) => parsePosition(text) as MnkPosition;

/** The computer plays O and takes the largest values. */
const write = (draw: number) => `HUMAN, COMPUTER = "X", "O"

def winner(b):
    for i, j, k in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)):
        if b[i] != "-" and b[i] == b[j] == b[k]:
            return b[i]
    return None if "-" in b else "tie"

def minimax(b, turn):
    result = winner(b)
    if result is not None:
        return {COMPUTER: 1, HUMAN: -1, "tie": ${draw}}[result]
    best = -100 if turn == COMPUTER else 100
    for cell in range(9):
        if b[cell] == "-":
            b[cell] = turn
            value = minimax(b, HUMAN if turn == COMPUTER else COMPUTER)
            best = max(best, value) if turn == COMPUTER else min(best, value)
            b[cell] = "-"
    return best
`;

const program = (source: string) => ({
  source,
  language: 'python' as const,
  call: '',
  position: at('oxx/.xo/o..'),
});

test('which side is MAX is kept on a board that does not show it', async () => {
  const asked = program(write(0));
  const { reading, call } = await runHere(asked);
  expect(reading?.max).toEqual({ value: 'o', how: 'seen' });
  // Only a draw can follow.
  const there = { ...asked, call, position: at('xox/oxx/o.o') };
  expect((await runHere(there)).reading?.max.value).toBe('x');
  const { reading: kept, trace } = await runHere({ ...there, earlierReading: reading });
  expect(kept).toMatchObject({ max: reading!.max, cells: reading!.cells });
  expect(trace?.options.max).toBe('o');
});

test('what is known of a mistake is still said on the smallest board, where no call shows it', async () => {
  const asked = program(write(-1));
  const run = await runHere(asked);
  const known = { ...asked, call: run.call, earlierReading: run.reading };
  const { smallest, findings } = await judge({
    program: { ...known, limits: usualLimits },
    run,
    ask: askHere(known),
    runAt: (position, call) => runHere({ ...known, position, call }),
  });
  const fault = findings.find(({ kind }) => kind === 'fault')!;
  expect(fault).toMatchObject({ rule: 'draw-score' });
  expect(smallest!.findings).toMatchObject([
    { rule: 'draw-score', step: null, text: words.judgement.inSearch('oxx/.xo/o..', fault.text) },
  ]);
});

test('a search that an earlier call of the program has answered from its table is seen for either side', async () => {
  const sample = samples('right').find(({ name }) => name.startsWith('67-'))!;
  for (const [position, call] of [
    ['xox/.../...', 'bester_zug(board, -1)'],
    ['x../..o/.xo', 'bester_zug(board, 1)'],
  ]) {
    const run = await runHere({ ...sample, call: '', position: at(position) });
    expect(run.call).toBe(call);
    expect(run.reading?.cells).toEqual({ value: { x: 1, o: -1, empty: 0 }, how: 'seen' });
    expect(run.trace!.length).toBeGreaterThan(9);
  }
});
