/**
 * The texts in sight that are smaller than `least` pixels, in words; those of a drawing by the scale at which it is
 * drawn. What is there for screen readers alone has no size. Runs in the page.
 */
export function smallTexts(least: number): string[] {
  const found: string[] = [];
  const isHidden = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';
  const measure = (element: Element) => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const { c, d } = (element instanceof SVGGraphicsElement && element.getScreenCTM()) || { c: 0, d: 1 };
    return size * Math.hypot(c, d);
  };
  const isInSight = (text: Text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ width, left, right, top, bottom }) =>
        width > 1 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight,
    );
  };
  const look = (root: ParentNode & Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
      node instanceof Element && isHidden(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element && node.shadowRoot) look(node.shadowRoot);
      if (!(node instanceof Text) || !node.data.trim()) continue;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !isInSight(node))
        continue;
      const size = measure(parent);
      const host = (parent.getRootNode() as ShadowRoot).host?.localName ?? 'page';
      const text = node.data.replace(/\s+/g, ' ').trim().slice(0, 30);
      if (size < least - 0.05) found.push(`${host} ${parent.localName} "${text}" ${size.toFixed(1)}`);
    }
  };
  look(document.body);
  return [...new Set(found)];
}
