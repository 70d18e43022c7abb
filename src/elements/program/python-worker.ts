import './as-module.ts';
import { scriptsVersion, startPython } from '../../program/python/python-runtime.ts';
import { serveProgram } from './program-worker.ts';

/** Where Python looks for its parts; nothing is fetched from there. */
const NOWHERE = 'https://plybook.invalid/';

serveProgram(({ binary, library, memory }, keep) => {
  // Not a blob: in Safari a worker of a page that is a file cannot read one.
  self.fetch = () => Promise.resolve(new Response(library as ArrayBuffer));
  // Pyodide waits forever for a binary that cannot be started.
  const failing = new Promise<never>((_, reject) => {
    WebAssembly.instantiateStreaming = async (_source, imports) => {
      const module = binary as WebAssembly.Module;
      try {
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (error) {
        reject(new Error('Python could not be started', { cause: error }));
        throw error;
      }
    };
  });
  const start = async () => {
    try {
      if (memory instanceof Blob && memory.type === scriptsVersion) {
        const copy = new Uint8Array(await memory.arrayBuffer());
        return await startPython({ address: NOWHERE, memory: copy });
      }
    } catch {
      // Starting from the memory of another interpreter is undocumented, and may not work in every browser.
    }
    // A blob, as sending this many bytes would freeze the page while they are copied.
    const keepMemory = (copy: Uint8Array) =>
      keep('memory', new Blob([copy as Uint8Array<ArrayBuffer>], { type: scriptsVersion }));
    return startPython({ address: NOWHERE, keepMemory });
  };
  return Promise.race([start(), failing]);
});
