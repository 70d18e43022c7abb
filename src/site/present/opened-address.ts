import { findFollowedLink } from '../address/followed-link.ts';
import { findLinkedLesson } from './lesson-links.ts';

/** Whether this page was reloaded, rather than opened by a link or an address. */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

/** Presents a lesson to which a link leads, instead of showing it as a page. */
export function presentLinkedLessons(own: string, signal: AbortSignal): void {
  const follow = (event: MouseEvent) => {
    const link = findFollowedLink(event, 'a[href]:not([download], [target])');
    const address = link && findLinkedLesson(link, own);
    if (!address) return;
    event.preventDefault();
    location.assign(address);
  };
  document.addEventListener('click', follow, { signal });
}
