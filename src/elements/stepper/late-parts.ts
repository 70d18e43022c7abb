import type { Trace } from '../../search/index.ts';
import type { ElementScripts } from '../kit/near.ts';
import { rowHeight } from '../timeline/timeline-rows.ts';

/** The large parts of widgets: until the reader is near them and they are fetched, their room is kept free. */
export const lateParts: ElementScripts = {
  'ply-code': () => import('../facts/ply-code.ts'),
  'ply-stack': () => import('../facts/ply-stack.ts'),
  'ply-timeline': () => import('../timeline/ply-timeline.ts'),
};

/** The height of the bars of a trace's timeline, which is kept free, so that nothing on the page moves when it comes. */
export function chartHeight(trace: Trace): string {
  const rows = trace.plies + 1;
  return `calc(${rows} * ${rowHeight(rows)})`;
}

/** How many rows the call stack of a search keeps free, so that nothing below it jumps. */
export function stackRoom({ root }: Trace): number {
  return Math.min(10, root.game.pliesLeft(root) + 1);
}
