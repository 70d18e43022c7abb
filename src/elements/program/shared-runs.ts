import { sharedWorkers } from './ready-worker.ts';
import { askProgramIn, startRunIn } from './start-run.ts';

type Rest<F> = F extends (workers: infer _, ...rest: infer R) => unknown ? R : never;

/** Runs a program in a worker that all programs of the page share. */
export const startRun = (...rest: Rest<typeof startRunIn>) => startRunIn(sharedWorkers, ...rest);

export const askInWorker = (...rest: Rest<typeof askProgramIn>) => askProgramIn(sharedWorkers, ...rest);
