import { timeOnce, type ColdTask } from '../cold-tasks.ts';

/** Does the task that the page names, once and cold, and tells how many milliseconds it took. */
addEventListener('message', ({ data }: MessageEvent<ColdTask>) => postMessage(timeOnce(data)));
