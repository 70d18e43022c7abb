import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { installBrowser } from '../src/build/find-browser.js';
import { installPackages } from '../src/build/install.js';
import { npmBeside } from '../src/build/run.js';

/** @typedef {{ name: string, ok: boolean, seconds: number }} Result */

installPackages();
await installBrowser();
tellSample();

let passed = 0;
let failed = 0;
let skipped = 0;
/** @type {Result[]} */
const results = [];
/** What failed, by name and with the beginning of its message. @type {string[]} */
const failures = [];
const start = performance.now();
const reports = mkdtempSync(join(tmpdir(), 'plybook-tests-'));

// All but the exercises of the lessons: the unit tests run a sample of them.
const steps = ['types', 'site', 'cards', 'blank', 'program-blank', 'lib', 'standalone', 'command'];
const built = script('Build, lessons and direction of imports checked', 'build', '--', ...steps);
// Two lists are worked off side by side, so that no core waits: what needs the built site, and all else.
await Promise.all([
  built.then(() => tests('Tests of the built site', 'e2e')),
  (async () => {
    await script('Format', 'format', '--', '--check');
    await script('Lint', 'lint', '--', '--deny-warnings');
    await script('Templates', 'templates');
    await tests('Tests in the browser', 'browser');
    // Both read the declarations that the build makes of each room.
    await built;
    await tests('Unit tests', 'unit');
    await script('Types', 'types');
  })(),
]);
rmSync(reports, { recursive: true });

console.log('\n━━ Summary');
for (const { name, ok, seconds } of results)
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${figure(seconds)}  ${name}`);
console.log(`        ${figure((performance.now() - start) / 1000)}  in all`);
tellSample();
for (const failure of failures) console.log(`\n✗ ${failure}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);

/** Has all that is run know its sample, or that there is none, and says how to have it again. */
function tellSample() {
  if (process.argv.includes('--long')) process.env['PLYBOOK_LONG'] = '1';
  const seed = (process.env['PLYBOOK_SEED'] ??= `${Math.floor(Date.now() / 86_400_000)}`);
  console.log(
    process.env['PLYBOOK_LONG'] === '1'
      ? 'All is checked, nothing by samples.'
      : `Of what takes long, files too, a sample is checked, another each day: PLYBOOK_SEED=${seed} takes these again, npm run test:long takes all.`,
  );
}

/**
 * Runs npm, notes whether that passed and how long it took, and shows what it said when it is over.
 * @param {string} name
 * @param {readonly string[]} parameters
 */
async function check(name, ...parameters) {
  const begun = performance.now();
  const { ok, output } = await npmBeside(...parameters);
  results.push({ name, ok, seconds: (performance.now() - begun) / 1000 });
  console.log(`\n━━ ${name}${ok ? '' : ': FAILED'}\n${output.trim()}`);
}

/**
 * Runs one of npm's scripts.
 * @param {string} name
 * @param {readonly string[]} parameters
 */
function script(name, ...parameters) {
  return check(name, 'run', '--silent', ...parameters);
}

/** @param {number} seconds */
function figure(seconds) {
  return `${seconds.toFixed(1).padStart(6)} s`;
}

/**
 * Runs a project of Vitest and adds up what passed and failed; a file that cannot run counts as one failure.
 * @param {string} name
 * @param {string} project
 */
async function tests(name, project) {
  const report = join(reports, `${project}.json`);
  const options = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  await check(name, 'exec', '--', 'vitest', 'run', '--project', project, ...options);
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    passed += numPassedTests;
    failed += numFailedTests;
    skipped += numPendingTests;
    for (const { name: file, status, message, assertionResults } of testResults) {
      for (const test of assertionResults)
        if (test.status === 'failed')
          failures.push(beginning(test.fullName, test.failureMessages.join('\n')));
      if (status !== 'failed' || assertionResults.length > 0) continue;
      failed++;
      failures.push(beginning(relative('.', file), message));
    }
  } catch (error) {
    failed++;
    failures.push(beginning(name, String(error)));
  }
}

/**
 * A name and the first lines of a message.
 * @param {string} name
 * @param {string} message
 */
function beginning(name, message) {
  return [name, ...message.split('\n').slice(0, 8)].map((line) => line.slice(0, 300)).join('\n    ');
}
