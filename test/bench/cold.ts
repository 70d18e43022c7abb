import { minimax, parsePosition, resolveOptions, search } from '../../src/lib/engine.ts';
import { emptyBoard, minimaxOnCopies } from './baseline/copied-arrays.ts';

const empty = parsePosition('.../.../...');

/** What a fresh process may be asked to do first. */
const tasks: Record<string, () => unknown> = {
  textbook: () => minimax(empty, resolveOptions({}, empty)),
  copies: () => minimaxOnCopies(emptyBoard(), 'x'),
  recorded: () => search(empty),
};

/** Does the task that the command line names, once and cold, and prints how many milliseconds it took. */
const task = tasks[process.argv[2]];
const start = performance.now();
task();
console.log(performance.now() - start);
