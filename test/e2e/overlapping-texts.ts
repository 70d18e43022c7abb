/**
 * The texts that lie on another text of the same element of ours, in words. What scrolls away, stays in sight while the
 * page scrolls, or is there for screen readers alone covers nothing. Runs in the page.
 */
export function overlappingTexts(): string[] {
  type Line = { readonly text: Text; readonly rect: DOMRect };
  const parentOf = (each: Element): Element | null =>
    each.assignedSlot ?? each.parentElement ?? (each.getRootNode() as ShadowRoot).host ?? null;

  /** The part of a line that is in sight; null if none is, or if it floats. */
  const seen = (text: Text, rect: DOMRect): DOMRect | null => {
    let { left, top, right, bottom } = rect;
    for (let at = text.parentElement; at && at !== document.body; at = parentOf(at) as HTMLElement | null) {
      const { overflowX, overflowY, position, clipPath, opacity } = getComputedStyle(at);
      if (clipPath !== 'none' || /fixed|sticky/.test(position) || opacity === '0') return null;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return right - left > 2 && bottom - top > 2 ? new DOMRect(left, top, right - left, bottom - top) : null;
  };

  const found: string[] = [];
  const look = (root: ParentNode & Node) => {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element && node.shadowRoot) look(node.shadowRoot);
      if (!(node instanceof Text) || !node.data.trim()) continue;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const part = seen(node, rect);
        if (part) lines.push({ text: node, rect: part });
      }
    }
    const isOn = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height);
    const inside = root instanceof ShadowRoot ? root.host.localName : 'page';
    const quote = ({ data }: Text) => `“${data.replace(/\s+/g, ' ').trim().slice(0, 30)}”`;
    lines.forEach(({ text, rect }, i) => {
      const other = lines.slice(i + 1).find((each) => each.text !== text && isOn(rect, each.rect));
      if (other) found.push(`${inside}: ${quote(text)} and ${quote(other.text)}`);
    });
  };
  look(document.body);
  return [...new Set(found)];
}
