import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { build, createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { serve, types } from '../../src/build/serve.js';
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

/** Opens a page whose stepper searches in a worker, and waits until it has found all. */
async function findsAll(page: Page, address: string): Promise<void> {
  const worker = page.waitForEvent('worker');
  await page.goto(address);
  await worker;
  const found = () => page.locator('#s').evaluate((each) => 'stepCount' in each && each.stepCount);
  await expect.poll(found).toBe(2 * 549_946);
}

test.each([
  ['in a folder beside the page', `${host}lib/`],
  ['on another origin', 'http://cdn.test/plybook/1/'],
])('the library %s searches in a worker', async (_, address) => {
  const { page, missed } = await embed(address);
  await findsAll(page, host);
  expect(missed).toEqual([]);
});

/** A project of somebody else's that has the library among its packages. */
function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'plybook-project-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const installed = join(root, 'node_modules/plybook');
  cpSync(fileURLToPath(lib), installed, { recursive: true });
  writeFileSync(
    join(installed, 'package.json'),
    JSON.stringify({ name: 'plybook', version: '1.0.0', type: 'module', exports: './plybook.js' }),
  );
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'project', type: 'module' }));
  writeFileSync(join(root, 'main.js'), `import 'plybook';\n`);
  writeFileSync(
    join(root, 'index.html'),
    `<!doctype html><script type="module" src="./main.js"></script>${content}`,
  );
  return root;
}

/** How Vite makes such a project into a page; each says where the page is. */
const ways = {
  build: async (root: string): Promise<string> => {
    await build({ root, base: './', configFile: false, logLevel: 'error' });
    const { url, close } = await serve(join(root, 'dist'));
    onTestFinished(close);
    return url;
  },
  dev: async (root: string): Promise<string> => {
    const server = await createServer({ root, configFile: false, logLevel: 'error', server: { port: 0 } });
    onTestFinished(() => server.close());
    await server.listen();
    return server.resolvedUrls!.local[0];
  },
};

test.each(Object.entries(ways))('through `vite %s` it searches in a worker as well', async (_, way) => {
  const address = await way(project());
  const context = await (await browser()).newContext();
  onTestFinished(() => context.close());
  await findsAll(await context.newPage(), address);
});
