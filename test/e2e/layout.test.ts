import type { Page, Route } from 'playwright';
import { describe, expect, test } from 'vitest';
import { allSeenAreAwake, browser, open, site } from './browser.ts';
import { paths } from './paths.ts';

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

/** Notes every shift that no action of the reader explains, from the first moment of a page on. */
function noteShifts(): void {
  window.shifts = [];
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
  const observer = new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput)
        window.shifts.push({ value, moved: sources.map(({ node }) => node?.nodeName ?? 'in a widget') });
  });
  observer.observe({ type: 'layout-shift', buffered: true });
}

/** Reads a page from its top to its end, half a screen at a time, when all that is a screen ahead has woken up. */
async function readOn(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.mouse.move(1, 1);
  await page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const isNear = (each: Element) =>
      each.checkVisibility() && each.getBoundingClientRect().top < 2 * innerHeight;
    const ahead = () => [...document.querySelectorAll('main :not(:defined)')].filter(isNear);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      do await painted();
      while (ahead().length > 0);
    }
  });
  await page.waitForFunction(allSeenAreAwake);
}

test.each(['', '#what-you-have-seen'])(
  'a lesson that is opened at "%s" is soon laid out as a whole',
  async (hash) => {
    const page = await open(`lessons/win-sooner-lose-later/${hash}`);
    const later = page.locator('article > section').last();
    await expect
      .poll(() => later.evaluate((each) => getComputedStyle(each).contentVisibility))
      .toBe('visible');
    await page.context().close();
  },
);

describe.each([1440, 390])('in a window of %i pixels', (width) => {
  test.each(paths)('nothing moves on /%s when widgets wake up', async (path) => {
    const context = await (
      await browser()
    ).newContext({
      serviceWorkers: 'block',
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    await page.addInitScript(noteShifts);
    await page.goto(site + path);
    await readOn(page);
    const shifts = await page.evaluate(() => window.shifts);
    await context.close();
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
  });

  test('code takes the room that was kept for it', async () => {
    const page = await open('lessons/from-value-to-move/', { viewport: { width, height: 900 } });
    const asked = new Promise<Route>((resolve) => void page.route(/ply-code-.*\.js/, resolve));
    const heights = () =>
      page.$$eval('ply-code', (all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
    await page.locator('ply-code').first().scrollIntoViewIfNeeded();
    const route = await asked;
    const kept = await heights();
    await route.continue();
    await page.locator('ply-code [role=tablist]').last().waitFor();
    expect(await heights()).toEqual(kept);
  });
});

/**
 * What a finger may miss: targets below 44 pixels. They may have 24 (WCAG 2.2, 2.5.8) in one direction, as bars and
 * sliders have, or in both if nothing else lies within 44 pixels around their middle. Links in a line of text, and
 * inputs whose label is large enough, are no matter.
 */
function smallTargets(): string[] {
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
    return each.matches(wanted) && seen && width > 1 && height > 1;
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
  const isInText = (target: Element) =>
    target.localName === 'a' && getComputedStyle(target).display === 'inline';
  return targets
    .filter((target) => {
      const { width, height } = area(target);
      if (isInText(target)) return false;
      return Math.min(width, height) < 24 || (Math.max(width, height) < 43.9 && !isAlone(target));
    })
    .map((target) => {
      const { width, height } = area(target);
      const host = (target.getRootNode() as ShadowRoot).host?.localName ?? 'page';
      const name = target.getAttribute('aria-label') ?? target.textContent.trim();
      return `${host} ${target.localName} "${name.slice(0, 30)}" ${width.toFixed()}×${height.toFixed()}`;
    });
}

test.each(paths)('a finger hits what it means on /%s', async (path) => {
  const page = await open(path, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await readOn(page);
  expect(await page.evaluate(smallTargets)).toEqual([]);
});
