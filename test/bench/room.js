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

/**
 * Prints how the Explore page divides its first screen: where the strips begin and end, in pixels from the top, what
 * share of the screen the tree covers, and whether Next or the height of the sentence changed anywhere in a walk.
 */
export async function printRoom() {
  await build({ root, logLevel: 'error' });
  const server = await serve(`${root}dist`);
  const browser = await chromium.launch(await launchOptions());
  try {
    for (const [width, height] of screens) {
      const page = await browser.newPage({ viewport: { width, height }, hasTouch: width < 500 });
      await page.goto(`${server.url}explore/#position=oxx/.xo/o..&scoring=depth`);
      await page.locator('explore-desk #search ply-tree [data-node]').first().waitFor();
      const { boxes, moved } = await page.evaluate(walk, strips);
      const places = boxes.map(({ name, top, bottom }) => `${name} ${top}–${bottom}`).join(', ');
      const tree = boxes[strips.indexOf('ply-tree')];
      const share = (100 * tree.width * (tree.bottom - tree.top)) / (width * height);
      console.log(`${width} × ${height}: tree ${share.toFixed(1)} % of the first screen; ${places}`);
      const isSeen = boxes.every(({ bottom }) => bottom <= height);
      console.log(
        `  ${isSeen ? 'all on it' : 'NOT all on it'}; ${moved ? `MOVED: ${moved}` : 'nothing moved in the walk'}`,
      );
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Walks the search of the page, and tells where its strips stand and what moved on the way. Runs in the page.
 * @param {readonly string[]} names
 */
async function walk(names) {
  /** @type {(HTMLElement & { step: number, stepCount: number, updateComplete: Promise<unknown> }) | null | undefined} */
  const stepper = document.querySelector('explore-desk')?.shadowRoot?.querySelector('#search');
  if (!stepper) throw new Error('no search on the page');
  const find = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (stepper.shadowRoot?.querySelector(name));
  const box = (/** @type {Element} */ element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    return {
      top: Math.round(top),
      bottom: Math.round(bottom),
      left: Math.round(left),
      width: Math.round(width),
    };
  };
  const boxes = names.map((name) => ({ name, ...box(find(name)) }));
  const next = /** @type {Element} */ (find('ply-controls').shadowRoot?.querySelector('.next'));
  const now = () => JSON.stringify([box(next), box(find('ply-caption'))]);
  const before = now();
  let moved = '';
  for (let step = 0; step < stepper.stepCount && !moved; step++) {
    stepper.step = step;
    await stepper.updateComplete;
    await new Promise(requestAnimationFrame);
    if (now() !== before) moved = `${before} to ${now()} at step ${step}`;
  }
  return { boxes, moved };
}
