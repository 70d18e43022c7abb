/** Copies an element without its slot, and without ids, which must be unique on a page. */
export function copyWithoutIds(element: Element): Element {
  const made = element.cloneNode(true) as Element;
  for (const each of [made, ...made.querySelectorAll('[id]')]) each.removeAttribute('id');
  made.removeAttribute('slot');
  return made;
}

export function copyNodes(nodes: readonly Node[]): readonly Node[] {
  return nodes.map((node) => (node instanceof Element ? copyWithoutIds(node) : node.cloneNode(true)));
}
