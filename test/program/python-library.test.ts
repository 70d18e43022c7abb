import { expect, test } from 'vitest';
import { startInterpreter } from '../../src/program/python/start-interpreter.ts';
import { unpackPython } from './unpack-python.ts';

/** Prints a line for each module of the library that cannot be imported. */
const importAll = `
import contextlib, importlib, io, zipfile
failed = []
for name in zipfile.ZipFile("/tmp/library.zip").namelist():
    module = name.removesuffix(".pyc").replace("/", ".").removesuffix(".__init__")
    if not name.endswith(".pyc") or module.endswith("__main__"):
        continue
    # The first opens a window. Programs do not reach the page, whose timers the other wraps.
    if module in ("antigravity", "pyodide.ffi.wrappers"):
        continue
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            importlib.import_module(module)
    except BaseException as error:
        failed.append(f"{module}: {error}")
"\\n".join(failed)
`;

const unpacked = unpackPython();

test('every module of the library that comes with Python can be imported, doctest too', async () => {
  const { address, library } = await unpacked;
  const python = await startInterpreter({ address });
  python.FS.writeFile('/tmp/library.zip', library);
  expect(python.runPython(importAll)).toBe('');
  python.runPython('import doctest');
});
