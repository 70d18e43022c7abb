import { TimelineSums } from '../../../src/views/index.ts';
import { parsePosition, search } from '../../../src/lib/engine.ts';
import type { Group } from '../measure.ts';

/** The columns of the timeline, from the trace, beside the search itself. */
export function timelineColumns(): Group {
  const root = parsePosition('.../.../...');
  const trace = search(root, { scoring: 'depth' });
  return {
    title: 'The columns of the timeline of the whole tree',
    rounds: 30,
    baseline: { name: 'recording the search', operations: 1, run: () => search(root, { scoring: 'depth' }) },
    tasks: [{ name: 'sums from the trace', operations: 1, run: () => new TimelineSums(trace) }],
  };
}
