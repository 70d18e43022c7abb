/** The parts of Pyodide used here; its own types need the DOM. */
declare module 'pyodide/pyodide.mjs' {
  /** Functions that Python defines. */
  export interface PythonFunctions {
    get(name: string): (...given: (string | number | boolean)[]) => string;
    set(name: string, value: object | string): void;
  }
  export interface Pyodide {
    runPython(code: string, options?: { globals?: PythonFunctions; filename?: string }): unknown;
    toPy(value: object): PythonFunctions;
    /** Sets a buffer whose first element Python reads now and then while it runs; 2 interrupts it. */
    setInterruptBuffer(buffer: object): void;
    readonly globals: PythonFunctions;
    /** Only after a start with `_makeSnapshot`. */
    makeMemorySnapshot(): Uint8Array;
    readonly FS: {
      mkdirTree(path: string): void;
      writeFile(path: string, content: string | Uint8Array): void;
      readFile(path: string): Uint8Array;
    };
    readonly _module: { readonly HEAP32: Int32Array };
  }
  /** Names of functions that the compiled code imports, with what they are. */
  export type Imports = Record<'env', Record<string, (...given: number[]) => number>>;
  export interface ModuleSettings {
    instantiateWasm(imports: Imports, receive: unknown): unknown;
  }
  export function loadPyodide(options: {
    indexURL?: string;
    _makeSnapshot?: boolean;
    _loadSnapshot?: Uint8Array;
    createPyodideModule: (settings: ModuleSettings) => unknown;
    lockFileContents: object;
    jsglobals: object;
    env: Record<string, string>;
    stdout: (text: string) => void;
    stderr: (text: string) => void;
  }): Promise<Pyodide>;
}

declare module 'pyodide/pyodide.asm.mjs' {
  const createPyodideModule: (settings: import('pyodide/pyodide.mjs').ModuleSettings) => unknown;
  export default createPyodideModule;
}
