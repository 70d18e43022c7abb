import './become-worker.ts';
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { serveProgram } from '../elements/program/program-worker.ts';
import { startPython } from '../program/python/python-runtime.ts';

// Most programs end before optimised code pays off. Newer engines wait this long anyway.
setFlagsFromString('--wasm-tiering-budget=20000000');

serveProgram(({ folder, memory }, keep) =>
  startPython({
    address: folder as string,
    ...(memory ? { memory: readFileSync(memory as string) } : { keepMemory: (copy) => keep('memory', copy) }),
  }),
);
