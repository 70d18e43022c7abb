import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { loadPyodide, type ModuleSettings, type Pyodide } from 'pyodide/pyodide.mjs';

/** Bytes that Python may take in all. */
const MEMORY = 512 << 20;
/** What a system call answers that is not to be had. */
const NOT_SUPPORTED = -138;

/** The packages of Pyodide: none. Their format must be of its version. */
const lockFile = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {},
};

/**
 * Starts CPython. `address` is where the worker's `fetch` answers with its binary and library; without one, Node reads
 * them itself. Python reaches no process, no socket, and no more memory than its limit.
 */
export async function startInterpreter(
  address?: string,
  tell: (line: string) => void = () => {},
): Promise<Pyodide> {
  let complaint = '';
  try {
    return await loadPyodide({
      ...(address === undefined ? {} : { indexURL: address }),
      createPyodideModule: (settings) => createPyodideModule(fence(settings)),
      lockFileContents: lockFile,
      jsglobals: {},
      env: { PYTHONHASHSEED: '0' },
      stdout: tell,
      stderr: (text) => (complaint += `${text}\n`),
    });
  } catch (error) {
    throw complaint === '' ? error : new Error(complaint.trim());
  }
}

function fence(settings: ModuleSettings): ModuleSettings {
  const instantiate = settings.instantiateWasm.bind(settings);
  settings.instantiateWasm = (imports, receive) => {
    const { env } = imports;
    const grow = env['emscripten_resize_heap'];
    env['emscripten_resize_heap'] = (size) => (size >>> 0 > MEMORY ? 0 : grow(size));
    for (const name of ['_emscripten_system', '__syscall_socket']) env[name] = () => NOT_SUPPORTED;
    return instantiate(imports, receive);
  };
  return settings;
}
