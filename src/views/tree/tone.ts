/** Whose advantage a value is; `quiet` is neutral, `plain` a number of an explicit tree. */
export type Tone = 'max' | 'min' | 'draw' | 'plain' | 'quiet';

/** Scores are seen from MAX's side; NaN is `quiet`. */
export function readTone(score: number): Tone {
  if (Number.isNaN(score)) return 'quiet';
  return score > 0 ? 'max' : score < 0 ? 'min' : 'draw';
}
