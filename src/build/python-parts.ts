import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { writePythonLibrary } from './python-library.ts';

const name = 'virtual:python-parts';

/** Packed files are kept for each version of Python and of this packer. */
const cache = '.cache/python';

/**
 * Serves `virtual:python-parts`: the binary of CPython and its library, packed with gzip on every host alike and also
 * within a single file, each with its address and its size.
 */
export function pythonParts(isOneFile = false): Plugin {
  let isServed = false;
  return {
    name: 'plybook-python-parts',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const parts = await packParts();
      const isImported = isServed || isOneFile;
      const heads = parts.map(({ part, file }) => `import ${part} from ${JSON.stringify(`${file}?url`)};\n`);
      const all = parts.map(({ part, file, bytes }) => {
        const address = isImported
          ? part
          : this.emitFile({ type: 'asset', name: basename(file), source: readFileSync(file) });
        return `${part}: { address: ${isImported ? address : `import.meta.ROLLUP_FILE_URL_${address}`}, bytes: ${bytes} }`;
      });
      return `${isImported ? heads.join('') : ''}export const parts = { ${all.join(', ')} };\n`;
    },
  };
}

/** Files with the packed parts, and their sizes. */
export async function packParts(): Promise<{ part: string; file: string; bytes: number }[]> {
  const folder = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
  const builder = readFileSync(join(import.meta.dirname, 'python-library.ts'));
  const hash = createHash('sha256')
    .update(readFileSync(join(folder, 'package.json')))
    .update(builder);
  const beside = join(process.cwd(), cache, hash.digest('hex').slice(0, 12));
  const pack = async (part: string, read: () => Uint8Array | Promise<Uint8Array>) => {
    const file = join(beside, `python-${part}.bin`);
    if (!existsSync(file)) {
      mkdirSync(beside, { recursive: true });
      // Another build may read the file while this one writes it.
      writeFileSync(`${file}.${process.pid}`, gzipSync(await read(), { level: 9 }));
      renameSync(`${file}.${process.pid}`, file);
    }
    return { part, file, bytes: readFileSync(file).length };
  };
  return [
    await pack('binary', () => readFileSync(join(folder, 'pyodide.asm.wasm'))),
    await pack('library', () => writePythonLibrary(join(folder, 'python_stdlib.zip'))),
  ];
}

const ownBinary = 'new URL("pyodide.asm.wasm",import.meta.url).href';

/** For `worker.plugins`: a worker is given the packed binary, so the one beside Pyodide's script is not shipped too. */
export function leaveBinary(): Plugin {
  return {
    name: 'plybook-leave-binary',
    transform(code, id) {
      if (!id.includes('pyodide.asm.mjs')) return undefined;
      if (!code.includes(ownBinary)) throw new Error(`${id}: expected ${ownBinary}`);
      return { code: code.replace(ownBinary, '""'), map: null };
    },
  };
}

/** For `worker.plugins`: removes Pyodide's imports of Node's modules, which browsers do not have. */
export function leaveNode(): Plugin {
  const empty = '\0plybook-no-node';
  return {
    name: 'plybook-leave-node',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.startsWith('node:') && importer?.includes('/pyodide/') ? empty : undefined,
    load: (id) => (id === empty ? 'export {};' : undefined),
  };
}
