/** Scrolls a box that is opened into view if it is below the screen. `mayScroll` is asked at each. */
export function revealOpenedBoxes(article: HTMLElement, mayScroll: () => boolean, signal: AbortSignal): void {
  const reveal = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.open && mayScroll())
      target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  article.addEventListener('toggle', reveal, { capture: true, signal });
}
