/** Has all links that lead out of the frame open a tab of their own: here stands one piece, and no way back to it. */
export function openElsewhere(article: HTMLElement): void {
  for (const link of article.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
}
