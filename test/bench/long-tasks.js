import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../src/build/browser.js';
import { root } from '../../src/build/run.js';
import { serve } from '../../src/build/serve.js';

/** At most so many steps of a search are timed, spread over all of it. */
const STEPS = 200;

/** @typedef {{ page: string, opening: number[], reading: number[], stepping: number[], steps: number }} Tasks */

/**
 * What blocks the main thread of a lesson page for more than 50 ms, in milliseconds: while it opens, while it is read to
 * its end, so that all its widgets wake up, and while its first stepper is walked from the first step to the last. The site is built for it and served from its folder.
 * @returns {Promise<Tasks[]>}
 */
export async function longTasks() {
  await build({ root, logLevel: 'error' });
  const server = await serve(`${root}dist`);
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    const lessons = await page
      .locator('.lessons a')
      .evaluateAll((links) => links.map((link) => /** @type {HTMLAnchorElement} */ (link).href));
    // The first page of a fresh browser waits for the browser.
    await tasksOf(browser, lessons[0]);
    const found = [];
    for (const lesson of lessons) found.push(await tasksOf(browser, lesson));
    return found;
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @returns {Promise<Tasks>}
 */
async function tasksOf(browser, address) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(noteLongTasks);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const sofar = () => page.evaluate(() => Reflect.get(globalThis, 'longTasks').splice(0));
  const opening = await sofar();
  await page.evaluate(read);
  await page.waitForLoadState('networkidle');
  const reading = await sofar();
  const steps = await page.evaluate(walk, STEPS);
  const stepping = await sofar();
  await context.close();
  return { page: new URL(address).pathname, opening, reading, stepping, steps };
}

/** Runs in the page, before anything else: gathers the lengths of long tasks. */
function noteLongTasks() {
  /** @type {number[]} */
  const tasks = [];
  Reflect.set(globalThis, 'longTasks', tasks);
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: 'longtask', buffered: true });
}

/** Runs in the page: scrolls from its top to its end, a third of a screen at a time, with four frames for each. */
async function read() {
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 3) {
    scrollTo({ top: y, behavior: 'instant' });
    for (let frame = 0; frame < 4; frame++) await painted();
  }
}

/**
 * Runs in the page: sets the first stepper to one step after another, each painted before the next.
 * @param {number} most
 */
async function walk(most) {
  const stepper = document.querySelector('ply-stepper');
  if (!stepper) return 0;
  stepper.scrollIntoView({ block: 'center' });
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const count = Reflect.get(stepper, 'stepCount');
  const stride = Math.max(1, Math.ceil(count / most));
  let taken = 0;
  for (let step = 0; step < count; step += stride, taken++) {
    Reflect.set(stepper, 'step', step);
    await painted();
  }
  return taken;
}

/**
 * Prints what was found, a line a page.
 * @param {readonly Tasks[]} all
 */
export function printLongTasks(all) {
  console.log('\nTasks of more than 50 ms on the main thread of lesson pages in Chromium');
  const width = Math.max(...all.map(({ page }) => page.length)) + 2;
  for (const { page, opening, reading, stepping, steps } of all)
    console.log(
      `  ${page.padEnd(width)}opening: ${summary(opening)}; reading: ${summary(reading)}; ${steps} steps: ${summary(stepping)}`,
    );
}

/** @param {readonly number[]} tasks */
function summary(tasks) {
  if (tasks.length === 0) return 'none';
  return `${tasks.length}, the longest ${Math.round(Math.max(...tasks))} ms`;
}
