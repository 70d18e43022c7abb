/** Marks in the bar the section that crosses the middle of the screen, and those before it. */
export function markPlace(): void {
  const dashes = [...document.querySelectorAll<HTMLElement>('.dashes > i')];
  const headings = [...document.querySelectorAll('article h2')];
  const mark = () => {
    const now = headings.findLastIndex((heading) => heading.getBoundingClientRect().top < innerHeight / 2);
    for (const [at, dash] of dashes.entries()) dash.className = at < now ? 'past' : at === now ? 'now' : '';
  };
  // Fires when a heading passes the middle, or the upper edge, where a jump may land.
  const watch = new IntersectionObserver(mark, { rootMargin: '0px 0px -50%' });
  for (const heading of headings) watch.observe(heading);
}
