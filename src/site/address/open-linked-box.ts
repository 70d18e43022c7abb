import { splitAnchor } from './anchor.ts';

/** Opens a box that an address or a link leads to, such as the plan of a lesson. */
export function openLinkedBox(): void {
  const open = (fragment: string) => {
    const { anchor } = splitAnchor(fragment);
    if (anchor instanceof HTMLDetailsElement) anchor.open = true;
  };
  open(location.hash);
  addEventListener('hashchange', () => open(location.hash));
  // A second press on a link changes nothing in the address.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link) open(link.hash);
  });
}
