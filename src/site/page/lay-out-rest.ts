/** Lays out the rest of a lesson after the first paint, or at once for a reload or an anchor, which need its height. */
export function layOutRest(): void {
  const layOut = () => document.querySelector('article')?.removeAttribute('data-opening');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAtTop = navigation?.type === 'navigate' && !location.hash && !location.search;
  if (isAtTop) requestAnimationFrame(() => setTimeout(layOut));
  else layOut();
}
