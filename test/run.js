import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from '../src/build/browser.js';
import { installPackages } from '../src/build/install.js';
import { npm, tool } from '../src/build/run.js';

installPackages();
await installBrowser();

/** @type {[name: string, check: () => boolean][]} */
const checks = [
  ['Format', () => tool('oxfmt', '--check', '.')],
  ['Lint', () => tool('oxlint', '--type-aware', '--deny-warnings')],
  ['Types and direction of imports', () => npm('run', '--silent', 'types')],
  ['Templates', () => npm('run', '--silent', 'templates')],
  ['Build, lessons checked', () => npm('run', '--silent', 'build')],
  ['Unit tests', () => vitest('unit')],
  ['Tests in the browser', () => vitest('browser')],
  ['Tests of the built site', () => vitest('e2e')],
];

let passed = 0;
let failed = 0;
const reports = mkdtempSync(join(tmpdir(), 'plybook-tests-'));

const results = checks.map(([name, check], index) => {
  console.log(`\n━━ ${index + 1} of ${checks.length}: ${name}`);
  const start = performance.now();
  const ok = check();
  return { name, ok, seconds: (performance.now() - start) / 1000 };
});
rmSync(reports, { recursive: true });

console.log('\n━━ Summary');
for (const { name, ok, seconds } of results)
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
console.log(`\n${passed} passed, ${failed} failed`);

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
    for (const file of testResults)
      if (file.status === 'failed' && file.assertionResults.length === 0) failed++;
  } catch {
    failed++;
  }
  return ok;
}
