import { coldTasks, type ColdTask } from '../cold-tasks.ts';
import { compared, type Result } from '../measure.ts';

const ROUNDS = 8;

/** The first search of a fresh worker, in many fresh workers: nothing of it is compiled yet. */
export async function coldInWorkers(): Promise<Result[]> {
  const samples = Object.fromEntries(coldTasks.map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const name of coldTasks) samples[name].push(await inFreshWorker(name));
  return compared('Searching the whole tree, first thing in a fresh worker', samples);
}

function inFreshWorker(name: ColdTask): Promise<number> {
  const worker = new Worker(new URL('./cold-worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)));
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => {
      worker.terminate();
      resolve(data);
    });
    worker.postMessage(name);
  });
}
