import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../src/build/find-browser.js';
import { root } from '../../src/build/run.js';
import { serve } from '../../src/build/serve.js';

const ROUNDS = 5;
const WARM_UP = 1;

/** The page of text that all others are compared with. */
const TEXT = 'glossary/';

/** What the browser counts while a page opens, by the heads of the table. */
const counted = { style: 'RecalcStyleDuration', layout: 'LayoutDuration', script: 'ScriptDuration' };

/**
 * A page of a build as it was opened each time: milliseconds until the first step, and of these in style, layout and
 * scripts.
 * @typedef {Record<'time' | keyof typeof counted, number>[]} Samples
 */

/**
 * A page, and what tells in it that the reader has done the first thing: after how many milliseconds, 0 for not yet. It is
 * asked about the first stepper, or the one below the search by hand.
 * @typedef {{ path: string, readyAt: (isBelow: boolean) => number, isBelow?: boolean }} Opened
 */

/**
 * Prints how long each page with a stepper takes from navigation until a reader has taken the first step, and each with a
 * search by hand until the first choice is made, and the first step of a stepper as far down, files in the cache, as a
 * ratio to a page of text, and what of it is style, layout and scripts. `--beside FOLDER` names another built site, whose
 * pages are opened in turn with ours.
 */
export async function printFirstStep() {
  const { beside } = parseArgs({ strict: false, options: { beside: { type: 'string' } } }).values;
  await build({ root, logLevel: 'error' });
  const folders = [`${root}dist`, ...(typeof beside === 'string' ? [resolve(beside)] : [])];
  const browser = await chromium.launch(await launchOptions());
  const sites = await Promise.all(folders.map((folder) => begin(browser, folder)));
  try {
    /** @type {Record<string, Opened>} */
    const pages = {
      text: { path: TEXT, readyAt: whenComplete },
      home: { path: '', readyAt: whenStepped },
      ...(await findLessons(sites[0])),
      Explore: { path: 'explore/', readyAt: whenStepped },
    };
    for (let round = -WARM_UP; round < ROUNDS; round++)
      for (const [name, page] of Object.entries(pages))
        for (const site of sites)
          if (existsSync(join(site.folder, page.path, 'index.html'))) {
            const sample = await open(site, page);
            if (round >= 0) (site.samples[name] ??= []).push(sample);
          }
    for (const { folder, samples } of sites) printSite(folder, pages, samples);
  } finally {
    await browser.close();
    for (const { server } of sites) await server.close();
  }
}

/**
 * Serves a built site to windows of its own.
 * @param {import('playwright').Browser} browser
 * @param {string} folder
 */
async function begin(browser, folder) {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  /** @type {Record<string, Samples>} */
  const samples = {};
  return { folder, server: await serve(folder), context, samples };
}

/**
 * @param {Pick<Awaited<ReturnType<typeof begin>>, 'server' | 'context'>} site
 * @param {Opened} opened
 * @returns {Promise<Samples[number]>}
 */
async function open({ server, context }, { path, readyAt, isBelow = false }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(server.url + path, { waitUntil: 'commit' });
  const time = await (await page.waitForFunction(readyAt, isBelow, { polling: 'raf' })).jsonValue();
  const { metrics } = await session.send('Performance.getMetrics');
  const spent = (/** @type {string} */ name) =>
    1000 * (metrics.find((each) => each.name === name)?.value ?? 0);
  const { style, layout, script } = counted;
  // A search by hand begins with what was chosen before.
  await page.evaluate(() => localStorage.clear());
  await page.close();
  return { time, style: spent(style), layout: spent(layout), script: spent(script) };
}

/**
 * The lessons in which there is a stepper or a search by hand, by what they are called here.
 * @param {Pick<Awaited<ReturnType<typeof begin>>, 'server' | 'context'>} site
 * @returns {Promise<Record<string, Opened>>}
 */
async function findLessons({ server, context }) {
  const page = await context.newPage();
  await page.goto(server.url);
  const links = await page
    .locator('.lessons a')
    .evaluateAll((all) => all.map((link) => /** @type {HTMLAnchorElement} */ (link).href));
  /** @type {Record<string, Opened>} */
  const found = {};
  for (const [place, address] of links.entries()) {
    await page.goto(address);
    const path = address.slice(server.url.length);
    const figures = await page
      .locator('ply-stepper:visible, ply-by-hand:visible')
      .evaluateAll((all) => all.map(({ localName }) => localName));
    const hand = figures.indexOf('ply-by-hand');
    if (figures.includes('ply-stepper')) found[`lesson ${place + 1}`] = { path, readyAt: whenStepped };
    if (hand < 0) continue;
    found[`${place + 1} by hand`] = { path, readyAt: whenChosen };
    if (figures[hand + 1] === 'ply-stepper')
      found[`${place + 1} below`] = { path, readyAt: whenStepped, isBelow: true };
  }
  await page.close();
  return found;
}

