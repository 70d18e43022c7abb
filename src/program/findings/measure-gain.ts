import type { Side } from '../../game/index.ts';
import type { Reading } from './reading.ts';

/** How much better than a draw the score is for the winner; null if nobody has won. */
export function measureGain(reading: Reading, node: number): { gain: number; isForMax: boolean } | null {
  const outcome = reading.outcome(node);
  if (outcome === 'draw' || Number.isNaN(reading.score(node))) return null;
  const isForMax = outcome === reading.max;
  // Wins of only one side do not show the value of a draw.
  const { isOrdered, usual } = reading.ends;
  if (isOrdered && Number.isNaN(usual.draw)) {
    const sign = Math.sign(usual[outcome as Side]) * Math.sign(reading.score(node));
    return { gain: sign < 0 ? -1 : 1, isForMax };
  }
  return { gain: (isForMax ? 1 : -1) * (reading.score(node) - reading.ends.draw), isForMax };
}
