import type { ElementScripts } from '../kit/nearness.ts';

export const lateParts: ElementScripts = {
  'ply-code': () => import('../facts/ply-code.ts'),
  'ply-moves': () => import('../facts/ply-moves.ts'),
  'ply-stack': () => import('../facts/ply-stack.ts'),
  'ply-timeline': () => import('../timeline/ply-timeline.ts'),
};
