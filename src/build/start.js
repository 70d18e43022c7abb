import { makeReady } from './make-ready.js';
import { root } from './run.js';
import { serve } from './serve.js';

const port = makeReady();
const { url } = await serve(`${root}dist`, { port });
console.log(`\n  Plybook is at ${url}\n  Ctrl+C stops it.\n`);
