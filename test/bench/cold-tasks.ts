import { parsePosition, search } from '../../src/lib/engine.ts';
import { minimax, plainTree, resolveOptions } from '../../src/search/index.ts';
import { emptyBoard, minimaxOnCopies } from './baseline/copied-arrays.ts';
import { callObjects } from './baseline/object-tree.ts';

const empty = parsePosition('.../.../...');

/** What a fresh process or worker may be asked to do first; the first is the baseline of the others. */
const tasks = {
  'minimax, boards copied': () => minimaxOnCopies(emptyBoard(), 'x'),
  'the same, an object a call': () => callObjects(emptyBoard(), 'x'),
  'textbook function': () => minimax(empty, resolveOptions({}, empty)),
  'recorded, plain': () => search(empty),
  'recorded, both scorings': () => {
    const [plain, penalised] = [{}, { scoring: 'depth' } as const].map((each) => resolveOptions(each, empty));
    const tree = plainTree(empty, plain)!;
    return [tree.scored(plain), tree.scored(penalised)];
  },
} satisfies Record<string, () => unknown>;

/** The name of something to be done cold. */
export type ColdTask = keyof typeof tasks;

/** The names of everything that is timed cold. */
export const coldTasks = Object.keys(tasks) as ColdTask[];

/** Does a task once, and says how many milliseconds it took. */
export function timeOnce(name: ColdTask): number {
  const start = performance.now();
  tasks[name]();
  return performance.now() - start;
}
