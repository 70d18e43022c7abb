import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serve } from '../../src/build/serve.js';
import { sampled } from '../sample.ts';
import { comeNearAll, newContext } from './browser.ts';
import { paths } from './paths.ts';
import { violations } from './violations.ts';

/** Pages of one test. */
const LOT = 8;

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** A copy of the built site on a server of its own, and a reader whose browser may keep it. */
async function ownSite() {
  const folder = mkdtempSync(join(tmpdir(), 'plybook-offline-'));
  cpSync(dist, folder, { recursive: true });
  const server = await serve(folder, { base: '/a/class/' });
  const context = await newContext();
  onTestFinished(async () => {
    await context.close();
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, server, context, url: server.url };
}

/** Opens a page and waits until the whole site is kept. */
async function firstVisit(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  return page;
}

/** Puts a version of the site into the folder whose glossary has another title; gives the files of both to the worker. */
function changeGlossary(folder: string, title: string, isWhole = true): void {
  const [page, worker] = ['glossary/index.html', 'service-worker.js'].map((name) => join(folder, name));
  const after = Buffer.from(readFileSync(page, 'utf8').replace(/<h1>[^<]*<\/h1>/, `<h1>${title}</h1>`));
  const hash = (content: Buffer) => createHash('sha256').update(content).digest('base64');
  const list = readFileSync(worker, 'utf8').replace(/(\["glossary\/","sha256-)[^"]*/, `$1${hash(after)}`);
  writeFileSync(worker, list.replace(/("version":")[^"]*/, `$1${hash(after)}`));
  if (isWhole) writeFileSync(page, after);
}

/** In lots that a slow machine opens within the limit of a test. */
function divide(all: readonly string[]): string[][] {
  const lots: string[][] = [];
  for (let i = 0; i < all.length; i += LOT) lots.push(all.slice(i, i + LOT));
  return lots;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const note = (page: Page) => page.locator('#new-version');

/** The versions of the site that the browser keeps. */
const versions = (page: Page) => page.evaluate(() => caches.keys());

/** Asks for a new version; what becomes of it at first. */
const refusal = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<ServiceWorker>((resolve) => {
      registration.addEventListener('updatefound', () => resolve(registration.installing!), { once: true });
    });
    void registration.update();
    const worker = await found;
    return new Promise<string>((resolve) => {
      worker.addEventListener('statechange', () => resolve(worker.state));
    });
  });

describe('without a network, after one visit to one page', () => {
  test('all of the site is kept', async () => {
    const { context, url } = await ownSite();
    const page = await firstVisit(context, url);
    const kept = await page.evaluate(async () => {
      const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(opened.map((cache) => cache.keys()));
      return requests.flat().map((request) => request.url);
    });
    const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
    const isOfPython = (name: string) => /^assets\/python-(binary|library|worker)/.test(name);
    const needed = assets.filter((name) => !isOfPython(name));
    // Only who runs a program in Python fetches it.
    expect(assets.filter(isOfPython)).toHaveLength(3);
    expect(kept.filter((address) => isOfPython(address.slice(url.length)))).toEqual([]);
    expect([...paths, ...needed].filter((path) => !kept.includes(url + path))).toEqual([]);
  });

  test.each(divide(sampled(paths, 4)))('pages open and their widgets wake up: %s …', async (...some) => {
    const { context, server, url } = await ownSite();
    const page = await firstVisit(context, url);
    await server.close();
    for (const path of some) {
      await page.goto(url + path);
      await comeNearAll(page);
      expect(await heading(page), path).not.toBe('');
    }
  });

  test('addresses of a page in other forms lead to it, and what loads when it is asked for is there', async () => {
    const { context, server, url } = await ownSite();
    const page = await firstVisit(context, url);
    await server.close();
    for (const end of ['/#calls.step=8', '/?present=2', '/index.html', '']) {
      await page.goto(`${url}lessons/minimax-call-by-call${end}`);
      expect(await heading(page), end).toContain('call by call');
    }
    expect(page.url()).toBe(`${url}lessons/minimax-call-by-call/`);
    await page.keyboard.press('?');
    await page.locator('ply-help').getByRole('table').first().waitFor();
    await page.goto(`${url}explore/#position=.../.../...`);
    const stepCount = () =>
      page.locator('#search').evaluate((stepper) => 'stepCount' in stepper && stepper.stepCount);
    await expect.poll(stepCount).toBe(2 * 549_946);
    await page.goto(`${url}positions/`);
    await page.locator('positions-browser li code').first().waitFor();
  });
});

describe('a new version', () => {
  test('is offered once it is whole, not put under a reader, and taken when asked for; the old one is dropped', async () => {
    const { context, folder, url } = await ownSite();
    const page = await firstVisit(context, url);
    const [old] = await versions(page);
    changeGlossary(folder, 'Half of the words', false);
    expect(await refusal(page)).toBe('redundant');
    await page.goto(`${url}glossary/`);
    expect(await heading(page)).toBe('Glossary');
    changeGlossary(folder, 'New words');
    await page.goto(`${url}glossary/`);
    await note(page).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await heading(page)).toBe('Glossary');
    await page.reload();
    expect(await heading(page)).toBe('Glossary');
    await note(page).getByRole('button', { name: 'Use it now' }).click();
    await expect.poll(() => heading(page)).toBe('New words');
    const left = await versions(page);
    expect(left.length).toBe(1);
    expect(left).not.toContain(old);
  });

  test('is offered once while a lesson is written, and does not wait for the frame of its preview', async () => {
    const { context, folder, url } = await ownSite();
    const page = await firstVisit(context, url);
    const [old] = await versions(page);
    changeGlossary(folder, 'New words');
    await page.goto(`${url}write/`);
    await note(page).waitFor();
    const preview = page.frames().find((each) => each.url().endsWith('write/lesson/'))!;
    await preview.locator('ply-stepper').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await preview.locator('#new-version').count()).toBe(0);
    await note(page).getByRole('button', { name: 'Use it now' }).click();
    await expect.poll(() => versions(page)).not.toContain(old);
  });

  test('waits for other windows, and comes when all are closed', async () => {
    const { context, folder, url } = await ownSite();
    const page = await firstVisit(context, url);
    const other = await context.newPage();
    await other.goto(`${url}lessons/thinking-ahead/`);
    changeGlossary(folder, 'New words');
    await page.goto(`${url}glossary/`);
    await note(page).getByRole('button', { name: 'Use it now' }).click();
    await expect.poll(() => note(page).innerText()).toContain('1 other window');
    expect(await heading(page)).toBe('Glossary');
    await page.close();
    await other.close();
    const later = await context.newPage();
    await expect
      .poll(async () => {
        await later.goto('about:blank');
        await later.goto(`${url}glossary/`);
        return heading(later);
      })
      .toBe('New words');
  });
});

