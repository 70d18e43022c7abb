/**
 * Has a lesson laid out as a whole: its first picture is of its beginning, so that it is there sooner and nothing takes
 * long at once. Where the reader comes back, or goes to a place in it, its whole height is known before.
 */
export function layOutRest(): void {
  const layOut = () => document.querySelector('article')?.removeAttribute('data-opening');
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAtTop = navigation?.type === 'navigate' && !location.hash && !location.search;
  if (isAtTop) requestAnimationFrame(() => setTimeout(layOut));
  else layOut();
}
