/**
 * Pyodide refuses classic workers, which it recognises by this function. On a page opened from a file only a classic
 * worker starts. Runs before Pyodide loads.
 */
Object.assign(self, { importScripts: undefined });
