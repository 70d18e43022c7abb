import './as-module.ts';
import { startPython } from '../../program/python/python-runtime.ts';
import { serveProgram } from './program-worker.ts';

/** Where Python looks for its parts; nothing is fetched from there. */
const NOWHERE = 'https://plybook.invalid/';

serveProgram(({ binary, library }) => {
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
  return Promise.race([startPython(NOWHERE), failing]);
});
