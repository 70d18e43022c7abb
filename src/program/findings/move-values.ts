import { words } from '../../words/index.ts';
import { readChildValues } from './child-values.ts';
import type { Reading } from './reading.ts';

const known = new WeakMap<Reading, boolean>();

/** Whether calls return their chosen cell, which the calls above compare as if it were a value. */
function returnsMoves(reading: Reading): boolean {
  let isMove = known.get(reading);
  if (isMove === undefined) known.set(reading, (isMove = [0, 1].some((from) => fitsMoves(reading, from))));
  return isMove;
}

/** Every call below the first returned the number of the cell of one of its best children. */
function fitsMoves(reading: Reading, from: number): boolean {
  const { trace } = reading;
  const raw = (node: number) => Number(trace.readReturned(node));
  const [moves, strange] = [new Set<number>(), new Set<number>()];
  for (let node = 1; node < reading.length; node++) {
    if (reading.isLeaf(node) || !reading.isReturned(node)) continue;
    const call = readChildValues(reading, node);
    if (!call) return false;
    const best = reading.children(node).filter((child) => reading.score(child) === call.best);
    if (!best.some((child) => trace.move[child] + from === raw(node))) return false;
    moves.add(raw(node));
    if (!call.received.includes(call.got)) strange.add(node);
  }
  return moves.size > 1 && strange.size > 0;
}

/**
 * Finds the first call that returns a cell instead of a value. The reverse mistake raises an error in most programs.
 */
export function findMoveForValue(reading: Reading, node: number): string | null {
  if (node === 0 || !returnsMoves(reading)) return null;
  const { move } = reading.trace;
  const raw = Number(reading.trace.readReturned(node));
  const child = reading.children(node).find((each) => [raw, raw - 1].includes(move[each]));
  return child === undefined ? null : words.faults['move-for-value'](raw);
}
