/** The speeds of playing that a reader can follow, in steps a second, and those at which the steps blur. */
const SLOW: readonly number[] = [0.5, 1, 2, 4, 8, 16];
const FAST: readonly number[] = [100, 1000, 10_000];

/** The time in which the fastest speed plays a whole search, in seconds. */
export const WHOLE_SEARCH = 10;

/** The speeds of playing a search of so many steps, in steps a second; the last of a long one plays all of it. */
export function ratesFor(stepCount: number): number[] {
  const whole = stepCount / WHOLE_SEARCH;
  const rates = [...SLOW, ...FAST.filter((rate) => rate < whole / 2)];
  return whole > Math.max(...SLOW) ? [...rates, whole] : rates;
}

/** Whether a speed is the last one of a long search. */
export function playsWhole(rate: number, stepCount: number): boolean {
  return rate > Math.max(...SLOW) && rate === stepCount / WHOLE_SEARCH;
}