/**
 * @param {string} folder
 * @param {Record<string, Opened>} pages
 * @param {Record<string, Samples>} samples
 */
function printSite(folder, pages, samples) {
  const middle = (/** @type {string} */ name, /** @type {keyof Samples[number]} */ key) => {
    const sorted = samples[name].map((sample) => sample[key]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)];
  };
  const row = (/** @type {string[]} */ cells) => console.log(cells.map((cell) => cell.padStart(11)).join(''));
  console.log(`\nFrom navigation until the first step is taken, files in the cache: ${folder}`);
  row(['', 'to a text', 'ms', ...Object.keys(counted)]);
  for (const name of Object.keys(pages).filter((each) => each in samples)) {
    const parts = /** @type {(keyof typeof counted)[]} */ (Object.keys(counted));
    const times = [middle(name, 'time'), ...parts.map((part) => middle(name, part))];
    row([name, (times[0] / middle('text', 'time')).toFixed(2), ...times.map((each) => each.toFixed(0))]);
  }
}

function whenComplete() {
  return document.readyState === 'complete' ? performance.now() : 0;
}

/**
 * Presses Next of the first stepper, or of the one below the search by hand, as soon as it can be pressed, on the home page
 * a cell of its board, and tells when the step is another and drawn, a frame later. Runs by itself in the page, once a
 * frame, and in older builds too.
 * @param {boolean} isBelow
 */
function whenStepped(isBelow) {
  const game = document.querySelector('your-move')?.shadowRoot;
  if (game) {
    if (game.querySelector('.answers')) return performance.now();
    const cell = game.querySelector('[role="gridcell"][aria-disabled="false"]');
    if (cell instanceof HTMLElement) cell.click();
    return 0;
  }
  const desk = document.querySelector('explore-desk')?.shadowRoot;
  const stepper = [
    ...(desk ?? document).querySelectorAll(isBelow ? 'ply-by-hand, ply-stepper' : 'ply-stepper'),
  ].find((_, index, all) => !isBelow || all[index - 1]?.localName === 'ply-by-hand');
  // Nobody scrolls before something is painted, and asking where the page is would lay it out without its styles.
  if (performance.getEntriesByName('first-contentful-paint').length === 0) return 0;
  const isOff = isBelow ? stepper && stepper.getBoundingClientRect().top > innerHeight : scrollY === 0;
  if (stepper && isOff && !desk) stepper.scrollIntoView({ block: 'end' });
  const inside = (/** @type {string} */ name) => stepper?.shadowRoot?.querySelector(name)?.shadowRoot;
  const buttons = [...(inside('ply-controls')?.querySelectorAll('button') ?? [])];
  const next = buttons.find(
    (each) => /^\s*Next/.test(each.textContent) && each.ariaDisabled !== 'true' && !each.disabled,
  );
  if (!next || !inside('ply-tree')?.querySelector('[data-node]')) return 0;
  const step = Reflect.get(stepper ?? {}, 'step');
  const before = Reflect.get(globalThis, 'stepBefore');
  if (before !== undefined) return step === before ? 0 : performance.now();
  Reflect.set(globalThis, 'stepBefore', step);
  next.click();
  return 0;
}

/**
 * Makes the first choice of the first search by hand as soon as it can be pressed, and tells when another is open.
 */
function whenChosen() {
  const search = document.querySelector('ply-by-hand');
  if (performance.getEntriesByName('first-contentful-paint').length === 0) return 0;
  // What is drawn above it may move it out of sight again.
  if (search && search.getBoundingClientRect().top > innerHeight) search.scrollIntoView({ block: 'end' });
  const place = Reflect.get(search ?? {}, 'openChoice');
  const before = Reflect.get(globalThis, 'choiceBefore');
  if (before !== undefined) return place === before ? 0 : performance.now();
  const inside = search?.shadowRoot;
  const tree = inside?.querySelector('ply-tree')?.shadowRoot;
  if (!search || !inside?.querySelector('.choice') || !tree?.querySelector('[data-node]')) return 0;
  Reflect.set(globalThis, 'choiceBefore', place);
  search.choose(1);
  return 0;
}
