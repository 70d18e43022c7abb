import type { Move } from '../game/index.ts';
import { words, type ValueNames } from '../words/index.ts';

const names = words.settings.algorithm.values;

/** What a call knows so far; algorithms change it. */
export interface Knowledge {
  readonly isMax: boolean;
  /** The best score so far, ∓∞ before the first, and its move, −1 before the first. */
  best: number;
  bestMove: Move;
  /** The window now. A call whose window is closed (`alpha >= beta`) returns without its other moves. */
  alpha: number;
  beta: number;
}

interface AlgorithmRow {
  readonly name: string;
  readonly hasWindow: boolean;
  /** Updates the knowledge of the call above with the score that one of its moves returned. */
  take(above: Knowledge, score: number, move: Move): void;
  readonly words: ValueNames;
}

/** For MAX or for MIN. */
export function isBetter(isMax: boolean, score: number, than: number): boolean {
  return isMax ? score > than : score < than;
}

function takeBest(above: Knowledge, score: number, move: Move): boolean {
  const isTaken = isBetter(above.isMax, score, above.best);
  if (isTaken) {
    above.best = score;
    above.bestMove = move;
  }
  return isTaken;
}

/** The default is the first. */
export const algorithms = {
  minimax: { name: 'minimax', hasWindow: false, take: takeBest, words: names.minimax },
  /** Fail-soft, with a cutoff when alpha ≥ beta. (Knuth & Moore 1975.) */
  'alpha-beta': {
    name: 'alpha-beta',
    hasWindow: true,
    take(above, score, move) {
      if (!takeBest(above, score, move)) return;
      if (above.isMax) above.alpha = Math.max(above.alpha, score);
      else above.beta = Math.min(above.beta, score);
    },
    words: names['alpha-beta'],
  },
} as const satisfies Record<string, AlgorithmRow>;

export type AlgorithmName = keyof typeof algorithms;

export type Algorithm = (typeof algorithms)[AlgorithmName];
