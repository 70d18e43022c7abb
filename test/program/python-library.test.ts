import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { packPython } from '../../src/build/language-parts.ts';
import { startInterpreter } from '../../src/program/python/start-interpreter.ts';

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

test('every module of the library that comes with Python can be imported, doctest too', async () => {
  const packed = (await packPython()).find(({ part }) => part === 'python-library')!;
  const library = gunzipSync(readFileSync(packed.file));
  const folder = mkdtempSync(join(tmpdir(), 'plybook-python-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'python_stdlib.zip'), library);
  const binary = createRequire(import.meta.url).resolve('pyodide/pyodide.asm.wasm');
  symlinkSync(binary, join(folder, 'pyodide.asm.wasm'));
  const python = await startInterpreter({ address: `${folder}/` });
  python.FS.writeFile('/tmp/library.zip', library);
  expect(python.runPython(importAll)).toBe('');
  python.runPython('import doctest');
});
