import { tool } from './run.js';

/** What is made one after the other; each finds in `dist/` what those before it have put there. */
const steps = /** @type {const} */ ([
  ['Checking types', 'tsc', '-b'],
  ['Building the site', 'vite', 'build'],
  ['Building each lesson as one file', 'vite', 'build', '--mode', 'files'],
  ['Building each lesson with a program as one file', 'vite', 'build', '--mode', 'program-files'],
  ['Building the library', 'vite', 'build', '--mode', 'lib'],
  ['Building the benchmarks', 'vite', 'build', '--mode', 'bench'],
]);

for (const [what, program, ...parameters] of steps) {
  console.log(`${what} …`);
  if (!tool(program, ...parameters, ...(program === 'vite' ? ['--logLevel', 'warn'] : []))) process.exit(1);
}
