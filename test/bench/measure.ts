/** Something to be timed: `run` does it once, on its own inputs, `operations` times over. */
export interface Task {
  readonly name: string;
  readonly operations: number;
  readonly run: () => unknown;
}

/** Tasks that are timed beside one another in one process, and the one that the others are compared with. */
export interface Group {
  readonly title: string;
  readonly rounds: number;
  readonly baseline: Task;
  readonly tasks: readonly Task[];
}

/** How long one operation took, in milliseconds, or how many bytes it left, over all rounds. */
export interface Times {
  readonly min: number;
  readonly median: number;
  readonly p95: number;
}

/** One line of the result: a task, its samples, and how often it would fit into its baseline. */
export interface Result {
  readonly group: string;
  readonly name: string;
  readonly times: Times;
  readonly unit: Unit;
  readonly ratio: number | null;
}

/** What samples are counted in. */
export type Unit = 'ms' | 'bytes';

const WARM_UP = 5;

/** What keeps an engine from leaving out work whose result nobody reads. */
export const kept: { result: unknown } = { result: null };

/**
 * Times a group. The tasks take turns, so that whatever else the machine does meets all of them alike; the first
 * rounds only warm up.
 */
export function measure({ title, rounds, baseline, tasks }: Group): Result[] {
  const all = [baseline, ...tasks];
  const samples = all.map((): number[] => []);
  for (let round = -WARM_UP; round < rounds; round++) {
    all.forEach(({ run, operations }, i) => {
      const start = performance.now();
      kept.result = run();
      const time = (performance.now() - start) / operations;
      if (round >= 0) samples[i].push(time);
    });
  }
  return compared(title, Object.fromEntries(all.map(({ name }, i) => [name, samples[i]])));
}

/** The results of samples that were taken elsewhere, by name; the first are the baseline of the others. */
export function compared(
  group: string,
  samples: Readonly<Record<string, readonly number[]>>,
  unit: Unit = 'ms',
): Result[] {
  const [baseline] = Object.values(samples).map(summary);
  return Object.entries(samples).map(([name, each], i) => {
    const times = summary(each);
    return { group, name, times, unit, ratio: i === 0 ? null : baseline.median / times.median };
  });
}

/** The smallest, the middle one, and the one that 95 in a hundred do not exceed. */
function summary(samples: readonly number[]): Times {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { min: sorted[0], median: at(0.5), p95: at(0.95) };
}

/** Whole numbers below a bound, the same on every run. (A linear congruential generator, Lehmer 1951.) */
export function randomSteps(count: number, bound: number, seed = 1713): number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  });
}
