import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { installBrowser } from '../src/build/browser.js';
import { installPackages } from '../src/build/install.js';
import { npmBeside, tool } from '../src/build/run.js';

/** @typedef {{ name: string, ok: boolean, seconds: number }} Result */

/** What can be told without running anything, by the names of npm's scripts: the lists are worked off side by side. */
const still = [
  [
    ['Build, lessons and direction of imports checked', 'build'],
    ['Types', 'types'],
  ],
  [
    ['Format', 'format', '--', '--check'],
    ['Lint', 'lint', '--', '--deny-warnings'],
    ['Templates', 'templates'],
  ],
];

/** What is run: the projects of Vitest. */
const running = [
  ['Unit tests', 'unit'],
  ['Tests in the browser', 'browser'],
  ['Tests of the built site', 'e2e'],
];

installPackages();
await installBrowser();
tellSample();

let passed = 0;
let failed = 0;
/** @type {Result[]} */
const results = [];
/** What failed, by name and with the beginning of its message. @type {string[]} */
const failures = [];
const start = performance.now();
const reports = mkdtempSync(join(tmpdir(), 'plybook-tests-'));

await Promise.all(
  still.map(async (list) => {
    for (const [name, ...script] of list)
      await timed(name, async () => {
        const { ok, output } = await npmBeside('run', '--silent', ...script);
        console.log(`\n━━ ${name}${ok ? '' : ': FAILED'}\n${output.trim()}`);
        return ok;
      });
  }),
);
for (const [name, project] of running)
  await timed(name, () => {
    console.log(`\n━━ ${name}`);
    return vitest(project);
  });
rmSync(reports, { recursive: true });

console.log('\n━━ Summary');
for (const { name, ok, seconds } of results)
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${figure(seconds)}  ${name}`);
console.log(`        ${figure((performance.now() - start) / 1000)}  in all`);
tellSample();
for (const failure of failures) console.log(`\n✗ ${failure}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);

/** Has all that is run know its sample, or that there is none, and says how to have it again. */
function tellSample() {
  if (process.argv.includes('--long')) process.env['PLYBOOK_LONG'] = '1';
  const seed = (process.env['PLYBOOK_SEED'] ??= `${Math.floor(Date.now() / 86_400_000)}`);
  console.log(
    process.env['PLYBOOK_LONG'] === '1'
      ? 'All is checked, nothing by samples.'
      : `What takes long is checked by samples, others each day: PLYBOOK_SEED=${seed} takes these again, npm run test:long takes all.`,
  );
}

/**
 * Notes whether a check passed, and how long it took.
 * @param {string} name
 * @param {() => boolean | Promise<boolean>} check
 */
async function timed(name, check) {
  const begun = performance.now();
  const ok = await check();
  results.push({ name, ok, seconds: (performance.now() - begun) / 1000 });
}

/** @param {number} seconds */
function figure(seconds) {
  return `${seconds.toFixed(1).padStart(6)} s`;
}

/**
 * Runs one project of the tests and adds up what passed and failed; a file that cannot run counts as one failure.
 * @param {string} project
 */
function vitest(project) {
  const report = join(reports, `${project}.json`);
  const ok = tool(
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  );
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
    for (const { name, status, message, assertionResults } of testResults) {
      for (const test of assertionResults)
        if (test.status === 'failed')
          failures.push(beginning(test.fullName, test.failureMessages.join('\n')));
      if (status !== 'failed' || assertionResults.length > 0) continue;
      failed++;
      failures.push(beginning(relative('.', name), message));
    }
  } catch (error) {
    failed++;
    failures.push(beginning(project, String(error)));
  }
  return ok;
}

/**
 * A name and the first lines of a message.
 * @param {string} name
 * @param {string} message
 */
function beginning(name, message) {
  return [name, ...message.split('\n').slice(0, 8)].map((line) => line.slice(0, 300)).join('\n    ');
}
