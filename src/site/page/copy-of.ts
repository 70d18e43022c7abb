/** A copy without the ids, of which the page may hold each only once, and without a slot. */
export function copyOf(element: Element): Element {
  const made = element.cloneNode(true) as Element;
  for (const each of [made, ...made.querySelectorAll('[id]')]) each.removeAttribute('id');
  made.removeAttribute('slot');
  return made;
}
