import { constants } from 'node:fs';

/* The first import of a process that takes the place of a page's worker: what a worker has of its own, before anything asks. */

const send = process.send!.bind(process);
const exit = process.exit.bind(process);

// Without its parent it ends.
process.on('disconnect', () => exit());

// Pyodide asks for the numbers of flags in a way that the permission model refuses.
Object.assign(process, { binding: () => ({ fs: constants }) });

Object.assign(globalThis, {
  self: globalThis,
  postMessage: (message: unknown) => void send(message),
  addEventListener: (name: string, listen: (event: { readonly data: unknown }) => void) =>
    process.on(name, (data: unknown) => listen({ data })),
});
