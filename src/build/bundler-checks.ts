/** How long plugins take is no warning, and elements that one page has at once another fetches late. */
export const checks = { bundlerTimings: false, ineffectiveDynamicImport: false };

/** Pyodide holds code for other places than the one that it is bundled for. Our own code is linted. */
export const pyodideChecks = { ...checks, eval: false, commonJsVariableInEsm: false, emptyImportMeta: false };
