import { shownNodes, TimelineSums, treeLayout } from '../../src/layout/index.ts';
import { parsePosition, search } from '../../src/lib/engine.ts';
import { emptyBoard } from './baseline/copied-arrays.ts';
import { d3Tree } from './baseline/d3-tree.ts';
import { callObjects } from './baseline/object-tree.ts';
import { kept } from './measure.ts';

/** What can be kept of the search of the whole tree. */
const tasks: Record<string, () => unknown> = {
  objects: () => callObjects(emptyBoard(), 'x'),
  laidOut: () => d3Tree(callObjects(emptyBoard(), 'x')),
  trace: () => search(parsePosition('.../.../...'), { scoring: 'depth' }),
  all: () => {
    const trace = search(parsePosition('.../.../...'), { scoring: 'depth' });
    return [new TimelineSums(trace), treeLayout(shownNodes(trace, 277_325))];
  },
};

/** Does the task that the command line names and prints how many bytes it left, garbage not counted. */
const before = used();
kept.result = tasks[process.argv[2]]();
const left = used() - before;
// Read afterwards, so that it is not garbage before.
if (kept.result) console.log(left);

function used(): number {
  globalThis.gc!();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
