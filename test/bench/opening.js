import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../src/build/browser.js';
import { root } from '../../src/build/run.js';
import { serve } from '../../src/build/serve.js';
import { openedPages } from './opened-pages.js';

const ROUNDS = 12;
const WARM_UP = 2;

/**
 * Opens built pages in Chromium, over and over and taking turns: how long until a reader can begin, and the heap of the
 * page then, garbage not counted.
 * @param {typeof import('./measure.ts').compared} compared
 */
export async function opening(compared) {
  await build({ root, logLevel: 'error' });
  const server = await serve(`${root}dist`);
  const browser = await chromium.launch(await launchOptions());
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    /** @type {Record<string, number[]>} */
    const times = Object.fromEntries(Object.keys(openedPages).map((name) => [name, []]));
    /** @type {Record<string, number[]>} */
    const heaps = structuredClone(times);
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const [name, { path, readyAt }] of Object.entries(openedPages)) {
        const { time, heap } = await open(context, `${server.url}${path}`, readyAt);
        if (round < 0) continue;
        times[name].push(time);
        heaps[name].push(heap);
      }
    }
    return [
      ...compared('From navigation until a reader can begin, files in the cache', times),
      ...compared('The heap of a page then', heaps, 'bytes'),
    ];
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * @param {import('playwright').BrowserContext} context
 * @param {string} url
 * @param {(page?: Document) => number | undefined} readyAt
 */
async function open(context, url, readyAt) {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit' });
  const time = Number(await (await page.waitForFunction(readyAt, undefined, { polling: 'raf' })).jsonValue());
  const session = await context.newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } =
    /** @type {{ usedSize: number, backingStorageSize?: number }} */ (
      await session.send('Runtime.getHeapUsage')
    );
  await page.close();
  return { time, heap: usedSize + backingStorageSize };
}
