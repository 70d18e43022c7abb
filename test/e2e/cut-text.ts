import type { Page } from 'playwright';
import { sampled } from '../sample.ts';
import { setTextStyle, textStyles } from './text-styles.ts';

/** One of each size of type: the dark theme has the type of the light one. */
type Theme = 'light' | 'projector';

/** One of them a day, both in `npm run test:long`. */
const themesToday = sampled<Theme>(['light', 'projector'], 1);

const styles = ['the usual type', 'the spacing of a reader'] as const;

/**
 * Tries the page in widths and themes, also with the spacing that a reader may set; returns the texts that their boxes
 * cut off, and where the page is wider than its window, in words.
 */
export async function cutTexts(
  page: Page,
  widths: readonly number[],
  themes: readonly Theme[] = themesToday,
): Promise<string[]> {
  const { width: before, height } = page.viewportSize()!;
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    for (const theme of themes) {
      await page.evaluate((name) => void (document.documentElement.dataset['plyTheme'] = name), theme);
      for (const style of styles) {
        await setTextStyle(page, textStyles[style]);
        const cut = await page.evaluate(textsOutside);
        const whole = await page.evaluate(() => document.documentElement.scrollWidth);
        if (whole > width) cut.push(`the page is ${whole} pixels wide`);
        found.push(...cut.map((text) => `${width} wide, ${theme}, ${style}: ${text}`));
      }
    }
  }
  await setTextStyle(page, '');
  await page.evaluate(() => delete document.documentElement.dataset['plyTheme']);
  await page.setViewportSize({ width: before, height });
  return found;
}

/** What of a box counts for the texts in it, looked up once for all of them. */
interface Box {
  /** Whether what is in it need not fit: it scrolls, is a picture, for screen readers alone, or short for what a button opens. */
  readonly ends: boolean;
  readonly holds: boolean;
  readonly cuts: boolean;
  readonly floats: boolean;
  readonly rect: DOMRect;
}

/**
 * The texts that reach out of the box around them by more than a pixel: to the side out of any box, up or down out of one
 * that cuts off. What scrolls holds its text, and what is there for screen readers alone is in no box. Runs in the page.
 */
async function textsOutside(): Promise<string[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const found: string[] = [];
  const parentOf = (each: Element): Element | null =>
    each.assignedSlot ?? each.parentElement ?? (each.getRootNode() as ShadowRoot).host ?? null;
  /** Whether a button holds it that opens the whole. */
  const isOnOpener = (each: Element | null): boolean =>
    each !== null && (each.matches('button[aria-expanded]') || isOnOpener(parentOf(each)));
  const known = new Map<Element, Box>();
  const boxOf = (each: Element): Box => {
    const { display, overflowX, overflowY, textOverflow, position, clipPath } = getComputedStyle(each);
    const box = {
      ends:
        each instanceof SVGElement ||
        /auto|scroll/.test(overflowX + overflowY) ||
        clipPath === 'inset(50%)' ||
        (textOverflow === 'ellipsis' && isOnOpener(each)),
      holds: display !== 'inline' && display !== 'contents',
      cuts: /hidden|clip/.test(overflowY),
      floats: position === 'absolute' || position === 'fixed',
      rect: each.getBoundingClientRect(),
    };
    known.set(each, box);
    return box;
  };

  /** Looks at the boxes around a text, from the inside out; in one that scrolls all of it can be read. */
  const check = (text: Text, rect: DOMRect) => {
    let cut = '';
    for (let at: Element | null = text.parentElement; at && at !== document.body; at = parentOf(at)) {
      const box = known.get(at) ?? boxOf(at);
      if (box.ends) return;
      if (cut || !box.holds) continue;
      const { left, right, top, bottom } = box.rect;
      const isCut = box.cuts && (rect.top < top - 1 || rect.bottom > bottom + 1);
      if (rect.left < left - 1 || rect.right > right + 1 || isCut) {
        const host = (at.getRootNode() as ShadowRoot).host?.localName ?? 'page';
        const by = Math.round(Math.max(left - rect.left, rect.right - right, rect.bottom - bottom));
        const words = text.data.replace(/\s+/g, ' ').trim().slice(0, 40);
        cut = `${host} ${at.localName}.${at.className} cuts "${words}" by ${by} pixels`;
      }
      if (box.floats) break;
    }
    if (cut) found.push(cut);
  };

  const look = (root: ParentNode & Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        if (node.shadowRoot) look(node.shadowRoot);
      } else if (
        node instanceof Text &&
        node.data.trim() &&
        node.parentElement?.checkVisibility({ visibilityProperty: true })
      ) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) if (rect.width > 0) check(node, rect);
      }
    }
  };
  look(document.body);
  return [...new Set(found)];
}
