import { pathToFileURL } from 'node:url';
import { installPackages } from './install.js';
import { root } from './run.js';

// Runs a TypeScript script of this room, because Node cannot:
// `node src/build/compiled.js lessons`.

installPackages();
process.chdir(root);
const { build } = await import('vite');
const name = process.argv[2];
const outDir = `${root}node_modules/.cache/plybook/`;
const ssr = `src/build/${name}.ts`;
await build({ root, configFile: false, logLevel: 'error', build: { ssr, outDir, emptyOutDir: true } });
await import(pathToFileURL(`${outDir}${name}.js`).href);
