import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../src/build/browser.js';
import { root } from '../../src/build/run.js';
import { serve } from '../../src/build/serve.js';

/** The screens on which a workbench is looked at, in CSS pixels. */
const screens = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
];

/** The strips of a stepper, from the top. */
const strips = ['ply-caption', 'ply-tree', 'ply-timeline', 'ply-controls'];

/** At most so many steps of a search are walked, spread over all of it. */
const STEPS = 120;

/** @typedef {{ name: string, top: number, bottom: number, width: number, height: number }} Box */

/**
 * Prints how the pages divide their first screens: of Explore where the strips begin and end, in pixels from the top, and
 * what share of the screen the tree covers; of Compare where the verdict ends, and what the trees cover; and whether Next
 * or the height of the sentence changed anywhere in a walk of these and of every stepper of every lesson.
 */
export async function printRoom() {
  await build({ root, logLevel: 'error' });
  const server = await serve(`${root}dist`);
  const browser = await chromium.launch(await launchOptions());
  try {
    for (const [width, height] of screens) {
      console.log(`\n${width} × ${height}`);
      const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 500 });
      const share = (/** @type {readonly Box[]} */ boxes) =>
        `${((100 * boxes.reduce((sum, box) => sum + box.width * box.height, 0)) / (width * height)).toFixed(1)} % of the first screen`;
      await page.goto(`${server.url}explore/#position=oxx/.xo/o..&scoring=depth`);
      await page.locator('explore-desk #search ply-tree [data-node]').first().waitFor();
      const explore = await page.evaluate(boxesOf, {
        desk: 'explore-desk',
        instrument: '#search',
        names: strips,
      });
      const isSeen = explore.every(({ bottom }) => bottom <= height);
      console.log(
        `  Explore: tree ${share([explore[1]])}; ${explore.map(told).join(', ')}; ${isSeen ? 'all' : 'NOT all'} on it`,
      );
      await page.goto(`${server.url}compare/`);
      await page.locator('compare-desk ply-compare ply-tree [data-node]').first().waitFor();
      const compare = await page.evaluate(boxesOf, {
        desk: 'compare-desk',
        instrument: 'ply-compare',
        names: ['.verdict', 'ply-tree'],
      });
      const [verdict, ...trees] = compare;
      console.log(
        `  Compare: trees ${share(trees)}; ${told(verdict)}, ${verdict.bottom <= height ? 'on' : 'NOT on'} it`,
      );
      for (const path of [
        'explore/#position=oxx/.xo/o..&scoring=depth',
        'compare/',
        ...(await lessonsOf(page, server.url)),
      ]) {
        await page.goto(server.url + path);
        await page.waitForLoadState('networkidle');
        const { steppers, moved } = await page.evaluate(walk, STEPS);
        console.log(
          `  ${path.replace(/#.*/, '')}: ${steppers} walked, ${moved.length ? `MOVED: ${moved.join('; ')}` : 'nothing moved'}`,
        );
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/** @param {Box} box */
function told({ name, top, bottom }) {
  return `${name} ${top}–${bottom}`;
}

/**
 * @param {import('playwright').Page} page
 * @param {string} site
 */
async function lessonsOf(page, site) {
  await page.goto(site);
  const links = page.locator('.lessons a');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => /** @type {HTMLAnchorElement} */ (link).href),
  );
  return addresses.map((address) => address.slice(site.length));
}

/**
 * Where parts of an instrument on a desk stand, all that fit each name. Runs in the page.
 * @param {{ desk: string, instrument: string, names: readonly string[] }} wanted
 * @returns {Box[]}
 */
function boxesOf({ desk, instrument, names }) {
  const inside = document.querySelector(desk)?.shadowRoot?.querySelector(instrument)?.shadowRoot;
  return names.flatMap((name) =>
    [...(inside?.querySelectorAll(name) ?? [])].map((part) => {
      const { top, bottom, width, height } = part.getBoundingClientRect();
      return { name, top: Math.round(top), bottom: Math.round(bottom), width, height };
    }),
  );
}

/**
 * Walks all steppers and comparisons of the page, and tells what moved on the way. Runs in the page.
 * @param {number} most
 */
async function walk(most) {
  /** @type {(root: ParentNode) => Element[]} */
  const all = (from) =>
    [...from.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? all(each.shadowRoot) : []),
    ]);
  const steppers =
    /** @type {(HTMLElement & { step: number, stepCount: number, updateComplete: Promise<unknown> })[]} */ (
      all(document).filter(({ localName }) => localName === 'ply-stepper' || localName === 'ply-compare')
    );
  const moved = [];
  for (const stepper of steppers) {
    stepper.scrollIntoView({ block: 'center' });
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    const inside = (/** @type {string} */ name) => stepper.shadowRoot?.querySelector(name);
    const next = inside('ply-controls')?.shadowRoot?.querySelector('.next');
    const sentence = inside('ply-caption, .sentence');
    const now = () => {
      const place = next?.getBoundingClientRect();
      return JSON.stringify(
        [place?.left, place?.top, place?.width, sentence?.getBoundingClientRect().height].map((size) =>
          Math.round(size ?? 0),
        ),
      );
    };
    stepper.step = 0;
    await stepper.updateComplete;
    await new Promise(requestAnimationFrame);
    const before = now();
    const stride = Math.max(1, stepper.stepCount / most);
    for (let at = 0; at < stepper.stepCount; at += stride) {
      stepper.step = Math.floor(at);
      await stepper.updateComplete;
      await new Promise(requestAnimationFrame);
      if (now() === before) continue;
      moved.push(`${stepper.id || stepper.localName} ${before} to ${now()} at step ${Math.floor(at)}`);
      break;
    }
  }
  return { steppers: steppers.length, moved };
}
