import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { installBrowser, launchOptions } from '../../src/build/browser.js';
import { installPackages } from '../../src/build/install.js';
import { root } from '../../src/build/run.js';
import { printTable } from './table.js';

/** @typedef {import('./measure.ts').Result} Result */

installPackages();
await installBrowser();

const folder = mkdtempSync(join(tmpdir(), 'plybook-bench-'));
try {
  for (const name of ['in-node', 'cold', 'in-page', 'measure']) await bundle(name);
  /** @type {Pick<typeof import('./measure.ts'), 'compared'>} */
  const { compared } = await import(pathToFileURL(bundled('measure')).href);
  printTable([...inNode(), ...cold(compared), ...(await inPage(compared))]);
} finally {
  rmSync(folder, { recursive: true });
}

/** @param {string} name */
function bundled(name) {
  return join(folder, `${name}.js`);
}

/**
 * Builds a file of this folder as the library is built, into one file.
 * @param {string} name
 */
async function bundle(name) {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: `test/bench/${name}.ts`, formats: ['es'], fileName: name },
    },
  });
}

/**
 * Everything that is timed in one warm process.
 * @returns {Result[]}
 */
function inNode() {
  return JSON.parse(execFileSync(process.execPath, [bundled('in-node')], { encoding: 'utf8' }));
}

/**
 * The first search of a fresh process, in many fresh processes.
 * @param {typeof import('./measure.ts').compared} compared
 */
function cold(compared) {
  const tasks = {
    textbook: 'textbook function',
    copies: 'textbook, boards copied',
    recorded: 'recorded, plain',
  };
  /** @type {Record<string, number[]>} */
  const samples = Object.fromEntries(Object.values(tasks).map((name) => [name, []]));
  for (let round = 0; round < 12; round++) {
    for (const [task, name] of Object.entries(tasks))
      samples[name].push(Number(execFileSync(process.execPath, [bundled('cold'), task])));
  }
  return compared('Searching the whole tree, first thing in a fresh process', samples);
}

/**
 * Steps of widgets in Chromium: script and layout.
 * @param {typeof import('./measure.ts').compared} compared
 */
async function inPage(compared) {
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addScriptTag({ type: 'module', content: readFileSync(bundled('in-page'), 'utf8') });
    const groups = [];
    for (const [position, nodes] of [
      ['oxx/.xo/o..', '11'],
      ['x../..o/ox.', '226'],
      ['.../.../...', '549,946'],
    ]) {
      const samples = await page.evaluate((text) => window.timeSteps(text), position);
      groups.push(compared(`A random step in Chromium, script and layout: ${nodes} nodes`, samples));
    }
    return groups.flat();
  } finally {
    await browser.close();
  }
}
