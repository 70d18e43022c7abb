import { minimax, parsePosition, resolveOptions, search } from '../../src/lib/engine.ts';
import { emptyBoard, minimaxOnCopies } from './baseline/copied-arrays.ts';

const empty = parsePosition('.../.../...');
import { callObjects } from './baseline/object-tree.ts';

/** What a fresh process may be asked to do first. */
const tasks: Record<string, () => unknown> = {
  copies: () => minimaxOnCopies(emptyBoard(), 'x'),
  objects: () => callObjects(emptyBoard(), 'x'),
  textbook: () => minimax(empty, resolveOptions({}, empty)),
  recorded: () => search(empty),
  both: () => [search(empty), search(empty, { scoring: 'depth' })],
};

/** Does the task that the command line names, once and cold, and prints how many milliseconds it took. */
const task = tasks[process.argv[2]];
const start = performance.now();
task();
console.log(performance.now() - start);
