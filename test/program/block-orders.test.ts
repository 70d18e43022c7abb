import { expect, test } from 'vitest';
import { readPrograms } from '../../src/build/read-site.ts';
import { parsePosition } from '../../src/game/index.ts';
import { judge, listFindings, usualLimits, type Program } from '../../src/program/index.ts';
import { readBlocks, writeProgram, writeWhole } from '../../src/walk/index.ts';
import { sampled } from '../sample.ts';
import { askFew, runHere } from './run-here.ts';

const rules = readPrograms('.').get('rules.py')!;
const exercise = readBlocks(`def minimax(board, is_max):
    mark = "X" if is_max else "O"
    best = max if is_max else min
    if is_over(board): return score(board)
    return best(minimax(play(board, move, mark), not is_max) for move in moves(board))
`);

function listOrders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    listOrders(items.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}

/** The lines between the first and the last use nothing of each other. */
const isRightOrder = (order: readonly number[]) => order[0] === 0 && order[4] === 4;

function makeProgram(order: readonly number[]): Program {
  const placed = order.map((block) => ({ block, indent: exercise.blocks[block].indent }));
  return {
    source: writeWhole(writeProgram(exercise, { placed, filled: [] }), rules),
    language: 'python',
    call: 'minimax(board, True)',
    position: parsePosition('oxx/.xo/o..'),
    limits: usualLimits,
  };
}

const orders = listOrders([0, 1, 2, 3, 4]);

test('of all orders of five lines exactly those that play right have no fault', async () => {
  expect(orders).toHaveLength(120);
  const faultless = [];
  for (const order of orders) {
    const program = makeProgram(order);
    const run = await runHere(program);
    const faults = listFindings(run, program.source).filter(({ kind }) => kind === 'fault');
    if (run.end.kind === 'done' && faults.length === 0) faultless.push(order);
  }
  expect(faultless).toEqual(orders.filter(isRightOrder));
  expect(faultless).toHaveLength(6);
});

test('an order that nobody stored is judged right', async () => {
  const [order] = sampled(orders.filter(isRightOrder), 1);
  const program = makeProgram(order);
  const run = await runHere(program);
  const judged = await judge({
    program,
    run,
    ask: askFew(program),
    runAt: (position, call) => runHere({ ...program, position, call }),
  });
  expect([judged.smallest, judged.isLosing, judged.asked > 100]).toEqual([null, false, true]);
});
