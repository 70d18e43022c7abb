import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { packPython } from '../../src/build/language-parts.ts';

/** A folder with the library that pages get, from which Node starts Python: by default it takes the whole library. */
export async function unpackPython(): Promise<{ address: string; library: Uint8Array }> {
  const packed = (await packPython()).find(({ part }) => part === 'python-library')!;
  const library = gunzipSync(readFileSync(packed.file));
  const folder = mkdtempSync(join(tmpdir(), 'plybook-python-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'python_stdlib.zip'), library);
  const binary = createRequire(import.meta.url).resolve('pyodide/pyodide.asm.wasm');
  symlinkSync(binary, join(folder, 'pyodide.asm.wasm'));
  return { address: `${folder}/`, library };
}
