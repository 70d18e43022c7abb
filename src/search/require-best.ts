import type { Move } from '../game/index.ts';
import { words } from '../words/index.ts';
import type { Trace } from './trace.ts';

/** The best child of a node that must have one: throws at a leaf. */
export function requireBestChild(trace: Trace, node: number): number {
  return requireBest(trace.bestChild(node), node);
}

/** The best move at a node that must have one: throws at a leaf. */
export function requireBestMove(trace: Trace, node = 0): Move {
  return requireBest(trace.bestMove(node), node);
}

function requireBest(found: number | null, node: number): number {
  if (found === null) throw new RangeError(words.errors.noBest(node));
  return found;
}
