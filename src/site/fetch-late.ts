import { fetchWhenNear } from '../elements/near.ts';
import type { LateElement } from './pages/late.ts';

const scripts: Record<LateElement, () => Promise<unknown>> = {
  'ply-code': () => import('../elements/ply-code.ts'),
  'ply-compare': () => import('../elements/ply-compare.ts'),
  'ply-cover': () => import('../elements/ply-cover.ts'),
  'ply-depth': () => import('../elements/ply-depth.ts'),
  'ply-evaluation': () => import('../elements/ply-evaluation.ts'),
  'ply-find': () => import('../elements/ply-find.ts'),
  'ply-iterations': () => import('../elements/ply-iterations.ts'),
  'ply-lenses': () => import('../elements/ply-lenses.ts'),
  'ply-moves': () => import('../elements/ply-moves.ts'),
  'ply-output': () => import('../elements/ply-output.ts'),
  'ply-play': () => import('../elements/ply-play.ts'),
  'ply-predict': () => import('../elements/ply-predict.ts'),
  'ply-quiz': () => import('../elements/ply-quiz.ts'),
  'ply-shape': () => import('../elements/ply-shape.ts'),
  'ply-stack': () => import('../elements/ply-stack.ts'),
  'ply-stats': () => import('../elements/ply-stats.ts'),
  'ply-timeline': () => import('../elements/ply-timeline.ts'),
  'ply-timing': () => import('../elements/ply-timing.ts'),
};

/** Fetches late elements when the reader is near them; until then their fallback stands there. */
export function fetchLateElements(): void {
  fetchWhenNear(document, scripts);
}

/** Fetches the script of an element now, if it is a late one. */
export async function fetchElement(name: string): Promise<void> {
  if (isLate(name)) await scripts[name]();
}

function isLate(name: string): name is LateElement {
  return Object.hasOwn(scripts, name);
}
