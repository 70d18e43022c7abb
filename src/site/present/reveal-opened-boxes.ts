/**
 * Scrolls a box that is opened into view if it is below the screen. `mayScroll` is asked at each. A box that was closed
 * only while the slides were measured is not one that is opened.
 */
export function revealOpenedBoxes(article: HTMLElement, mayScroll: () => boolean, signal: AbortSignal): void {
  const reveal = (event: Event) => {
    const { target } = event;
    const wasOpen = 'oldState' in event && event.oldState === 'open';
    if (target instanceof HTMLDetailsElement && target.open && !wasOpen && mayScroll())
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  article.addEventListener('toggle', reveal, { capture: true, signal });
}
