import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { installPackages } from './install.js';
import { root } from './run.js';

// Checks the lessons alone, in seconds: the build would say the same, and make the site as well. With `--fix` it writes
// the values that searches say in place of others first.

installPackages();
const outDir = `${root}node_modules/.cache/plybook/`;
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: { ssr: 'src/build/check-lessons.ts', outDir, emptyOutDir: true },
});
/** @type {typeof import('./check-lessons.ts')} */
const { checkLessons, fixLessons } = await import(pathToFileURL(`${outDir}check-lessons.js`).href);
if (process.argv.includes('--fix')) fixLessons(root);
if (!checkLessons(root)) process.exitCode = 1;
