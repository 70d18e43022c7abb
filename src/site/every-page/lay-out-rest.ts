import { waitForPause } from '../../elements/kit/turns.ts';
import { waitUntilDrawn } from '../../elements/kit/undrawn.ts';

const signs = ['pointerdown', 'keydown'] as const;

/**
 * Lays out the rest of a lesson after its first screen is painted, a section in each pause, since the whole takes longer
 * than a frame; at once for a reload or an anchor, or when the reader may jump, which all need its height. A reader who
 * scrolls sees what comes into view.
 */
export function layOutRest(): void {
  const article = document.querySelector('article[data-opening]');
  const end = () => article?.removeAttribute('data-opening');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAtTop = navigation?.type === 'navigate' && !location.hash && !location.search;
  if (!article || !isAtTop) return end();
  for (const sign of signs) addEventListener(sign, end, { once: true, passive: true });
  requestAnimationFrame(() => setTimeout(() => void layOutInTurn(article).then(end)));
}

async function layOutInTurn({ children }: Element): Promise<void> {
  for (const part of children) {
    if (!part.matches('section, .spread')) continue;
    await waitUntilDrawn();
    await waitForPause();
    part.classList.add('laid-out');
  }
}
