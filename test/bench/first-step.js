import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../src/build/browser.js';
import { root } from '../../src/build/run.js';
import { serve } from '../../src/build/serve.js';

const ROUNDS = 5;
const WARM_UP = 1;

/**
 * How long from navigation until a reader has taken the first step, on the clock of the page, files in the cache: on
 * the first page, in each lesson that has a stepper, and in Explore, taking turns. The baseline is a page of text, when
 * all of it is there.
 * @param {typeof import('./table.js').compared} compared
 */
export async function firstStep(compared) {
  await build({ root, logLevel: 'error' });
  const server = await serve(`${root}dist`);
  const browser = await chromium.launch(await launchOptions());
  try {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 900 },
    });
    const pages = {
      'a page of text': 'glossary/',
      home: '',
      ...(await lessonsWithSteppers(context, server.url)),
    };
    /** @type {Record<string, number[]>} */
    const times = Object.fromEntries([...Object.keys(pages), 'Explore'].map((name) => [name, []]));
    for (let round = -WARM_UP; round < ROUNDS; round++)
      for (const [name, path] of Object.entries({ ...pages, Explore: 'explore/' })) {
        const page = await context.newPage();
        await page.goto(server.url + path, { waitUntil: 'commit' });
        const readyAt = path === 'glossary/' ? whenComplete : whenStepped;
        const time = await page.waitForFunction(readyAt, undefined, { polling: 'raf' });
        if (round >= 0) times[name].push(await time.jsonValue());
        await page.close();
      }
    return compared('From navigation until the first step is taken, files in the cache', times);
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * The lessons in which there is a stepper, by what they are called here.
 * @param {import('playwright').BrowserContext} context
 * @param {string} site
 * @returns {Promise<Record<string, string>>}
 */
async function lessonsWithSteppers(context, site) {
  const page = await context.newPage();
  await page.goto(site);
  const links = await page
    .locator('.lessons a')
    .evaluateAll((all) => all.map((link) => /** @type {HTMLAnchorElement} */ (link).href));
  /** @type {Record<string, string>} */
  const found = {};
  for (const [place, address] of links.entries()) {
    await page.goto(address);
    if ((await page.locator('ply-stepper').count()) > 0)
      found[`lesson ${place + 1}`] = address.slice(site.length);
  }
  await page.close();
  return found;
}

function whenComplete() {
  return document.readyState === 'complete' ? performance.now() : 0;
}

/**
 * Presses Next of the first stepper as soon as it can be pressed, and tells when the step is another and drawn, a frame
 * later. Runs by itself in the page, once a frame.
 */
function whenStepped() {
  const desk = document.querySelector('explore-desk')?.shadowRoot;
  const stepper = (desk ?? document).querySelector('ply-stepper');
  if (stepper && scrollY === 0 && !desk) stepper.scrollIntoView({ block: 'end' });
  const inside = (/** @type {string} */ name) => stepper?.shadowRoot?.querySelector(name)?.shadowRoot;
  const next = /** @type {HTMLElement | null | undefined} */ (
    inside('ply-controls')?.querySelector('.next[aria-disabled="false"]')
  );
  if (!next || !inside('ply-tree')?.querySelector('[data-node]')) return 0;
  const step = Reflect.get(stepper ?? {}, 'step');
  const before = Reflect.get(globalThis, 'stepBefore');
  if (before !== undefined) return step === before ? 0 : performance.now();
  Reflect.set(globalThis, 'stepBefore', step);
  next.click();
  return 0;
}
