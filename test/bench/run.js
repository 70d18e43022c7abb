import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { installBrowser, launchOptions } from '../../src/build/browser.js';
import { installPackages } from '../../src/build/install.js';
import { root } from '../../src/build/run.js';
import { serve } from '../../src/build/serve.js';
import { printClass } from './class.js';
import { printFirstStep } from './first-step.js';
import { opening } from './opening.js';
import { longTasks, printLongTasks } from './long-tasks.js';
import { printProgram } from './program.js';
import { printRoom } from './room.js';
import { printWrite } from './write.js';
import { printTable } from './table.js';
import { printWeight } from './weight.js';

/** @typedef {import('./measure.ts').Result} Result */

installPackages();
await installBrowser();

const folder = mkdtempSync(join(tmpdir(), 'plybook-bench-'));
try {
  for (const name of ['in-node', 'cold', 'cold-tasks', 'memory', 'memory-tasks', 'measure'])
    await bundle(name);
  /** @type {Pick<typeof import('./measure.ts'), 'compared'>} */
  const { compared } = await import(pathToFileURL(bundled('measure')).href);
  /** @type {Pick<typeof import('./cold-tasks.ts'), 'coldTasks'>} */
  const { coldTasks } = await import(pathToFileURL(bundled('cold-tasks')).href);
  /** @type {Pick<typeof import('./memory-tasks.ts'), 'memoryTasks'>} */
  const { memoryTasks } = await import(pathToFileURL(bundled('memory-tasks')).href);
  const parts = {
    node: inNode,
    cold: () => cold(compared, coldTasks),
    memory: () => memory(compared, memoryTasks),
    page: inPage,
    opening,
  };
  const wanted = process.argv.slice(2);
  for (const [name, part] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) printTable(await part(compared));
  if (wanted.length === 0 || wanted.includes('first-step')) await printFirstStep();
  if (wanted.length === 0 || wanted.includes('tasks')) printLongTasks(await longTasks());
  if (wanted.length === 0 || wanted.includes('room')) await printRoom();
  if (wanted.length === 0 || wanted.includes('program')) await printProgram();
  if (wanted.length === 0 || wanted.includes('write')) await printWrite();
  if (wanted.length === 0 || wanted.includes('class')) await printClass();
  if (wanted.length === 0 || wanted.includes('weight')) await printWeight();
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
    // Lit in Node knows no elements.
    resolve: { conditions: ['node'] },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: `test/bench/${name}.ts`, formats: ['es'], fileName: name },
      rolldownOptions: { output: { codeSplitting: false } },
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
 * @param {readonly string[]} tasks
 */
function cold(compared, tasks) {
  const samples = inFreshProcesses('cold', 12, tasks);
  return compared('Searching the whole tree, first thing in a fresh process', samples);
}

/**
 * What the whole tree leaves in memory, in fresh processes.
 * @param {typeof import('./measure.ts').compared} compared
 * @param {readonly string[]} tasks
 */
function memory(compared, tasks) {
  const samples = inFreshProcesses('memory', 3, tasks);
  return compared('Memory of the whole tree', samples, 'bytes');
}

/**
 * The numbers that a bundle prints when it is run with the name of a task, each in a process of its own; by name.
 * @param {string} name
 * @param {number} rounds
 * @param {readonly string[]} tasks
 */
function inFreshProcesses(name, rounds, tasks) {
  /** @type {Record<string, number[]>} */
  const samples = Object.fromEntries(tasks.map((task) => [task, []]));
  for (let round = 0; round < rounds; round++) {
    for (const task of tasks)
      samples[task].push(Number(execFileSync(process.execPath, ['--expose-gc', bundled(name), task])));
  }
  return samples;
}

/**
 * Steps of widgets, the timeline and memory in Chromium: parts of the page that `?bench` leads to.
 * @returns {Promise<Result[]>}
 */
async function inPage() {
  // The page tells how large the scripts of the site are, so that the site comes first.
  await build({ root, logLevel: 'error' });
  // The configuration names another root for this mode, which one given here would replace.
  await build({ configFile: `${root}vite.config.ts`, mode: 'bench', logLevel: 'error' });
  const server = await serve(`${root}dist`);
  const options = await launchOptions();
  const exactMemory = ['--js-flags=--expose-gc', '--enable-precise-memory-info'];
  const browser = await chromium.launch({ ...options, args: [...options.args, ...exactMemory] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${server.url}bench/?part=frames&part=colours&part=steps&part=memory`);
    await page.waitForFunction(() => window.bench?.isDone, null, { timeout: 0 });
    return await page.evaluate(() => window.bench.results);
  } finally {
    await browser.close();
    await server.close();
  }
}
