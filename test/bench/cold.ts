import { timeOnce, type ColdTask } from './cold-tasks.ts';

/** Does the task that the command line names, once and cold, and prints how many milliseconds it took. */
console.log(timeOnce(process.argv[2] as ColdTask));
