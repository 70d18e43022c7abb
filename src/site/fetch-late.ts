import { lateElements, type LateElement } from './pages/late.ts';

const scripts: Record<LateElement, () => Promise<unknown>> = {
  'ply-code': () => import('../elements/ply-code.ts'),
  'ply-compare': () => import('../elements/ply-compare.ts'),
  'ply-find': () => import('../elements/ply-find.ts'),
  'ply-play': () => import('../elements/ply-play.ts'),
  'ply-predict': () => import('../elements/ply-predict.ts'),
  'ply-quiz': () => import('../elements/ply-quiz.ts'),
  'ply-shape': () => import('../elements/ply-shape.ts'),
  'ply-stats': () => import('../elements/ply-stats.ts'),
  'ply-timeline': () => import('../elements/ply-timeline.ts'),
};

/** Fetches late elements when the reader is a screen away from them; until then their fallback stands there. */
export function fetchLateElements(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void fetchElement(target.localName);
      }
    },
    { rootMargin: '100%' },
  );
  for (const element of document.querySelectorAll(lateElements.join())) near.observe(element);
}

/** Fetches the script of an element now, if it is a late one. */
export async function fetchElement(name: string): Promise<void> {
  const late = lateElements.find((each) => each === name);
  if (late) await scripts[late]();
}
