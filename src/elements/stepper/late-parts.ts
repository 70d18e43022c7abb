import type { ElementScripts } from '../kit/later.ts';

/** The large parts of widgets: until the reader is near them and they are fetched, their room is kept free. */
export const lateParts: ElementScripts = {
  'ply-code': () => import('../facts/ply-code.ts'),
  'ply-stack': () => import('../facts/ply-stack.ts'),
  'ply-timeline': () => import('../timeline/ply-timeline.ts'),
};
