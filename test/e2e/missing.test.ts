import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { findBuilt } from '../built.ts';
import { sampled } from '../sample.ts';
import { newContext, reopen, site } from './browser.ts';

/** A page whose browser may complain: here something is missing on purpose. */
async function openWithout(
  path: string,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<Page> {
  const context = await newContext({ serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  await prepare(context);
  const page = await context.newPage();
  await page.goto(site + path);
  return page;
}

/** The ways in which a browser has no worker. */
const withoutWorkers: readonly [string, (context: BrowserContext) => Promise<unknown>][] = [
  ['knows none', (context) => context.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))],
  [
    'cannot fetch its script',
    (context) => context.route(/(?:search|survey)-worker-/, (route) => route.abort()),
  ],
  [
    'finds no script',
    (context) => context.route(/(?:search|survey)-worker-/, (route) => route.fulfill({ status: 404 })),
  ],
];

const stepCount = (page: Page) =>
  page.locator('#search').evaluate((stepper) => ('stepCount' in stepper ? stepper.stepCount : null));

test.each(withoutWorkers)('where the browser %s, a worker’s work is done on the page', async (_, prepare) => {
  const page = await openWithout('explore/#position=.../.../...&depth-limit=9', prepare);
  await page.locator('#search').scrollIntoViewIfNeeded();
  await expect.poll(() => stepCount(page)).toBe(2 * 549_946);

  // A long search tells how far it is, lets the reader in, and stops when told to.
  await reopen(page, 'explore/#game=4,4,4');
  const running = page.getByRole('group', { name: 'Search in progress' });
  await page.locator('#search').scrollIntoViewIfNeeded();
  const done = () => running.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value);
  await running.waitFor();
  const first = await done();
  await expect.poll(done).toBeGreaterThan(first);
  await running.getByRole('button', { name: 'Stop here' }).click();
  await running.waitFor({ state: 'detached' });
  expect(await stepCount(page)).toBeGreaterThan(0);
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);

  await reopen(page, 'positions/');
  await page.locator('positions-browser li code').first().waitFor();
});

const told = (page: Page) => page.locator('#not-started');

/** The names of the scripts that a page begins with. */
function beginsWith(path: string): string[] {
  const page = readFileSync(new URL(`../../dist/${path}index.html`, import.meta.url), 'utf8');
  return [...page.matchAll(/<script type="module"[^>]* src="[^"]*?([^/"]+\.js)"/g)].map(([, name]) => name);
}

/** Scripts without which a page does not start: what most pages share, and what each kind of page begins with. */
const scripts = [
  ['of all pages', 'lessons/minimax-call-by-call/', /\/assets\/page-[^/]*\.js$/],
  ['of all searches', 'lessons/minimax-call-by-call/', /\/assets\/search-[^/]*\.js$/],
  ['of all trees', 'explore/', /\/assets\/stepper-[^/]*\.js$/],
  ...['lessons/minimax-call-by-call/', 'explore/', 'compare/', 'positions/', 'glossary/'].map(
    (path) => ['it begins with', path, new RegExp(`/(${beginsWith(path).join('|')})$`)] as const,
  ),
] as const;

test.each(sampled(scripts, 3))(
  'where the script %s of /%s is missing, the page says so and what can be done, and comes back whole',
  async (_name, path, script) => {
    let isMissing = true;
    const page = await openWithout(path, (context) =>
      context.route(script, (route) => (isMissing ? route.fulfill({ status: 404 }) : route.continue())),
    );
    await told(page).getByText('did not start').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    isMissing = false;
    await told(page).getByRole('button', { name: 'Fetch a clean copy' }).click();
    await page.locator('html[data-started]').waitFor();
    expect(await told(page).count()).toBe(0);
  },
);

test('where a script is damaged, the page says so', async () => {
  const page = await openWithout('glossary/', (context) =>
    context.route(/\/assets\/page-/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'damaged{{{' }),
    ),
  );
  await told(page).getByText('did not start').waitFor();
});

test('when nothing is missing, there is no message', async () => {
  const page = await openWithout('explore/', () => Promise.resolve());
  await page.locator('html[data-started]').waitFor();
  await page.waitForFunction(() => document.readyState === 'complete');
  expect(await told(page).count()).toBe(0);
});

