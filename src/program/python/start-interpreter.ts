import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { loadPyodide, type ModuleSettings, type Pyodide } from 'pyodide/pyodide.mjs';

/** Most bytes for Python in all. */
const MEMORY = 512 << 20;
/** The result of an unsupported system call. */
const NOT_SUPPORTED = -138;

/** The list of Pyodide's packages: empty, in the format of its version. */
const lockFile = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
};

export interface InterpreterStart {
  /**
   * The address at which the worker's `fetch` returns the binary and the library; by default Node reads them from
   * files.
   */
  readonly address?: string;
  /** Called with each printed line. */
  readonly print?: (line: string) => void;
  /** The memory of another interpreter after its start; starting from it takes a third of the time. */
  readonly memory?: Uint8Array | undefined;
  /** Called with a copy of the memory, for other interpreters. */
  readonly keepMemory?: ((memory: Uint8Array) => void) | undefined;
  /** Called every few hundred instructions while Python runs; returning 2 interrupts it. */
  readonly interrupt?: () => number;
  /** Prepares what every interpreter needs, before the memory is copied. */
  readonly prepare?: (python: Pyodide) => void;
  /** Variables of the environment, beside the one for hashes. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts CPython. It reaches no process, no socket, and no more memory than its limit. */
export async function startInterpreter({
  address,
  print = () => {},
  memory,
  keepMemory,
  interrupt = () => 0,
  prepare = () => {},
  env,
}: InterpreterStart = {}): Promise<Pyodide> {
  let complaint = '';
  try {
    const python = await loadPyodide({
      ...(address === undefined ? {} : { indexURL: address }),
      ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: keepMemory !== undefined }),
      createPyodideModule: (settings) => createPyodideModule(fence(settings, interrupt)),
      lockFileContents: lockFile,
      jsglobals: {},
      env: { PYTHONHASHSEED: '0', ...env },
      stdout: print,
      stderr: (text) => (complaint += `${text}\n`),
    });
    if (!memory) {
      prepare(python);
      keepMemory?.(python.makeMemorySnapshot());
    }
    return python;
  } catch (error) {
    throw complaint === '' ? error : new Error(complaint.trim());
  }
}

function fence(settings: ModuleSettings, interrupt: () => number): ModuleSettings {
  const instantiate = settings.instantiateWasm.bind(settings);
  settings.instantiateWasm = (imports, receive) => {
    const { env } = imports;
    const grow = env['emscripten_resize_heap'];
    env['emscripten_resize_heap'] = (size) => (size >>> 0 > MEMORY ? 0 : grow(size));
    for (const name of ['_emscripten_system', '__syscall_socket']) env[name] = () => NOT_SUPPORTED;
    // Pyodide's own reads and writes a buffer, which would have to be an object that is slow to read.
    env['_Py_CheckEmscriptenSignals_Helper'] = interrupt;
    return instantiate(imports, receive);
  };
  return settings;
}
