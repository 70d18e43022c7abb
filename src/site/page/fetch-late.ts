import { fetchWhenNear } from '../../elements/kit/later.ts';
import type { LateElement } from '../pages/late.ts';

const scripts: Record<LateElement, () => Promise<unknown>> = {
  'ply-code': () => import('../../elements/facts/ply-code.ts'),
  'ply-compare': () => import('../../elements/compare/ply-compare.ts'),
  'ply-cover': () => import('../../elements/questions/ply-cover.ts'),
  'ply-depth': () => import('../../elements/facts/ply-depth.ts'),
  'ply-evaluation': () => import('../../elements/facts/ply-evaluation.ts'),
  'ply-find': () => import('../../elements/facts/ply-find.ts'),
  'ply-iterations': () => import('../../elements/facts/ply-iterations.ts'),
  'ply-lenses': () => import('../../elements/facts/ply-lenses.ts'),
  'ply-moves': () => import('../../elements/facts/ply-moves.ts'),
  'ply-output': () => import('../../elements/facts/ply-output.ts'),
  'ply-play': () => import('../../elements/play/ply-play.ts'),
  'ply-predict': () => import('../../elements/questions/ply-predict.ts'),
  'ply-program': () => import('../../elements/program/ply-program.ts'),
  'ply-quiz': () => import('../../elements/questions/ply-quiz.ts'),
  'ply-shape': () => import('../../elements/facts/ply-shape.ts'),
  'ply-stack': () => import('../../elements/facts/ply-stack.ts'),
  'ply-stats': () => import('../../elements/facts/ply-stats.ts'),
  'ply-timeline': () => import('../../elements/timeline/ply-timeline.ts'),
  'ply-timing': () => import('../../elements/facts/ply-timing.ts'),
};

/** Fetches late elements when the reader is near them; until then their fallback stands there. */
export function fetchLateElements(): void {
  fetchWhenNear(document, scripts);
}

/** Fetches the script of an element now, if it is a late one. */
export async function fetchElement(name: string): Promise<void> {
  if (isLate(name)) await scripts[name]();
}

/** Fetches all late elements of the page: both windows of a presentation know the state of those that are there. */
export async function fetchAllElements(): Promise<void> {
  const here = Object.keys(scripts).filter((name) => document.querySelector(name));
  await Promise.all(here.map(fetchElement));
}

function isLate(name: string): name is LateElement {
  return Object.hasOwn(scripts, name);
}
