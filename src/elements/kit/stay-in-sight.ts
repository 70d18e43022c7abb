import type { LitElement } from 'lit';
import { subscribeElement } from './subscribe-element.ts';

/** The element that was pressed last: only one can stay where the reader looks. */
let lastUsed: LitElement | null = null;

/** Keeps an element in sight that was pressed last, when a device is turned and the page is laid out anew. */
export function stayInSight(element: LitElement): void {
  element.addEventListener('click', () => (lastUsed = element));
  subscribeElement(element, () => {
    let isSeen = false;
    const sight = new IntersectionObserver((entries) => (isSeen = entries.at(-1)!.isIntersecting));
    sight.observe(element);
    const portrait = matchMedia('(orientation: portrait)');
    // Media queries are told of before intersections are measured again.
    const onTurn = () => {
      if (lastUsed !== element || !isSeen) return;
      const show = () => element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      // What is above it takes its new height in the frame that begins now.
      requestAnimationFrame(() => requestAnimationFrame(show));
    };
    portrait.addEventListener('change', onTurn);
    return () => {
      sight.disconnect();
      portrait.removeEventListener('change', onTurn);
    };
  });
}
