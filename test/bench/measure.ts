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
  /**
   * Whether each task is timed in a stretch of its own, because some leave so much behind that the next would be charged
   * for its collection. Else they take turns, so that whatever else the machine does meets all of them alike.
   */
  readonly isApart?: boolean;
  readonly baseline: Task;
  readonly tasks: readonly Task[];
}

/** How long one operation took, how many bytes it left, or how far it is from what is right, over all rounds. */
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

/** What samples are counted in: `levels` are steps of a colour, from 0 to 255. */
export type Unit = 'ms' | 'bytes' | 'levels';

const WARM_UP = 5;

/** What keeps an engine from leaving out work whose result nobody reads. */
export const kept: { result: unknown } = { result: null };

/** Times a group, its tasks in turn or each in a stretch of its own; the first rounds only warm up. */
export function measure({ title, rounds, isApart = false, baseline, tasks }: Group): Result[] {
  const all = [baseline, ...tasks];
  const samples: Record<string, number[]> = Object.fromEntries(all.map(({ name }) => [name, []]));
  for (const stretch of isApart ? all.map((task) => [task]) : [all])
    for (let round = -WARM_UP; round < rounds; round++)
      for (const task of stretch) {
        const time = timeOf(task);
        if (round >= 0) samples[task.name].push(time);
      }
  return compared(title, samples);
}

/** How long one operation of a task takes, in milliseconds. */
function timeOf({ run, operations }: Task): number {
  const start = performance.now();
  kept.result = run();
  return (performance.now() - start) / operations;
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
