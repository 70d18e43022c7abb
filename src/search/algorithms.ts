import type { Move } from '../game/index.ts';
import { words, type ValueNames } from '../words/index.ts';

const names = words.settings.algorithm.values;

/** What a call knows so far, as an algorithm sees and changes it. */
export interface Knowledge {
  readonly isMax: boolean;
  /** The best score that has come back, ∓∞ before the first, and the move that it came from, −1 before. */
  best: number;
  bestMove: Move;
  /** The window now. A call whose window is closed (`alpha >= beta`) returns without its other moves. */
  alpha: number;
  beta: number;
}

/** What a row says of an algorithm. */
interface Row {
  /** What options, attributes and addresses call it. */
  readonly name: string;
  /** Whether a call carries a window, so that branches can be cut. */
  readonly hasWindow: boolean;
  /** Takes a score that came back from a move into what the call above knows. */
  take(above: Knowledge, score: number, move: Move): void;
  readonly words: ValueNames;
}

/** Takes a score if it is better for the side to move. */
function takeBest(above: Knowledge, score: number, move: Move): boolean {
  const isBetter = above.isMax ? score > above.best : score < above.best;
  if (isBetter) {
    above.best = score;
    above.bestMove = move;
  }
  return isBetter;
}

/** The algorithms, by name. The default is the first. */
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
} as const satisfies Record<string, Row>;

/** The name of an algorithm. */
export type AlgorithmName = keyof typeof algorithms;

/** A way to search a tree. */
export type Algorithm = (typeof algorithms)[AlgorithmName];
