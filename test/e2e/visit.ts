import type { BrowserContextOptions, Page, Route } from 'playwright';
import { allSeenAreAwake, newContext, complaintsOf, site } from './browser.ts';

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
export async function visit(
  path: string,
  options: BrowserContextOptions,
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  const context = await newContext({ serviceWorkers: 'block', ...options });
  try {
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
    const reading = await page.evaluateHandle(reader, TOLERANCE);
    await reading.evaluate(({ note }) => note());
    await release();
    await page.waitForLoadState('networkidle');
    const shifts = await reading.evaluate(({ moved }) => moved(1));
    const fetched = new Set(scripts);
    await page.mouse.move(1, 1);
    shifts.push(...(await reading.evaluate(({ readOn }) => readOn())));
    await page.waitForFunction(allSeenAreAwake);
    await look({ page, scripts: fetched, shifts, complaints });
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

/**
 * Who reads a page and sees what moves by more than a tolerance, in pixels: notes what is in sight, waits until all down
 * to so many screens below the upper edge is at work and tells what of it stands elsewhere, and does both to the page's
 * end. Runs in the page.
 */
function reader(tolerance: number) {
  const places = new Map<Element, DOMRect>();
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const waiting = () => [...document.querySelectorAll('main :is(:not(:defined), [aria-busy=true])')];
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

  /** The blocks of text in sight; a word may go to the next line of its block when a font comes. */
  const look = (parent: Element) => {
    for (const each of parent.children) {
      const rect = each.getBoundingClientRect();
      const isBox = rect.height > 0;
      // Nor is what it holds in sight.
      if (isBox && (rect.top >= innerHeight || rect.bottom <= 0)) continue;
      look(each);
      // The text that an element itself holds while it is asleep gives way to what it draws. Text for screen readers alone
      // is in a box of one pixel.
      if (rect.height <= 1 || !hasText(each) || !each.matches(':defined') || !each.checkVisibility())
        continue;
      if (!getComputedStyle(each).display.startsWith('inline')) places.set(each, rect);
    }
  };
  const note = () => {
    places.clear();
    look(document.body);
  };

  const moved = async (screens: number) => {
    const isNear = (each: Element) =>
      each.checkVisibility() && each.getBoundingClientRect().top < screens * innerHeight;
    do await painted();
    while (waiting().some(isNear));
    return [...places].flatMap(([each, was]) => {
      if (!each.checkVisibility()) return [];
      const { x, y } = each.getBoundingClientRect();
      if (Math.max(Math.abs(x - was.x), Math.abs(y - was.y)) <= tolerance) return [];
      const text = each.textContent.replace(/\s+/g, ' ').trim().slice(0, 40);
      const by = [x - was.x, y - was.y].map((distance) => Math.round(distance));
      return `${each.localName} "${text}" by ${by.join(', ')} pixels, from ${Math.round(was.y)} below the edge`;
    });
  };

  const readOn = async () => {
    const shifts: string[] = [];
    // What wakes up on the way may be taller than the room that was kept for it.
    for (let y = innerHeight / 2; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      note();
      shifts.push(...(await moved(2)));
    }
    return shifts;
  };

  return { note, moved, readOn };
}
