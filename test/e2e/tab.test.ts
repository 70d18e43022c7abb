import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { comeNearAll, open } from './browser.ts';
import { sampled } from '../sample.ts';
import { lessons, paths } from './paths.ts';

/** No page has so many stops: who presses Tab so often is in a trap. */
const LIMIT = 700;

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

/** The element with the focus: the widgets around it, a name for messages, and whether its focus is to be seen. */
function focused(): { widgets: string[]; name: string; isShown: boolean; isEditor: boolean } | null {
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
  const active = element.getAttribute('aria-activedescendant');
  const item = active ? (element.getRootNode() as ShadowRoot).getElementById(active) : null;
  return {
    widgets,
    name: `${element.localName}.${element.getAttribute('class') ?? ''} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}" in ${widgets[0] ?? 'the page'}`,
    // It may have come after the stops were noted.
    isEditor:
      element.matches('textarea') && (element.getRootNode() as ShadowRoot).host?.localName === 'ply-editor',
    isShown: drawn.some(isOutlined) || (item !== null && isOutlined(item)),
  };
}

/** Presses a key until the focus leaves the page; the widgets that it led into and out of, and what hid its focus. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const entered = new Set<string>();
  const hidden: string[] = [];
  let presses = 0;
  for (; presses < LIMIT; presses++) {
    await page.keyboard.press(key);
    const at = await page.evaluate(focused);
    if (!at) break;
    for (const widget of at.widgets) entered.add(widget);
    if (!at.isShown) hidden.push(at.name);
    // Tab is a letter in a program, until the reader says otherwise, as the editor tells.
    if (at.isEditor) await page.keyboard.press('Escape');
  }
  return { entered, hidden, presses };
}

/** Every page that is no lesson, and of these, which share their widgets, some. */
const walked = [...paths.filter((path) => !lessons.includes(path)), ...sampled(lessons, 4)];

describe.each(['Tab', 'Shift+Tab'] as const)('%s', (key) => {
  test.each(walked)(
    'leads into every widget of /%s, shows where it is, and leads out again',
    async (path) => {
      const page = await open(path, { reducedMotion: 'reduce' });
      await page.waitForLoadState('networkidle');
      await comeNearAll(page);
      const expected = await page.evaluate(prepare);
      const { entered, hidden, presses } = await walk(page, key);
      expect(presses).toBeLessThan(LIMIT);
      expect(expected.filter((widget) => !entered.has(widget))).toEqual([]);
      expect(hidden).toEqual([]);
    },
  );
});
