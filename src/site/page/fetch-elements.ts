import { fetchWhenNear, type ElementScripts } from '../../elements/kit/later.ts';

/** The scripts of all elements, by their names. */
const scripts: ElementScripts = {
  'ply-board': () => import('../../elements/facts/ply-board.ts'),
  'ply-caption': () => import('../../elements/facts/ply-caption.ts'),
  'ply-cell': () => import('../../elements/facts/ply-cell.ts'),
  'ply-code': () => import('../../elements/facts/ply-code.ts'),
  'ply-compare': () => import('../../elements/compare/ply-compare.ts'),
  'ply-controls': () => import('../../elements/stepper/ply-controls.ts'),
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
  'ply-search': () => import('../../elements/host/ply-search.ts'),
  'ply-shape': () => import('../../elements/facts/ply-shape.ts'),
  'ply-stack': () => import('../../elements/facts/ply-stack.ts'),
  'ply-stats': () => import('../../elements/facts/ply-stats.ts'),
  'ply-stepper': () => import('../../elements/stepper/ply-stepper.ts'),
  'ply-timeline': () => import('../../elements/timeline/ply-timeline.ts'),
  'ply-timing': () => import('../../elements/facts/ply-timing.ts'),
  'ply-tree': () => import('../../elements/tree/ply-tree.ts'),
  'ply-value': () => import('../../elements/facts/ply-value.ts'),
};

/** Fetches the elements below `root` when the reader is near them; until then what stands for them is there. */
export function fetchElements(root: ParentNode = document): void {
  // The tree comes before what is asked about it.
  fetchWhenNear(root, { 'ply-stepper': scripts['ply-stepper'] });
  fetchWhenNear(root, scripts);
}

/** Fetches the script of an element now. */
export async function fetchElement(name: string): Promise<void> {
  await scripts[name]?.();
}

/** Fetches all elements of the page: both windows of a presentation know the state of those that are there. */
export async function fetchAllElements(): Promise<void> {
  const here = Object.keys(scripts).filter((name) => document.querySelector(name));
  await Promise.all(here.map(fetchElement));
}
