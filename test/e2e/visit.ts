import type { BrowserContextOptions, Page, Route } from 'playwright';
import { allSeenAreAwake, browser, complaintsOf, PATIENCE, site } from './browser.ts';

/** A page that was opened and has all in view at work, and what came to light meanwhile. */
export interface Visit {
  readonly page: Page;
  /** The scripts that it fetched by itself, workers too, below the site's address. */
  readonly scripts: ReadonlySet<string>;
  /** What moved although the reader did nothing, in words. */
  readonly shifts: readonly string[];
  /** Errors, violations of the content policy, and requests to others, so far. */
  readonly complaints: readonly string[];
}

/** By how many pixels something may move before a reader's eye follows. */
const TOLERANCE = 8;

/**
 * Opens a page with its scripts held back until its text is painted: the order of events in which most can move, and
 * the same on every machine. Then reads it from its top to its end, half a screen at a time, each time when all that is
 * a screen ahead is at work.
 */
export async function visited(
  path: string,
  options: BrowserContextOptions,
  visit: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await (await browser()).newContext({ serviceWorkers: 'block', ...options });
  try {
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    const scripts = new Set<string>();
    // Of the whole context: workers ask for scripts too.
    context.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.add((origin + pathname).slice(site.length));
    });
    const release = await held(page);
    await page.goto(site + path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        document.readyState !== 'loading',
    );
    // When a font comes, text may break elsewhere; that is not the doing of the scripts.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(notePlaces);
    await release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(atWork, 1);
    const shifts = await page.evaluate(moved, TOLERANCE);
    const fetched = new Set(scripts);
    await page.mouse.move(1, 1);
    shifts.push(...(await readOn(page)));
    await visit({ page, scripts: fetched, shifts, complaints });
  } finally {
    await context.close();
  }
}

/** Holds the scripts of a page back; returns what lets them go. */
async function held(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const wait = async (route: Route) => {
    await free;
    await route.continue();
  };
  await page.route('**/*.js', wait);
  return async () => {
    letGo();
    // Those that were held go on first: a route that is given up goes on by itself, and would do so twice.
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Reads a page to its end and returns what moved in sight meanwhile. */
async function readOn(page: Page): Promise<string[]> {
  const shifts: string[] = [];
  const { height, screen } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    screen: innerHeight,
  }));
  for (let y = screen / 2; y < height; y += screen / 2) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.evaluate(notePlaces);
    await page.evaluate(atWork, 2);
    shifts.push(...(await page.evaluate(moved, TOLERANCE)));
  }
  await page.waitForFunction(allSeenAreAwake);
  return shifts;
}

declare global {
  interface Window {
    places: Map<Element, DOMRect>;
  }
}

/**
 * Waits until all that can be seen of the page down to so many screens below the upper edge is there and has done its
 * searches. Runs in the page.
 */
async function atWork(screens: number): Promise<void> {
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isNear = (each: Element) =>
    each.checkVisibility() && each.getBoundingClientRect().top < screens * innerHeight;
  const waiting = () => document.querySelectorAll('main :is(:not(:defined), [aria-busy=true])');
  do await painted();
  while ([...waiting()].some(isNear));
}

/**
 * Notes where the blocks of text stand that are in view; a word may go to the next line of its block when a font comes.
 * Runs in the page.
 */
function notePlaces(): void {
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  window.places = new Map();
  // The text that an element itself holds while it is asleep gives way to what it draws.
  for (const each of document.querySelectorAll('body :defined')) {
    const rect = each.getBoundingClientRect();
    const isInView = rect.height > 0 && rect.top < innerHeight && rect.bottom > 0;
    if (!isInView || !hasText(each) || !each.checkVisibility()) continue;
    if (!getComputedStyle(each).display.startsWith('inline')) window.places.set(each, rect);
  }
}

/** Which of the noted texts stand elsewhere now, by more than a tolerance in pixels. Runs in the page. */
function moved(tolerance: number): string[] {
  return [...window.places].flatMap(([each, was]) => {
    if (!each.checkVisibility()) return [];
    const { x, y } = each.getBoundingClientRect();
    if (Math.max(Math.abs(x - was.x), Math.abs(y - was.y)) <= tolerance) return [];
    const text = each.textContent.replace(/\s+/g, ' ').trim().slice(0, 40);
    const by = [x - was.x, y - was.y].map((distance) => Math.round(distance));
    return [
      `${each.localName} "${text}" by ${by.join(', ')} pixels, from ${Math.round(was.y)} below the edge`,
    ];
  });
}
