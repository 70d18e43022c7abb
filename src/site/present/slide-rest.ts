import type { PlyProgram } from '../../elements/program/ply-program.ts';
import type { Slides } from './slides.ts';

/** In pixels: less than a line. */
const SLACK = 8;

/** Scrolls to the top, past an empty edge if nothing else is cut off. */
export function scrollToTop({ article, shown }: Slides): void {
  shown?.scrollTo({ top: 0, behavior: 'instant' });
  article.scrollTo({ top: 0, behavior: 'instant' });
  if (measureRest(article) <= 0)
    article.scrollTo({ top: article.scrollHeight - article.clientHeight, behavior: 'instant' });
}

/**
 * The element that continues beyond the edge of the screen, unless something other than `cover` covers it; null if
 * none.
 */
export function findRest({ article, shown }: Slides, by: 1 | -1, cover: Element | null): Element | null {
  const goesOn = (element: Element) => (by > 0 ? measureRest(element) : element.scrollTop) > SLACK;
  const program = article.querySelector<PlyProgram>('[data-hosts="program"][data-slide]');
  const all = [cover, ...(program?.scrolled ?? []), article, shown];
  return all.find((each) => each && goesOn(each) && isUncovered(each)) ?? null;
}

/** The height in which what scrolls is seen: on a phone the exhibit stays above the text. */
export function measureWindow({ article }: Slides, element: Element): number {
  const exhibit = element === article ? element.querySelector('[data-slide="exhibit"]') : null;
  const isAbove = exhibit && getComputedStyle(exhibit).position === 'sticky';
  return element.clientHeight - (isAbove ? exhibit.clientHeight : 0);
}

/** How much of an element is below its edge, without the empty space at its end. */
function measureRest(element: Element): number {
  const { scrollTop, scrollHeight, clientHeight } = element;
  return scrollHeight - clientHeight - scrollTop - parseFloat(getComputedStyle(element).paddingBottom);
}

function isUncovered(element: Element): boolean {
  const { left, top, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  return element.contains(root.elementFromPoint(left + SLACK, top + height / 2));
}
