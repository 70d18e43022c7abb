import { findWinner } from '../../search/index.ts';

/** Whose advantage a value is; `quiet` is neutral, `plain` a number of an explicit tree. */
export type Tone = 'max' | 'min' | 'draw' | 'plain' | 'quiet';

/** Scores are seen from MAX's side; NaN is `quiet`. */
export function readTone(score: number): Tone {
  return Number.isNaN(score) ? 'quiet' : findWinner(score);
}
