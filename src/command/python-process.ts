import './become-worker.ts';
import { serveProgram } from '../elements/program/program-worker.ts';
import { startPython } from '../program/python/python-runtime.ts';

serveProgram(({ folder, memory }, keep) =>
  startPython({
    address: folder as string,
    // Bytes in a message between processes begin anywhere in it, and memory is read word by word.
    ...(memory
      ? { memory: new Uint8Array(memory as Uint8Array) }
      : { keepMemory: (copy) => keep('memory', copy) }),
  }),
);
