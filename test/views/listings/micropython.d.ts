declare module '@micropython/micropython-webassembly-pyscript' {
  /** A Python, ready to run; every line that it prints goes to `stdout`. */
  export function loadMicroPython(options: {
    stdout: (line: string) => void;
    linebuffer: boolean;
  }): Promise<{ runPython(code: string): void }>;
}
