import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { packPython } from './language-parts.ts';

/** Puts the files of the interpreters next to the command, because its processes may read nothing else. */
export function commandParts(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'plybook-command-parts',
    async generateBundle() {
      const emit = (fileName: string, source: Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      const names: Record<string, string> = {
        'python-binary': 'pyodide.asm.wasm',
        'python-library': 'python_stdlib.zip',
      };
      for (const { part, file } of await packPython())
        emit(`python/${names[part]}`, gunzipSync(readFileSync(file)));
      emit('quickjs.wasm', readFileSync(require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')));
    },
  };
}
