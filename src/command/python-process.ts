import './become-worker.ts';
import { serveProgram } from '../elements/program/program-worker.ts';
import { startPython } from '../program/python/python-runtime.ts';

serveProgram(({ folder, memory }, keep) =>
  startPython({
    address: folder as string,
    ...(memory ? { memory: memory as Uint8Array } : { keepMemory: (copy) => keep('memory', copy) }),
  }),
);
