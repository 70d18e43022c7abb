import { chromium } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { launchOptions } from '../../src/build/find-browser.js';
import { newContext, open, site } from './browser.ts';

const lesson = 'lessons/minimax-call-by-call/';

/** An event of Chromium's trace, of those that tell what was restyled, laid out or compiled. */
interface Traced {
  readonly name: string;
  readonly tid: number;
  readonly args: { readonly elementCount?: number };
}

/** Opens a lesson until its tree, its code and its timeline are there, and counts the work. */
async function workOfOpening() {
  // A trace is of a whole browser.
  const browser = await chromium.launch(await launchOptions());
  onTestFinished(() => browser.close());
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const depths = new Map([[site + lesson, 0]]);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request: { url }, initiator, type }) => {
    const from = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '';
    if (type === 'Script' || url.endsWith('.js')) depths.set(url, (depths.get(from) ?? 0) + 1);
  });
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-v8.compile'] });
  await page.goto(site + lesson);
  for (const part of ['ply-tree [data-node]', 'ply-timeline svg', 'ply-code .line'])
    await page.locator(`#calls ${part}`).first().waitFor();
  await page.waitForLoadState('networkidle');
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const styles = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  const all = [...depths.values()];
  return {
    restyled: styles.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0),
    compiled: traceEvents.filter(({ name, tid }) => name === 'V8.ParseFunction' && tid === styles[0].tid)
      .length,
    layouts: traceEvents.filter(({ name }) => name === 'Layout').length,
    scripts: all.length - 1,
    late: all.filter((depth) => depth > 1).length,
    depth: Math.max(...all),
  };
}

test('lesson 4 opens with little work: what is restyled, laid out, compiled and fetched, and what is fetched late', async () => {
  const { restyled, compiled, layouts, scripts, late, depth } = await workOfOpening();
  // Each with a margin: 1,760 elements, 190 functions on the page's own thread, 16 to 20 layouts, 17 scripts.
  expect(restyled).toBeLessThan(3_000);
  expect(compiled).toBeLessThan(400);
  expect(layouts).toBeLessThan(26);
  expect(scripts).toBeLessThan(19);
  expect(late).toBeLessThan(6);
  expect(depth).toBeLessThan(4);
});

test('a lesson that opens with text has fetched the scripts of its first search when the reader scrolls there', async () => {
  const context = await newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${site}lessons/from-value-to-move/`);
  await page.waitForLoadState('networkidle');
  await page.route('**/*.js', (route) => route.abort());
  const search = page.locator('ply-stepper').first();
  await search.scrollIntoViewIfNeeded();
  await search.locator('ply-tree [data-node]').first().waitFor();
  await search.getByRole('button', { name: 'Next' }).waitFor();
});

test.each(['explore/', 'compare/', 'code/', 'check/', 'write/', '', lesson])(
  '/%s fetches with its HTML only fonts that its first screen uses',
  async (path) => {
    const link = /<link rel="preload" as="font"[^>]*href="[^"]*?([^/"]+\.woff2)"[^>]*>/g;
    const context = await newContext({
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 900 },
    });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const preloaded: string[] = [];
    const used = new Set<string>();
    page.on('request', (request) => void used.add(request.url().split('/').at(-1)!));
    await page.route(site + path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      preloaded.push(...[...html.matchAll(link)].map((match) => match[1]));
      await route.fulfill({ response, body: html.replace(link, '') });
    });
    await page.goto(site + path);
    await page.waitForLoadState('networkidle');
    expect(preloaded.length).toBeGreaterThan(0);
    await expect.poll(() => preloaded.filter((font) => !used.has(font))).toEqual([]);
  },
);

test.each(['explore/', 'compare/', lesson])(
  '/%s fetches what keeps the site offline after its search is drawn',
  async (path) => {
    const context = await newContext({ viewport: { width: 1440, height: 900 } });
    onTestFinished(() => context.close());
    await context.addInitScript(() => {
      const listRoots = (root: ParentNode): ParentNode[] =>
        [root].concat(
          [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
            shadowRoot ? listRoots(shadowRoot) : [],
          ),
        );
      const look = () => {
        if (listRoots(document).some((root) => root.querySelector('svg.frame [data-node]')))
          performance.mark('drawn', { startTime: Number(document.timeline.currentTime) });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const page = await context.newPage();
    await page.goto(site + path);
    const order = await page.waitForFunction(() => {
      const kept = performance.getEntriesByType('resource').find(({ name }) => /\/keep-site-/.test(name));
      const [drawn] = performance.getEntriesByName('drawn');
      return kept && drawn ? { drawn: drawn.startTime, kept: kept.startTime } : null;
    });
    const { drawn, kept } = (await order.jsonValue())!;
    expect(kept).toBeGreaterThanOrEqual(drawn);
  },
);

test.each(['explore/', 'compare/', 'code/', 'check/', 'write/'])(
  'while its script is on the way, /%s shows no finished search, and nothing moves when it comes',
  async (path) => {
    const context = await newContext({ serviceWorkers: 'block', viewport: { width: 1440, height: 900 } });
    onTestFinished(() => context.close());
    await context.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(shift, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const page = await context.newPage();
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/*.js', (route) => void held.then(() => route.continue()));
    await page.goto(site + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(
      await page.locator('main > .full .spread, main > .full pre').filter({ visible: true }).count(),
    ).toBe(0);
    letGo();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.querySelector('main > .full:defined'));
    // Shifts are told in a later frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBeLessThan(0.002);
  },
);

test.for([
  ...['360 × 640', '320 × 568', '720 × 450', '800 × 560', '1024 × 600'].map((size) => ({
    path: 'explore/',
    size,
  })),
  ...['360 × 640', '800 × 560', '1024 × 600'].map((size) => ({ path: 'code/', size })),
])('/$path opens in a window of $size with its first button to step in sight', async ({ path, size }) => {
  const page = await open(path, { viewport: readSize(size) });
  const next = page.getByRole('button', { name: /^Next/ }).first();
  await expect
    .poll(async () => {
      const box = await next.boundingBox();
      return box && box.y + box.height;
    })
    .toBeLessThanOrEqual(readSize(size).height);
});

test.each(['640 × 400', '320 × 256', '720 × 450', '390 × 664'])(
  'in a window of %s the reader’s program has a tree that is higher than a board',
  async (size) => {
    const page = await open('code/', { viewport: readSize(size) });
    await expect
      .poll(async () => (await page.locator('ply-program ply-tree').boundingBox())?.height)
      .toBeGreaterThan(90);
  },
);

function readSize(size: string) {
  const [width = 0, height = 0] = size.split(' × ').map(Number);
  return { width, height };
}
