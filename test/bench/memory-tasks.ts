import { hierarchy, tree } from 'd3';
import { shownNodes, TimelineSums, treeLayout } from '../../src/views/index.ts';
import { parsePosition, search } from '../../src/lib/engine.ts';
import { emptyBoard } from './baseline/copied-arrays.ts';
import { callObjects } from './baseline/object-tree.ts';
import { kept } from './measure.ts';

/** What can be kept of the search of the whole tree; the first is the baseline of the others. */
const tasks = {
  'objects, laid out by d3.tree': () =>
    tree<ReturnType<typeof callObjects>>().nodeSize([1, 1])(hierarchy(callObjects(emptyBoard(), 'x'))),
  'an object a call': () => callObjects(emptyBoard(), 'x'),
  trace: () => search(parsePosition('.../.../...'), { scoring: 'depth' }),
  'trace, timeline, layout': () => {
    const trace = search(parsePosition('.../.../...'), { scoring: 'depth' });
    return [new TimelineSums(trace), treeLayout(shownNodes(trace, 277_325))];
  },
} satisfies Record<string, () => unknown>;

/** The name of something that can be kept. */
export type MemoryTask = keyof typeof tasks;

/** The names of everything whose memory is measured. */
export const memoryTasks = Object.keys(tasks) as MemoryTask[];

/** Does a task and says how many bytes it left, by how many are used after a collection. */
export async function bytesLeft(name: MemoryTask, used: () => number | Promise<number>): Promise<number> {
  kept.result = null;
  const before = await used();
  kept.result = tasks[name]();
  const left = (await used()) - before;
  // Read afterwards, so that it is not garbage before.
  return kept.result ? left : NaN;
}
