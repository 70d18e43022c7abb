import { parsePosition, search, stateAt, type SearchOptions } from '../../src/lib/engine.ts';
import { minimax, buildPlainTree, resolveOptions } from '../../src/search/index.ts';

/** Something to be timed: `run` does it `operations` times. */
interface Task {
  readonly operations: number;
  readonly run: () => unknown;
}

const WARM_UP = 5;

/** Keeps the compiler from leaving out work whose result nobody reads. */
export const kept: { result: unknown } = { result: null };

const empty = parsePosition('.../.../...');
const options = resolveOptions({}, empty);
const recorded = (given: SearchOptions): Task => ({ operations: 1, run: () => search(empty, given) });

/** The whole tree, recorded in each of our ways, beside the function that learners read, which records nothing. */
const recording: Record<string, Task> = {
  'textbook function': { operations: 1, run: () => minimax(empty, options) },
  'recorded, plain': recorded({}),
  'recorded, with penalty': recorded({ scoring: 'depth' }),
  'recorded, both scorings': {
    operations: 1,
    run: () => {
      const tree = buildPlainTree(empty, options)!;
      return [{}, { scoring: 'depth' } as const].map((given) => tree.makeTrace(resolveOptions(given, empty)));
    },
  },
  'with a table': recorded({ memo: 'positions' }),
  'alpha-beta': recorded({ algorithm: 'alpha-beta' }),
  'alpha-beta, table': recorded({ algorithm: 'alpha-beta', memo: 'positions' }),
};

const trace = search(empty, { scoring: 'depth' });
const steps = randomSteps(20_000, trace.stepCount);
const few = steps.slice(0, 100);

/** Going to random steps of the whole tree: call stack and the best so far in every frame, then the sentence as well. */
const seeking: Record<string, Task> = {
  state: {
    operations: steps.length,
    run: () => steps.reduce((sum, step) => sum + stateAt(trace, step).stack.length, 0),
  },
  'state and sentence': {
    operations: few.length,
    run: () => few.map((step) => stateAt(trace, step).sentence),
  },
};

console.log(
  JSON.stringify({
    'Searching the whole tree, warm': measure(recording, 15),
    'Going to a random step of the whole tree': measure(seeking, 20),
  }),
);

/** How long one operation of each task takes, in milliseconds, once a round and in turn; the first rounds warm up. */
function measure(tasks: Readonly<Record<string, Task>>, rounds: number): Record<string, number[]> {
  const samples = Object.fromEntries(Object.keys(tasks).map((name): [string, number[]] => [name, []]));
  for (let round = -WARM_UP; round < rounds; round++)
    for (const [name, { run, operations }] of Object.entries(tasks)) {
      const start = performance.now();
      kept.result = run();
      if (round >= 0) samples[name].push((performance.now() - start) / operations);
    }
  return samples;
}

/** Whole numbers below a bound, the same on every run. (A linear congruential generator, Lehmer 1951.) */
function randomSteps(count: number, bound: number): number[] {
  let state = 1713;
  return Array.from({ length: count }, () => (state = (state * 48_271) % 2_147_483_647) % bound);
}
