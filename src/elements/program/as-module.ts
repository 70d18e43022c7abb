/**
 * Pyodide refuses a classic worker, which it recognises by this function; a worker from a script that is part of the
 * page is a classic one where module workers do not start: from a file. Runs before Pyodide is loaded.
 */
Object.assign(self, { importScripts: undefined });
