import type { BrowserContext, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { browser, site } from './browser.ts';

/** A page whose browser may complain: here something is missing on purpose. */
async function openWithout(
  path: string,
  prepare: (context: BrowserContext) => Promise<unknown>,
): Promise<Page> {
  const context = await (await browser()).newContext({ serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  await prepare(context);
  const page = await context.newPage();
  await page.goto(site + path);
  return page;
}

/** The ways in which a browser has no worker. */
const withoutWorkers: readonly [string, (context: BrowserContext) => Promise<unknown>][] = [
  ['knows none', (context) => context.addInitScript(() => Reflect.deleteProperty(window, 'Worker'))],
  ['cannot fetch its script', (context) => context.route(/-worker-/, (route) => route.abort())],
  ['finds no script', (context) => context.route(/-worker-/, (route) => route.fulfill({ status: 404 }))],
];

const stepCount = (page: Page) =>
  page.locator('#search').evaluate((stepper) => ('stepCount' in stepper ? stepper.stepCount : null));

describe.each(withoutWorkers)('where the browser %s, a worker’s work is done on the page:', (_, prepare) => {
  test('a search runs to its end', async () => {
    const page = await openWithout('explore/#position=.../.../...&depth-limit=9', prepare);
    await page.locator('#search').scrollIntoViewIfNeeded();
    await expect.poll(() => stepCount(page)).toBe(2 * 549_946);
  });

  test('a long search tells how far it is, lets the reader in, and stops when told to', async () => {
    const page = await openWithout('explore/#game=4,4,4', prepare);
    const running = page.getByRole('group', { name: 'Search in progress' });
    await page.locator('#search').scrollIntoViewIfNeeded();
    const told = () => running.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value);
    await running.waitFor();
    const first = await told();
    await expect.poll(told).toBeGreaterThan(first);
    await running.getByRole('button', { name: 'Stop here' }).click();
    await running.waitFor({ state: 'detached' });
    expect(await stepCount(page)).toBeGreaterThan(0);
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
  });

  test('all positions are scored', async () => {
    const page = await openWithout('positions/', prepare);
    await page.locator('positions-browser li code').first().waitFor();
  });
});
