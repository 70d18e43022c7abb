import { lateElements, type LateElement } from './pages/late.ts';

const scripts: Record<LateElement, () => Promise<unknown>> = {
  'ply-code': () => import('../elements/ply-code.ts'),
  'ply-find': () => import('../elements/ply-find.ts'),
  'ply-shape': () => import('../elements/ply-shape.ts'),
  'ply-timeline': () => import('../elements/ply-timeline.ts'),
};

/** Fetches late elements when the reader is a screen away from them; until then their fallback stands there. */
export function fetchLateElements(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void scripts[target.localName as LateElement]();
      }
    },
    { rootMargin: '100%' },
  );
  for (const element of document.querySelectorAll(lateElements.join())) near.observe(element);
}
