import type { Page } from 'playwright';

/** No page has so many stops: who presses Tab so often is in a trap. */
const LIMIT = 1200;

/** What Tab is expected to stop at, noted on each element, and how to see that the one with the focus shows it. */
function prepare(): string[] {
  const wanted =
    'a[href], button, summary, input, select, textarea, [role=tree], [role=slider], [role=gridcell], [role=tab]';
  const inside = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? inside(each.shadowRoot) : []),
    ]);
  const isSeen = (each: Element) => each.checkVisibility({ visibilityProperty: true });
  const isWidget = (each: Element) =>
    /^ply-|^position|^reader|-desk$|-setup$|-form$/.test(each.localName) && each.shadowRoot !== null;
  const widgets = inside(document).filter((each) => isWidget(each) && isSeen(each));
  const stops = (widget: Element) =>
    inside(widget.shadowRoot!).filter(
      (each) => each.matches(wanted) && isSeen(each) && !each.matches('[disabled]'),
    );
  const expected = widgets.filter((widget) => stops(widget).length > 0);
  return expected.map((widget, index) => {
    const name = `${index} ${widget.localName}#${widget.id}`;
    widget.setAttribute('data-stop', name);
    return name;
  });
}

/** The element with the focus: the widgets around it, a name for messages, whether its focus is to be seen, what covers it. */
function focused(): { widgets: string[]; name: string; isShown: boolean; cover: string | null } | null {
  const innermost = (root: Document | ShadowRoot): Element | null => {
    const at = root.activeElement;
    return at?.shadowRoot?.activeElement ? innermost(at.shadowRoot) : at;
  };
  const element = innermost(document);
  if (!element || element === document.body) return null;
  const widgets: string[] = [];
  for (let at: Node | null = element; at; at = at instanceof ShadowRoot ? at.host : at.parentNode)
    if (at instanceof Element && at.hasAttribute('data-stop')) widgets.push(at.getAttribute('data-stop')!);
  const isOutlined = (each: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  };
  // A radio button without a look of its own, and an item of a tree, leave it to what is drawn for them.
  const drawn = [
    element,
    // The text of a program is larger than what is seen of it: its frame shows the focus.
    element.closest('.scroll') ?? element,
    element.parentElement!,
    ...(element.parentElement?.querySelectorAll(':scope > span') ?? []),
  ];
  const above = (node: Node): Node | null =>
    (node instanceof Element ? node.assignedSlot : null) ??
    (node instanceof ShadowRoot ? node.host : node.parentNode);
  const around = (node: Node | null): Node[] => (node ? [node, ...around(above(node))] : []);
  // Its upper edge: a large one may go on below the window.
  const { left, right, top } = element.getBoundingClientRect();
  const point = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, top + 3] as const;
  const hitIn = (root: Document | ShadowRoot): Element | null => {
    const hit = root.elementFromPoint(...point);
    return hit?.shadowRoot && hit.shadowRoot !== root ? (hitIn(hit.shadowRoot) ?? hit) : hit;
  };
  const [own, hit] = [around(element), around(hitIn(document))];
  const isAbove = (each: Node): each is Element =>
    each instanceof Element && /sticky|fixed/.test(getComputedStyle(each).position) && !own.includes(each);
  const cover = hit.includes(element) ? undefined : hit.find(isAbove);
  const active = element.getAttribute('aria-activedescendant');
  const item = active ? (element.getRootNode() as ShadowRoot).getElementById(active) : null;
  return {
    widgets,
    name: `${element.localName}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}" in ${widgets[0] ?? 'the page'}`,
    // In a frame it is that page which shows where the focus is.
    cover: cover?.localName ?? null,
    isShown: element.localName === 'iframe' || drawn.some(isOutlined) || (item !== null && isOutlined(item)),
  };
}

/** Presses a key until the focus leaves the page; the widgets that it led into and out of, and what hid its focus. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const entered = new Set<string>();
  const hidden: string[] = [];
  const covered: string[] = [];
  let presses = 0;
  for (; presses < LIMIT; presses++) {
    await page.keyboard.press(key);
    const at = await page.evaluate(focused);
    if (!at) break;
    for (const widget of at.widgets) entered.add(widget);
    if (!at.isShown) hidden.push(at.name);
    if (at.cover) covered.push(`${at.name}, which is behind ${at.cover}`);
  }
  return { entered, hidden, covered, presses };
}

/**
 * Walks through a page by Tab to its end and by Shift+Tab back to its beginning; returns, a line each, the widgets that
 * were left out, what had the focus and did not show it or was covered, and the way that did not lead out again.
 */
export async function trapsOfTab(page: Page): Promise<string[]> {
  const expected = await page.evaluate(prepare);
  const traps: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const { entered, hidden, covered, presses } = await walk(page, key);
    const missed = expected.filter((widget) => !entered.has(widget));
    traps.push(...missed.map((widget) => `${key} leads past ${widget}`));
    traps.push(...hidden.map((name) => `${key} leads to ${name}, which does not show it`));
    traps.push(...covered.map((name) => `${key} leads to ${name}`));
    if (presses === LIMIT) traps.push(`${key} does not lead out`);
  }
  return traps;
}
