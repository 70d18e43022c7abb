import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { packParts } from './python-parts.ts';

/** Puts the files of the interpreters next to the command, because its processes may read nothing else. */
export function commandParts(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: 'plybook-command-parts',
    async generateBundle() {
      const emit = (fileName: string, source: Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      const names = { binary: 'pyodide.asm.wasm', library: 'python_stdlib.zip' } as const;
      for (const { part, file } of await packParts())
        emit(`python/${names[part as keyof typeof names]}`, gunzipSync(readFileSync(file)));
      emit('quickjs.wasm', readFileSync(require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')));
    },
  };
}
