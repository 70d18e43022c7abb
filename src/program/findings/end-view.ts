import { opponent, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import type { Reading } from './reading.ts';

const known = new WeakMap<Reading, boolean>();

/**
 * Negamax that scores finished games for the wrong side: every call returns the largest of the negated values below it,
 * and yet a side that has just lost gets more than a draw.
 */
export function isEndViewWrong(reading: Reading): boolean {
  let isWrong = known.get(reading);
  if (isWrong === undefined) known.set(reading, (isWrong = fitsNegamax(reading)));
  return isWrong;
}

function fitsNegamax(reading: Reading): boolean {
  const { trace } = reading;
  if (trace.program.isNegamax) return false;
  let [isTelling, isOneGlad, calls] = [false, false, 0];
  for (let node = reading.isRootAlone() ? 1 : 0; node < reading.length; node++) {
    const score = trace.score[node];
    if (!reading.isReturned(node) || Number.isNaN(score)) continue;
    if (reading.isLeaf(node)) {
      isOneGlad ||= isWon(reading, node) && score > 0;
      continue;
    }
    const below = reading.children(node).map((child) => trace.score[child]);
    if (below.some(Number.isNaN)) continue;
    if (score + 0 !== Math.max(...below.map((each) => -each)) + 0) return false;
    calls++;
    isTelling ||= score !== (reading.isMax(node) ? Math.max(...below) : Math.min(...below));
  }
  return isTelling && isOneGlad && calls > 2;
}

function isWon(reading: Reading, node: number): boolean {
  const outcome = reading.outcome(node);
  return outcome === 'x' || outcome === 'o';
}

export function findEndView(reading: Reading, node: number): string | null {
  const score = reading.trace.score[node];
  if (!isWon(reading, node) || !(score > 0) || !isEndViewWrong(reading)) return null;
  const winner = reading.outcome(node) as Side;
  return words.faults['end-view'](winner, opponent(winner), score);
}
