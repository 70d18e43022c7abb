import { bytesLeft, memoryTasks } from '../memory-tasks.ts';
import { compared, type Result } from '../measure.ts';

const ROUNDS = 3;

declare global {
  interface Performance {
    /** Chromium's: buffers are among it, and the figure is exact with `--enable-precise-memory-info` only. */
    readonly memory?: { readonly usedJSHeapSize: number };
  }
}

/**
 * What the whole tree leaves in memory, garbage not counted. In words what is needed for it, where the browser does not
 * collect on request.
 */
export async function memoryInPage(): Promise<Result[] | string> {
  const { gc } = globalThis;
  const { memory } = performance;
  if (!gc || !memory)
    return 'Memory was not measured: it needs Chromium started with --js-flags=--expose-gc --enable-precise-memory-info.';
  const used = async () => {
    // Buffers go in a task of their own, after the collection that finds them.
    for (let round = 0; round < 3; round++) {
      gc();
      await new Promise((done) => setTimeout(done));
    }
    return performance.memory!.usedJSHeapSize;
  };
  const samples = Object.fromEntries(memoryTasks.map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const name of memoryTasks) samples[name].push(await bytesLeft(name, used));
  return compared('Memory of the whole tree', samples, 'bytes');
}
