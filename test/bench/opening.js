import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../src/build/browser.js';
import { root } from '../../src/build/run.js';
import { serve } from '../../src/build/serve.js';
import { openedPages } from './opened-pages.js';

const ROUNDS = 12;
const WARM_UP = 2;

/**
 * Opens built pages in Chromium, over and over and taking turns: how long until a reader can begin.
 * @param {typeof import('./table.js').compared} compared
 */
export async function opening(compared) {
  await build({ root, logLevel: 'error' });
  const server = await serve(`${root}dist`);
  const browser = await chromium.launch(await launchOptions());
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    /** @type {Record<string, number[]>} */
    const times = Object.fromEntries(Object.keys(openedPages).map((name) => [name, []]));
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const [name, { path, readyAt }] of Object.entries(openedPages)) {
        const page = await context.newPage();
        await page.goto(server.url + path, { waitUntil: 'commit' });
        const time = await page.waitForFunction(readyAt, undefined, { polling: 'raf' });
        if (round >= 0) times[name].push(Number(await time.jsonValue()));
        await page.close();
      }
    }
    return compared('From navigation until a reader can begin, files in the cache', times);
  } finally {
    await browser.close();
    await server.close();
  }
}
