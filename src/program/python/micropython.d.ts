declare module '@micropython/micropython-webassembly-pyscript/micropython.mjs' {
  export interface MicroPython {
    runPython(code: string): unknown;
    registerJsModule(name: string, module: object): void;
    readonly globals: { get(name: string): unknown; set(name: string, value: unknown): void };
    readonly FS: { mkdirTree(path: string): void; writeFile(path: string, text: string): void };
    readonly _module: { getValue(address: number, type: 'i32'): number };
  }
  /** Starts Python; each printed line goes to `stdout`. */
  export function loadMicroPython(options: {
    url?: string;
    heapsize?: number;
    pystack?: number;
    stdout?: (line: string) => void;
    linebuffer?: boolean;
  }): Promise<MicroPython>;
}
