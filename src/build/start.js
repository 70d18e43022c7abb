import { makeDownload } from './make-downloads.js';
import { makeReady } from './make-ready.js';
import { root } from './run.js';

const port = makeReady();
const { serve } = await import('./serve.js');
const { url } = await serve(`${root}dist`, { port, makeFile: makeDownload });
console.log(`\n  Plybook is at ${url}\n  Ctrl+C stops it.\n`);
