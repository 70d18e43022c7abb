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
import { opening } from './opening.js';
import { longTasks, printLongTasks } from './long-tasks.js';
import { printTable } from './table.js';

/** @typedef {import('./measure.ts').Result} Result */

installPackages();
await installBrowser();

const folder = mkdtempSync(join(tmpdir(), 'plybook-bench-'));
try {
  for (const name of ['in-node', 'cold', 'memory', 'in-page', 'measure']) await bundle(name);
  /** @type {Pick<typeof import('./measure.ts'), 'compared'>} */
  const { compared } = await import(pathToFileURL(bundled('measure')).href);
  const parts = { node: inNode, cold, memory, page: inPage, opening };
  const wanted = process.argv.slice(2);
  for (const [name, part] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) printTable(await part(compared));
  if (wanted.length === 0 || wanted.includes('tasks')) printLongTasks(await longTasks());
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
 */
function cold(compared) {
  const samples = inFreshProcesses('cold', 12, {
    copies: 'minimax, boards copied',
    objects: 'the same, an object a call',
    textbook: 'textbook function',
    recorded: 'recorded, plain',
    both: 'recorded, both scorings',
  });
  return compared('Searching the whole tree, first thing in a fresh process', samples);
}

/**
 * What the whole tree leaves in memory, in fresh processes.
 * @param {typeof import('./measure.ts').compared} compared
 */
function memory(compared) {
  const samples = inFreshProcesses('memory', 3, {
    laidOut: 'objects, laid out by d3.tree',
    objects: 'an object a call',
    trace: 'trace',
    all: 'trace, timeline, layout',
  });
  return compared('Memory of the whole tree', samples, 'bytes');
}

/**
 * The numbers that a bundle prints when it is run with the name of a task, each in a process of its own; by label.
 * @param {string} name
 * @param {number} rounds
 * @param {Record<string, string>} tasks
 */
function inFreshProcesses(name, rounds, tasks) {
  /** @type {Record<string, number[]>} */
  const samples = Object.fromEntries(Object.values(tasks).map((label) => [label, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [task, label] of Object.entries(tasks))
      samples[label].push(Number(execFileSync(process.execPath, ['--expose-gc', bundled(name), task])));
  }
  return samples;
}

/**
 * Steps of widgets and frames of the timeline in Chromium.
 * @param {typeof import('./measure.ts').compared} compared
 */
async function inPage(compared) {
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addScriptTag({ type: 'module', content: readFileSync(bundled('in-page'), 'utf8') });
    await page.waitForFunction(() => 'timeTimeline' in window);
    const frames = await page.evaluate(() => window.timeTimeline());
    const steps = [];
    for (const [tag, name] of /** @type {const} */ ([
      ['ply-tree', 'a tree'],
      ['ply-stepper', 'a stepper with all its views'],
    ])) {
      for (const way of /** @type {const} */ (['next', 'any'])) {
        const samples = await page.evaluate(
          ([kind, to]) => window.timeSteps(kind, to),
          /** @type {const} */ ([tag, way]),
        );
        steps.push(
          ...compared(
            `To ${way === 'next' ? 'the next' : 'any'} step of ${name} in Chromium, script and layout`,
            samples,
          ),
        );
      }
    }
    return [...frames, ...steps];
  } finally {
    await browser.close();
  }
}
