import './as-module.ts';
import { startPython } from '../../program/python/python-runtime.ts';
import { serveProgram } from './program-worker.ts';

/** Where Python looks for its parts; nothing is fetched from there. */
const NOWHERE = 'https://plybook.invalid/';

serveProgram(({ binary, library }) => {
  self.fetch = () => Promise.resolve(new Response(library as ArrayBuffer));
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = binary as WebAssembly.Module;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  return startPython(NOWHERE);
});