describe('a copy that is damaged', () => {
  /** Damages every kept script. */
  const damage = (page: Page) =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (request.url.endsWith('.js'))
            await cache.put(
              request,
              new Response('corrupted{{{', { headers: { 'content-type': 'text/javascript' } }),
            );
      }
    });

  /** How many of the kept files are not what they were. */
  const damaged = (page: Page) =>
    page.evaluate(async () => {
      let found = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if ((await (await cache.match(request))!.text()) === 'corrupted{{{') found++;
      }
      return found;
    });

  test('is not taken over by a new version', async () => {
    const { context, folder, url } = await ownSite();
    const page = await firstVisit(context, url);
    await damage(page);
    changeGlossary(folder, 'New words');
    await page.goto(`${url}glossary/`);
    await note(page).getByRole('button', { name: 'Use it now' }).click();
    await expect.poll(() => heading(page)).toBe('New words');
    await page.locator('html[data-started]').waitFor();
    expect(await damaged(page)).toBe(0);
  });

  test('is mended when a page opens, all of it; without a network it says that it did not start, and a button brings a clean one later', async () => {
    const { context, folder, server, url } = await ownSite();
    const page = await firstVisit(context, url);
    await damage(page);
    expect(await damaged(page)).toBeGreaterThan(10);
    await page.goto(`${url}explore/`);
    await page.locator('html[data-started]').waitFor();
    await expect.poll(() => damaged(page)).toBe(0);
    await damage(page);
    // Else the browser would answer from what it keeps itself.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    await server.close();
    await page.goto(`${url}glossary/`);
    const told = page.locator('#not-started');
    await told.getByText('did not start').waitFor();
    const again = await serve(folder, { base: '/a/class/', port: Number(new URL(url).port) });
    onTestFinished(() => again.close());
    await told.getByRole('button', { name: 'Fetch a clean copy' }).click();
    await page.locator('html[data-started]').waitFor();
  });
});

describe('a copy that the browser has emptied', () => {
  const empty = (page: Page) =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) await cache.delete(request);
      }
    });
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().length;
    });

  test('is filled again when a page opens, and where it cannot be, the settings tell, which else say that all is kept', async () => {
    const { context, server, url } = await ownSite();
    const page = await firstVisit(context, url);
    const before = await kept(page);
    await empty(page);
    expect(await kept(page)).toBe(0);
    await page.goto(`${url}glossary/`);
    await expect.poll(() => kept(page)).toBe(before);
    await page.getByRole('button', { name: 'Settings' }).hover();
    await page.waitForFunction(() => customElements.get('kept-data'));
    await server.close();
    await empty(page);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.locator('settings-panel').evaluate((panel) => panel.replaceWith(panel.cloneNode()));
    await page.getByText('A part of the course is missing').waitFor();
  });
});

test('the site can be installed: its manifest names icons that exist, in the sizes that it says', async () => {
  const { context, url } = await ownSite();
  const page = await context.newPage();
  await page.goto(`${url}glossary/`);
  const manifest = (await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')!;
    return { ...((await (await fetch(href)).json()) as object), href };
  })) as { href: string; start_url: string; icons: { src: string; sizes: string }[] };
  expect(new URL(manifest.start_url, manifest.href).href).toBe(url);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, manifest.href).href);
    if (sizes !== 'any') expect(size, src).toBe(sizes);
  }
});

test('forgetting everything drops the copy as well', async () => {
  const { context, url } = await ownSite();
  const page = await firstVisit(context, url);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('opens without a network').waitFor();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await expect.poll(() => versions(page)).toEqual([]);
});
