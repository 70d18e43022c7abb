import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { types } from '../../src/build/serve.js';
import { browser } from './browser.ts';

const lib = new URL('../../dist/lib/', import.meta.url);

/** A page of somebody else's, in a folder of their host. */
const host = 'http://host.test/some/folder/';

/** A search that takes a worker: all of tic-tac-toe, but with a depth limit. */
const content = '<ply-stepper id="s" position="........." depth-limit="9"></ply-stepper>';

/** Opens a page with the library at an address, from which its files come, and nothing else from anywhere. */
async function embed(address: string): Promise<{ page: Page; missed: string[] }> {
  const context = await (await browser()).newContext();
  onTestFinished(() => context.close());
  const missed: string[] = [];
  await context.route('**/*', (route) => {
    const url = route.request().url();
    if (url === host)
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script type="module" src="${address}plybook.js"></script>${content}`,
      });
    if (url.startsWith(address)) {
      const name = url.slice(address.length);
      return route.fulfill({
        contentType: types[extname(name)],
        headers: { 'access-control-allow-origin': '*' },
        body: readFileSync(new URL(name, lib)),
      });
    }
    if (!url.endsWith('/favicon.ico')) missed.push(url);
    return route.fulfill({ status: 404 });
  });
  return { page: await context.newPage(), missed };
}

test.each([
  ['in a folder beside the page', `${host}lib/`],
  ['on another origin', 'http://cdn.test/plybook/1/'],
])('the library %s searches in a worker', async (_, address) => {
  const { page, missed } = await embed(address);
  const worker = page.waitForEvent('worker');
  await page.goto(host);
  await worker;
  const found = () => page.locator('#s').evaluate((each) => 'stepCount' in each && each.stepCount);
  await expect.poll(found).toBe(2 * 549_946);
  expect(missed).toEqual([]);
});
