import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import type { ProgramTrace } from '../../src/search/index.ts';
import { buildTreeScene, chooseNodes, layOutTree } from '../../src/views/index.ts';
import { writePenaltySum } from '../../src/walk/index.ts';
import { runHere, samples, type Sample } from '../program/run-here.ts';
import { startText } from '../program/start-text.ts';
import { sampled } from '../sample.ts';

/** Boards on which a program can go wrong at one ply, and at several. */
const boards = ['x../oxx/xoo', 'oxx/.xo/o..', 'o../.xo/oxx'];

const readBands = (trace: ProgramTrace) =>
  buildTreeScene(trace, 0, layOutTree(chooseNodes(trace, 0))).bands.map(({ wins }) => wins?.lines ?? null);

/** The number of `10 − 3` or `−1`. */
const addUp = (sum: string) =>
  sum
    .split(' − ')
    .map((part) => Number(part.replace('−', '-').replace('∞', 'Infinity')))
    .reduce((a, b) => a - b);

/** The won boards at which a program called nothing further and returned a score. */
const listWon = (trace: ProgramTrace) =>
  Array.from({ length: trace.length }, (_, node) => ({
    node,
    ply: trace.ply[node],
    score: trace.score[node],
    outcome: trace.root.game.outcome(trace.position(node)),
  })).filter(
    ({ node, score, outcome }) =>
      node > 0 &&
      trace.end[node] === node + 1 &&
      !Number.isNaN(score) &&
      (outcome === 'x' || outcome === 'o'),
  );

const runAt = (sample: Pick<Sample, 'source' | 'language' | 'call'>, board: string) =>
  runHere({ ...sample, position: parsePosition(board) });

const programs = [...samples('right'), ...samples('wrong')];

test.each(sampled(programs, 12))(
  'beside $name a ply says what its won games count, or nothing',
  async (sample) => {
    const own = sample.position.game.format(sample.position);
    for (const board of [own, ...boards]) {
      const { trace } = await runAt(sample, board);
      if (!trace) continue;
      const bands = readBands(trace);
      const won = listWon(trace);
      const said = bands.map((lines) => lines && [lines[0], addUp(lines[1])]);
      const actual = bands.map((_, ply) => {
        const here = won.filter((each) => each.ply === ply);
        const facts = new Set(here.map(({ outcome, score }) => `${outcome} ${score}`));
        return facts.size === 1 ? [`${`${here[0].outcome}`.toUpperCase()} wins`, here[0].score] : null;
      });
      expect([board, ...said]).toEqual([board, ...actual]);
      const sizes = new Set(won.map(({ score }) => Math.abs(score)));
      for (let node = 0; node < trace.length; node++) {
        const sum = writePenaltySum(trace, node);
        if (sum === null) continue;
        const [left, right] = sum.split(' = ');
        expect([addUp(left), addUp(right)]).toEqual([trace.score[node], trace.score[node]]);
        expect(sizes.size).toBeGreaterThan(1);
      }
    }
  },
);

const depth = () => startText('depth-penalty.py');
const call = 'minimax(board, 0, True)';

test.each([
  [{ name: 'right', change: (text: string) => text }, ['X wins 10 − 1', 'O wins 2 − 10', 'X wins 10 − 3']],
  [
    {
      name: 'counts the depth up',
      change: (text: string) =>
        text.replace('WIN - depth', 'WIN + depth').replace('depth - WIN', '-WIN - depth'),
    },
    ['X wins 11', 'O wins −12', 'X wins 13'],
  ],
  [
    { name: 'with an own win', change: (text: string) => text.replace('WIN = 10', 'WIN = 20') },
    ['X wins 19', 'O wins −18', 'X wins 17'],
  ],
  [
    {
      name: 'takes half a point for each ply',
      change: (text: string) =>
        text.replace('WIN - depth', 'WIN - depth / 2').replace('depth - WIN', 'depth / 2 - WIN'),
    },
    ['X wins 9.5', 'O wins −9', 'X wins 8.5'],
  ],
])('the margin of a program that counts depth: $name', async ({ change }, expected) => {
  const { trace } = await runAt({ source: change(await depth()), language: 'python', call }, 'oxx/.xo/o..');
  expect(readBands(trace!).map((lines) => lines?.join(' ') ?? null)).toEqual([null, ...expected]);
});

test('a win that a program scores as a draw is not taken for a win with a penalty', async () => {
  const sample = programs.find(({ name }) => name === '20-one-diagonal.py')!;
  const { trace } = await runAt(sample, 'x../oxx/xoo');
  expect(listWon(trace!).map(({ node }) => writePenaltySum(trace!, node))).toEqual([null]);
  expect(readBands(trace!)).toEqual([null, null, ['X wins', '0']]);
});
