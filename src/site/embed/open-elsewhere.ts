/** Opens links that leave the frame in a new tab: the frame has no way back. */
export function openElsewhere(article: HTMLElement): void {
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
}
