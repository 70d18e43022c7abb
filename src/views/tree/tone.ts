/** Whose advantage a value is; `quiet` says nothing about it, `plain` is a number of an explicit tree. */
export type Tone = 'max' | 'min' | 'draw' | 'plain' | 'quiet';

/** Whose advantage a score is: scores are from MAX's side; nothing is nobody's. */
export function toneOf(score: number): Tone {
  if (Number.isNaN(score)) return 'quiet';
  return score > 0 ? 'max' : score < 0 ? 'min' : 'draw';
}
