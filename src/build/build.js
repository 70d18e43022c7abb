import { installPackages } from './install.js';
import { tool } from './run.js';

/** In order, by name. Each finds in `dist/` what those before it wrote. */
const steps = /** @type {const} */ ([
  ['types', 'Checking types', 'tsc', '-b'],
  ['site', 'Building the site', 'vite', 'build'],
  ['files', 'Building each lesson as one file', 'vite', 'build', '--mode', 'files'],
  [
    'program-files',
    'Building each lesson with a program as one file',
    'vite',
    'build',
    '--mode',
    'program-files',
  ],
  ['lib', 'Building the library', 'vite', 'build', '--mode', 'lib'],
  ['standalone', 'Building the library for pages without a bundler', 'vite', 'build', '--mode', 'standalone'],
]);

const asked = process.argv.slice(2);

installPackages();
for (const [name, what, program, ...parameters] of steps) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`${what} …`);
  if (!tool(program, ...parameters, ...(program === 'vite' ? ['--logLevel', 'warn'] : []))) process.exit(1);
}
