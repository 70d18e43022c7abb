import { constants } from 'node:fs';

/* The first import of a process that stands in for a page’s worker: it defines the globals that a worker has. */

const send = process.send!.bind(process);
const exit = process.exit.bind(process);

// Ends with its parent.
process.on('disconnect', () => exit());

// Pyodide reads the flag constants in a way that the permission model refuses.
Object.assign(process, { binding: () => ({ fs: constants }) });

Object.assign(globalThis, {
  self: globalThis,
  postMessage: (message: unknown) => void send(message),
  addEventListener: (name: string, listen: (event: { readonly data: unknown }) => void) =>
    process.on(name, (data: unknown) => listen({ data })),
});
