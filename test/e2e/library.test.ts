import { isBuiltin } from 'node:module';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import vue from '@vitejs/plugin-vue';
import { lookup } from 'mrmime';
import type { Page } from 'playwright';
import { publint } from 'publint';
import { build, createServer } from 'vite';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { serve } from '../../src/build/serve.js';
import type { PlyStepper } from '../../src/elements/index.ts';
import { registry } from '../../src/lesson/index.ts';
import { parts, weigh } from '../bench/weight.js';
import { sampled } from '../sample.ts';
import { newContext } from './browser.ts';
import { Packed, run } from './packed.ts';
import facts from '../../package.json' with { type: 'json' };

const packed = new Packed();
afterAll(() => packed.remove());

const installed = (path: string) => join(packed.installed, path);
const bin = (name: string) => join(process.cwd(), 'node_modules/.bin', name);

test('the package has every file that its package.json and its manifest name, and publint accepts it', async () => {
  const { messages } = await publint({ pkgDir: packed.installed, pack: false, strict: true });
  expect(messages).toEqual([]);
  const { modules } = JSON.parse(readFileSync(installed(facts.customElements), 'utf8')) as {
    modules: { path: string }[];
  };
  expect(modules).toHaveLength(registry.length);
  expect(modules.filter(({ path }) => !existsSync(installed(path)))).toEqual([]);
});

test('the package has the types of its modules, for every way in which TypeScript resolves ES modules', async () => {
  const data = createPackageFromTarballData(new Uint8Array(readFileSync(packed.tarball)));
  const includeEntrypoints = registry.map(({ name }) => `./elements/${name}.js`);
  const analysis = await checkPackage(data, {
    includeEntrypoints,
    excludeEntrypoints: ['./elements/*.js', /json$|standalone/],
  });
  if (!analysis.types) throw new Error('expected types in the package');
  expect(Object.keys(analysis.entrypoints)).toEqual(expect.arrayContaining(includeEntrypoints));
  // Neither the resolution of before 2022 nor `require` knows packages of ES modules alone.
  const problems = analysis.problems.filter(
    (each) => !('resolutionKind' in each && /^node10$|-cjs$/.test(each.resolutionKind)),
  );
  expect(problems).toEqual([]);
});

test('the package depends exactly on what its modules import', () => {
  const modules = readdirSync(installed('dist/lib'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|d\.ts)$/.test(name) && !/^(react|vue)\.d\.ts$/.test(name))
    .map((name) => readFileSync(installed(join('dist/lib', name)), 'utf8'));
  const named = /(?:^(?:import|export) [^;'"]*?from |^import |\bimport\()["']([^."'][^"'/]*)/gm;
  const imported = modules.flatMap((text) => [...text.matchAll(named)].map(([, name]) => name));
  // The command runs in Node, which brings these.
  const others = imported.filter((name) => !isBuiltin(name));
  expect(new Set(others)).toEqual(new Set(Object.keys(facts.dependencies)));
});

test('the parts of the package weigh what the README says, to a twentieth', async () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const [name, file] of sampled(Object.entries(parts), 3)) {
    const [, ...said] = new RegExp(`^\\| ${name} +\\| (\\d+) kB +\\| (\\d+) kB`, 'm').exec(readme) ?? [];
    const { first, all } = await weigh(`dist/lib/${file}`);
    for (const [place, bytes] of [first, all].entries()) {
      const off = Math.abs(Number(said[place]) - bytes / 1000);
      expect(off, `README.md, ${name}: ${bytes} bytes, said to be ${said[place]} kB`).toBeLessThanOrEqual(
        Math.max(1, bytes / 20_000),
      );
    }
  }
});

test('a bundler drops the parts of the engine that a program does not use', async () => {
  const { first } = await weigh(packed.program('unused/main.js'));
  expect(first).toBeLessThan(400);
});

test('the package, each element and the engine can be imported without a window', () => {
  expect(run(process.execPath, packed.program('node'), 'main.js').trim()).toBe(
    `function ${registry.length} 11`,
  );
});

/** A page of somebody else's, in a folder of their host. */
const host = 'http://host.test/some/folder/';

/** A search that takes a worker: all of tic-tac-toe, but with a depth limit. */
const content = '<ply-stepper id="s" position="........." depth-limit="9"></ply-stepper>';

/** Opens a page that takes the library from each of these addresses, and nothing else from anywhere. */
async function embed(addresses: readonly string[], policy = ''): Promise<{ page: Page; wrong: string[] }> {
  const context = await newContext({ colorScheme: 'light' });
  onTestFinished(() => context.close());
  const wrong: string[] = [];
  const scripts = addresses.map((address) => `<script type="module" src="${address}plybook.js"></script>`);
  await context.route('**/*', (route) => {
    const url = route.request().url();
    if (url === host)
      return route.fulfill({
        contentType: 'text/html',
        headers: policy ? { 'content-security-policy': policy } : {},
        body: `<!doctype html><html data-theme="dark">${scripts.join('')}${content}`,
      });
    const address = addresses.find((each) => url.startsWith(each));
    if (address) {
      const name = url.slice(address.length);
      return route.fulfill({
        contentType: lookup(name)!,
        headers: { 'access-control-allow-origin': '*' },
        body: readFileSync(installed(`dist/lib/standalone/${name}`)),
      });
    }
    if (!url.endsWith('/favicon.ico')) wrong.push(url);
    return route.fulfill({ status: 404 });
  });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => wrong.push(message));
  page.on('console', (said) => {
    if (said.text().includes('Content Security Policy')) wrong.push(said.text());
  });
  return { page, wrong };
}