test.each(['toSorted', 'WeakRef', 'throwIfAborted'])(
  'a browser without %s is named as too old, in words, and shows the text and what stands in for searches',
  async (name) => {
    const page = await openWithout('lessons/minimax-call-by-call/', (context) =>
      context.addInitScript((absent) => {
        for (const owner of [Array.prototype, AbortSignal.prototype, window])
          Reflect.deleteProperty(owner, absent);
      }, name),
    );
    await told(page).getByText('do not run in this browser').waitFor();
    expect(await told(page).innerText()).toContain(name);
    const finished = page.locator('ply-stepper').first();
    await finished.getByText('The finished search').click();
    await finished.getByText('MAX chooses b3').waitFor();
    expect(await page.locator('html[data-started], main :defined:is(ply-stepper, ply-quiz)').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Present' }).count()).toBe(0);
  },
);

test('how a search ends is hidden while it is fetched, and can be read where it is missing', async () => {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const page = await openWithout('lessons/minimax-call-by-call/', (context) =>
    context.route(/\/assets\/stepper-/, async (route) => {
      await free;
      await route.fulfill({ status: 404 });
    }),
  );
  const stepper = page.locator('ply-stepper').first();
  const finished = stepper.getByText('The finished search');
  await page.locator('html[data-started]').waitFor();
  await finished.waitFor({ state: 'hidden' });
  letGo();
  await page.getByText('could not be loaded').first().waitFor();
  await finished.click();
  await stepper.getByText('MAX chooses b3').waitFor();
});

test('a search whose late script is missing says so without an address', async () => {
  const page = await openWithout('explore/#position=.../.../...&depth-limit=9', (context) =>
    context.route(/search-later-/, (route) => route.fulfill({ status: 404 })),
  );
  await page.locator('#search').scrollIntoViewIfNeeded();
  const alert = page.locator('#search').getByRole('alert');
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/could not be loaded/);
  expect(await alert.innerText()).not.toMatch(/http|module/);
});

test('without WebAssembly a program says so, and what else works', async () => {
  const page = await openWithout('code/', (context) =>
    context.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly')),
  );
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page
    .getByText(/WebAssembly/)
    .first()
    .waitFor();
  expect(await page.getByRole('alert').allInnerTexts()).toEqual([expect.stringMatching(/without it/)]);
});

/** A disk that is full: a short text may still be saved, a long one not. */
const fillDisk = (context: BrowserContext) =>
  context.addInitScript(() => {
    const setItem: (this: Storage, ...entry: string[]) => void = Reflect.get(Storage.prototype, 'setItem');
    Storage.prototype.setItem = function (key: string, text: string) {
      if (text.length > 20) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });

test.each(['code/', 'write/'])(
  'on a full disk /%s says that the text is not saved, and keeps it',
  async (path) => {
    const page = await openWithout(path, fillDisk);
    const text = page.locator('ply-editor textarea').first();
    await text.fill('# What somebody has written');
    await page.getByText('Not saved').first().waitFor();
    expect(await text.inputValue()).toContain('What somebody has written');
  },
);

test('a window that cannot store anything says that it cannot be the teacher’s', async () => {
  const page = await openWithout(`class/?class=k7m2p#teacher=${'x'.repeat(32)}`, fillDisk);
  await page.getByRole('alert').filter({ hasText: 'cannot be the teacher’s' }).waitFor();
  expect(new URL(page.url()).hash).toContain('teacher=');
});

test('a page in a frame without an origin says that the frame stops its scripts, and offers no copy', async () => {
  const page = await openWithout('around.html', (context) =>
    context.route('**/around.html', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><iframe sandbox="allow-scripts" src="glossary/"></iframe>',
      }),
    ),
  );
  const message = page.frameLocator('iframe').locator('#not-started');
  await expect.poll(() => message.textContent()).toContain('allow-same-origin');
  expect(await message.getByRole('button').count()).toBe(0);
});

test('what a host shows at a wrong address leads to the first page, however deep the address is', async () => {
  const body = readFileSync(findBuilt('404.html'), 'utf8');
  const page = await openWithout('lessons/no/page', (context) =>
    context.route('**/no/page', (route) => route.fulfill({ status: 404, contentType: 'text/html', body })),
  );
  await page.getByRole('link', { name: 'the first page' }).click();
  await page.waitForURL(site);
});
