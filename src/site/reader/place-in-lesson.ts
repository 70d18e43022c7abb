/**
 * Marks in the bar the section that crosses the middle of the screen, and those before it.
 *
 * @param tell - Called with the id of its heading, empty above the first.
 */
export function markPlace(tell: (section: string) => void): void {
  const dashes = [...document.querySelectorAll<HTMLElement>('.dashes > i')];
  const headings = [...document.querySelectorAll('article h2')];
  const passed = new Set<Element>();
  // Everything above the middle of the screen, however far up, so that nothing is measured after a jump.
  const rootMargin = '999999px 0px -50%';
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target);
      const now = headings.findLastIndex((heading) => passed.has(heading));
      for (const [at, dash] of dashes.entries()) dash.className = at < now ? 'past' : at === now ? 'now' : '';
      tell(headings[now]?.id ?? '');
    },
    { rootMargin },
  );
  for (const heading of headings) watch.observe(heading);
}