/** Opens a page whose stepper searches in a worker, and waits until it has found all. */
async function findsAll(page: Page, address: string): Promise<void> {
  const worker = page.waitForEvent('worker');
  await page.goto(address);
  await worker;
  const found = () => page.locator('#s').evaluate((each) => 'stepCount' in each && each.stepCount);
  await expect.poll(found).toBe(2 * 549_946);
}

const folder = `${host}lib/`;
const elsewhere = 'http://cdn.test/plybook/1/';

test.each([
  ['in a folder beside the page', [folder]],
  ['under a strict policy', [folder], "default-src 'self'; worker-src blob:"],
  ['on another origin', [elsewhere]],
  ['that a page loads twice', [folder, elsewhere]],
])(
  'the library %s searches in a worker, and leaves the theme of the page alone',
  async (_, addresses, policy?: string) => {
    const { page, wrong } = await embed(addresses, policy);
    await findsAll(page, host);
    expect(wrong).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('normal');
  },
);

/** How Vite makes a program into a page; each says where the page is. */
const ways = {
  build: async (root: string): Promise<string> => {
    await build({ root, base: './', configFile: false, logLevel: 'error', plugins: plugins() });
    const { url, close } = await serve(join(root, 'dist'));
    onTestFinished(close);
    return url;
  },
  dev: async (root: string): Promise<string> => {
    const server = await createServer({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: plugins(),
      server: { port: 0 },
    });
    onTestFinished(() => server.close());
    await server.listen();
    return server.resolvedUrls!.local[0];
  },
};

/** What compiles the templates of Vue; it remembers what it is part of, so each build has its own. */
const plugins = () => [
  vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('ply-') } } }),
];

async function open(): Promise<Page> {
  const context = await newContext();
  onTestFinished(() => context.close());
  return context.newPage();
}

test.each(Object.entries(ways))('through `vite %s` it searches in a worker as well', async (_, way) => {
  await findsAll(await open(), await way(packed.program('vite')));
});

/** The compilers that know what each framework's programs are written in. */
const frameworks = [
  ['react', 'tsc'],
  ['vue', 'vue-tsc'],
] as const;

test.each(sampled(frameworks, 1))(
  'a program for %s passes its types and hears of the step',
  async (name, compiler) => {
    const program = packed.program(name);
    run(bin(compiler), program, '-p', '.');
    const page = await open();
    await page.goto(await ways.build(program));
    const stepper = page.locator('ply-stepper');
    await expect
      .poll(() => stepper.evaluate((each) => 'stepCount' in each && Number(each.stepCount) > 3))
      .toBe(true);
    await stepper.evaluate((each) => Object.assign(each, { step: 3 }));
    await expect.poll(() => page.locator('output').textContent()).toBe('3');
    const { settings } = await stepper.evaluate((each: PlyStepper) => ({ settings: each.settings }));
    expect(settings).toMatchObject({ 'depth-limit': '2', 'merge-moves': 'true', deepening: 'true' });
  },
);

test('a program in strict TypeScript passes', () => {
  run(bin('tsc'), packed.program('typescript'), '-p', '.');
});
