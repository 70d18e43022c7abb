import { waitUntilDrawn } from '../../elements/kit/later.ts';

const signs = ['scroll', 'wheel', 'pointerdown', 'keydown'] as const;

/**
 * Lays out the rest of a lesson when its first screen is painted or the reader does something, or at once for a reload or
 * an anchor, which need its height.
 */
export function layOutRest(): void {
  const layOut = () => document.querySelector('article')?.removeAttribute('data-opening');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAtTop = navigation?.type === 'navigate' && !location.hash && !location.search;
  if (!isAtTop) return layOut();
  for (const sign of signs) addEventListener(sign, layOut, { once: true, passive: true });
  requestAnimationFrame(() => setTimeout(() => void waitUntilDrawn().then(layOut)));
}
