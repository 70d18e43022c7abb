/** Without warnings about slow plugins, and about elements that one page imports and another fetches late. */
export const checks = { bundlerTimings: false, ineffectiveDynamicImport: false };

/** Pyodide contains code for other platforms. Our own code is linted. */
export const pyodideChecks = { ...checks, eval: false, commonJsVariableInEsm: false, emptyImportMeta: false };
