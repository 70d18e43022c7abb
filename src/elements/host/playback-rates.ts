/** In steps per second; at the fast ones the steps blur. */
const SLOW: readonly number[] = [0.5, 1, 2, 4, 8, 16];
const FAST: readonly number[] = [100, 1000, 10_000];

/** How many seconds a whole search takes at the fastest speed. */
export const WHOLE_SEARCH = 10;

/** Speeds in steps per second; the last one of a long search plays all of it. */
export function listRates(stepCount: number): number[] {
  const whole = stepCount / WHOLE_SEARCH;
  const rates = [...SLOW, ...FAST.filter((rate) => rate < whole / 2)];
  return whole > Math.max(...SLOW) ? [...rates, whole] : rates;
}

export function isWholeSearchRate(rate: number, stepCount: number): boolean {
  return rate > Math.max(...SLOW) && rate === stepCount / WHOLE_SEARCH;
}
