import type { ElementScripts } from '../kit/later.ts';

/** Large views of widgets, fetched when the reader is near. Their room is reserved. */
export const lateParts: ElementScripts = {
  'ply-code': () => import('../facts/ply-code.ts'),
  'ply-stack': () => import('../facts/ply-stack.ts'),
  'ply-timeline': () => import('../timeline/ply-timeline.ts'),
};
