/** The link that a click follows in this window, if it matches the selector; null for any other click. */
export function findFollowedLink(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const { target, defaultPrevented, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>(selector);
}
