/**
 * What a finger may miss: targets below 44 pixels. They may have 24 (WCAG 2.2, 2.5.8) in one direction, as bars and
 * sliders have, or in both if nothing else lies within 44 pixels around their middle. Links among other text, and
 * inputs whose label is large enough, are no matter. Runs in the page.
 */
export function smallTargets(): string[] {
  const all = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? all(each.shadowRoot) : []),
    ]);
  const wanted =
    'a[href], button, summary, input, select, textarea, [role=slider], [role=treeitem], [role=gridcell]';
  const area = (each: Element) => (each.closest('label') ?? each).getBoundingClientRect();
  const targets = all(document).filter((each) => {
    const seen = each.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true });
    const { width, height } = each.getBoundingClientRect();
    // A finger goes through what takes no pointer.
    const isPassed = getComputedStyle(each).pointerEvents === 'none';
    return each.matches(wanted) && seen && !isPassed && width > 1 && height > 1;
  });
  const middle = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
  const isAlone = (target: Element) => {
    const [x, y] = middle(area(target));
    return targets.every((other) => {
      const rect = area(other);
      if (other === target || target.contains(other) || other.contains(target)) return true;
      const away = [
        Math.max(rect.left - x, x - rect.right, 0),
        Math.max(rect.top - y, y - rect.bottom, 0),
      ] as const;
      return Math.hypot(...away) >= 22;
    });
  };
  const isInline = (target: Element) =>
    target.localName === 'a' && getComputedStyle(target).display === 'inline';
  const isInText = (target: Element) =>
    isInline(target) && target.textContent.trim() !== target.parentElement?.textContent.trim();
  return targets
    .filter((target) => {
      const { width, height } = area(target);
      if (isInText(target)) return false;
      return (
        Math.min(width, height) < 24 ||
        (Math.max(width, height) < 43.9 && !isInline(target) && !isAlone(target))
      );
    })
    .map((target) => {
      const { width, height } = area(target);
      const host = (target.getRootNode() as ShadowRoot).host?.localName ?? 'page';
      const name = target.getAttribute('aria-label') ?? target.textContent.trim();
      return `${host} ${target.localName} "${name.slice(0, 30)}" ${width.toFixed()}×${height.toFixed()}`;
    });
}
