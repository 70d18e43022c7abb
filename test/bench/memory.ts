import { bytesLeft, type MemoryTask } from './memory-tasks.ts';

/** Does the task that the command line names and prints how many bytes it left, garbage not counted. */
console.log(
  await bytesLeft(process.argv[2] as MemoryTask, () => {
    globalThis.gc!();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  }),
);
