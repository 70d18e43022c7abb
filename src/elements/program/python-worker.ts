import './as-module.ts';
import { startPython } from '../../program/python/python-runtime.ts';
import { serveProgram } from './program-worker.ts';

/** Where Python looks for its parts; nothing is fetched from there. */
const NOWHERE = 'https://plybook.invalid/';

serveProgram(({ binary, library, memory }, keep) => {
  self.fetch = () => Promise.resolve(new Response(library as ArrayBuffer));
  // Pyodide waits for ever for a binary that cannot be started.
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
      if (memory) return await startPython({ address: NOWHERE, memory: memory as Uint8Array });
    } catch {
      // A start from the memory of another is not documented, and need not work in every browser.
    }
    return startPython({ address: NOWHERE, keepMemory: (copy) => keep('memory', copy) });
  };
  return Promise.race([start(), failing]);
});
