import { chromium } from 'playwright';
import { build, createServer } from 'vite';
import { launchOptions } from '../../src/build/find-browser.js';
import { root } from '../../src/build/run.js';
import { serve } from '../../src/build/serve.js';

/**
 * Boards that are searched on the page, and in how many calls.
 * @type {readonly (readonly [position: string, calls: number])[]}
 */
const boards = [
  ['oxx/.xo/o..', 11],
  ['x../.o./...', 7332],
  ['x../.../...', 59_705],
  ['.../.../...', 549_946],
];

/**
 * Prints what a reader's own program takes: bare and recorded in one process, and on the page from Run to the tree, the
 * first time with the language to be fetched, and how long all positions are asked in the background, with the longest time
 * in which the page did nothing else. Then the page is opened once more, with what the browser kept.
 */
export async function printProgram() {
  const loader = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true },
  });
  const cost = await loader.ssrLoadModule('/test/bench/program-cost.ts');
  const { programCost, source } = /** @type {typeof import('./program-cost.ts')} */ (cost);
  const { calls, bare, recorded, rebuilt } = await programCost(1, false);
  console.log(
    `\nA reader's own minimax in Python, ${calls} calls, processor time: bare ${seconds(bare)}, recorded ${seconds(recorded)} (${(recorded / bare).toFixed(2)} times), made into a tree ${seconds(rebuilt)}`,
  );
  await loader.close();
  await build({ root, logLevel: 'error' });
  const server = await serve(`${root}dist`);
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.url}code/`);
    await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
    for (const [index, [position, expected]] of [boards[0], ...boards].entries()) {
      const isFirst = index === 0;
      const time = await page.evaluate(runOnPage, { position, source });
      console.log(
        `  from Run to the tree, ${expected} calls${isFirst ? ', language to be fetched' : ''}: ${time.calls === expected ? '' : `NOT ${time.calls} CALLS `}${seconds(time.milliseconds)}; then judged in ${seconds(time.judged)}, where the page once waited for ${time.wait.toFixed(0)} ms`,
      );
    }
    await page.reload();
    await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
    const [position] = boards[0];
    const { shown } = await page.evaluate(runOnPage, { position, source });
    console.log(`  from opening the page once more to the tree of its first run: ${seconds(shown)}`);
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Runs in the page.
 * @param {{ position: string, source: string }} asked
 */
async function runOnPage({ position, source }) {
  const desk = document.querySelector('code-desk');
  const program = /** @type {any} */ (desk?.shadowRoot?.querySelector('ply-program'));
  Object.assign(program, { source, position, call: '', limits: { calls: 1_000_000, seconds: 120 } });
  // What is found out after a run is no part of it, nor of the next: a reader looks before running again.
  const found = new Promise((resolve) =>
    program.addEventListener('ply-findings-change', resolve, { once: true }),
  );
  const begun = performance.now();
  await program.run();
  await program.updateComplete;
  await new Promise(requestAnimationFrame);
  const shown = performance.now();
  let [wait, last] = [0, shown];
  const ticking = setInterval(() => {
    const now = performance.now();
    [wait, last] = [Math.max(wait, now - last), now];
  });
  await found;
  clearInterval(ticking);
  return {
    milliseconds: shown - begun,
    judged: performance.now() - shown,
    wait,
    shown,
    calls: program.trace?.length,
  };
}

/** @param {number} milliseconds */
function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
