import { SearchHost } from '../../elements/host/search-host.ts';
import type { SlideBlock } from './slide-spans.ts';

export function readBlockKind(block: HTMLElement, isBeside: boolean): SlideBlock['kind'] {
  if (isHeading(block)) return 'heading';
  if (block.localName === 'hr') return 'break';
  if (isAid(block)) return 'aid';
  const { onSlide } = block.dataset;
  if (onSlide === 'question' || onSlide === 'figure') return onSlide;
  const isWide = onSlide === 'wide' || onSlide === 'exhibit' || block.matches('pre, table');
  return isWide && isBeside ? 'figure' : 'text';
}

export function isHeading({ localName }: Element): boolean {
  return /^h[2-6]$/.test(localName);
}

/** A hint or a solution. */
export function isAid({ localName }: Element): boolean {
  return localName === 'details';
}

/** A search with views. One that holds a figure needs the whole slide. */
export function isExhibit(element: Element | null): boolean {
  if (!element?.matches('[data-on-slide="exhibit"]')) return false;
  const hasViews = 'parts' in element || element.childElementCount > 0;
  return hasViews && !element.querySelector(':scope > [data-on-slide="figure"]');
}

/** Widest listing, in characters, that fits next to a text. */
const WIDEST = 46;

/** Whether it can be shown next to its text if there is no search: not a listing with longer lines. */
export function isPicture(block: Element): boolean {
  if (block.localName !== 'pre') return block.matches('[data-on-slide="kept"], table');
  return block.textContent.split('\n').every((line) => line.length <= WIDEST);
}

/** A search that is invisible itself: other blocks show it. */
export function isBareSearch(block: Element): boolean {
  return block.matches('[data-hosts="search"][data-on-page="wide"]') && block.childElementCount === 0;
}

/** A search whose views need the whole slide. */
export function isWideSearch(element: Element): element is SearchHost {
  return (
    element instanceof SearchHost &&
    element.matches('[data-hosts="search"][data-on-page="wide"]') &&
    !isBareSearch(element)
  );
}

export function isWideAid(block: Element): boolean {
  return (
    isAid(block) &&
    block.querySelector('table, pre, [data-on-slide="wide"], [data-on-slide="figure"]') !== null
  );
}

export function isQuestion(block: Element): boolean {
  return block.matches('[data-on-slide="question"]');
}

export function isComparison(element: Element): element is SearchHost {
  return element.matches('[data-on-slide="figure"]') && element instanceof SearchHost;
}
