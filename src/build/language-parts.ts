import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { pyodideChecks } from './bundler-checks.ts';
import { programLanguages, type ProgramLanguage } from '../program/index.ts';
import { writePartAddress } from '../site/pages/index.ts';
import { noteShipped } from './licence-notices.ts';
import { writePythonLibrary } from './python-library.ts';

const name = 'virtual:language-parts';

/** Packed files are kept for each version of Python and of what makes its library. */
const cache = '.cache/languages';

const require = createRequire(import.meta.url);

interface PackedFile {
  /** Such as `python-binary`. */
  readonly part: string;
  readonly file: string;
  readonly bytes: number;
}

/**
 * Serves `virtual:language-parts`: what runs programs, packed with gzip on every host alike, each part with its address
 * and its size. The addresses of a single file are data that it holds.
 */
export function languageParts(isOneFile = false): Plugin {
  let isServed = false;
  return {
    name: 'plybook-language-parts',
    enforce: 'pre',
    configResolved({ command }) {
      isServed = command === 'serve';
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      const parts = await packParts((module) => this.addWatchFile(module));
      const writeAddress = ({ part, file }: PackedFile, index: number) => {
        if (isOneFile) return writePartAddress(part);
        if (isServed) return `new URL(address${index}, import.meta.url).href`;
        const asset = this.emitFile({ type: 'asset', name: basename(file), source: readFileSync(file) });
        return `import.meta.ROLLUP_FILE_URL_${asset}`;
      };
      const imports = parts.map(
        ({ file }, index) => `import address${index} from ${JSON.stringify(`${file}?url`)};\n`,
      );
      const rows = parts.map(
        (each, index) => `'${each.part}': { address: ${writeAddress(each, index)}, bytes: ${each.bytes} }`,
      );
      return `${isServed ? imports.join('') : ''}export const parts = { ${rows.join(', ')} };\n`;
    },
  };
}

/** @param noteModule - Called with the file of each module of the workers. */
export async function packParts(noteModule: (module: string) => void = () => {}): Promise<PackedFile[]> {
  const packWorker = async (language: ProgramLanguage) => {
    const { code, moduleIds } = await bundleWorker(`src/elements/program/${language}-worker.ts`);
    for (const module of moduleIds) if (existsSync(module)) noteModule(module);
    return writePacked(`${language}-worker`, code);
  };
  const packLanguage = async (language: ProgramLanguage) => [
    ...(await interpreters[language]()),
    await packWorker(language),
  ];
  return (await Promise.all(programLanguages.map(packLanguage))).flat();
}

/** What each language needs beside its worker. */
const interpreters: Readonly<Record<ProgramLanguage, () => Promise<PackedFile[]>>> = {
  python: packPython,
  javascript: async () => [
    writePacked(
      'javascript-binary',
      readFileSync(require.resolve('@jitl/quickjs-wasmfile-release-sync/wasm')),
    ),
  ],
};

/** The binary of CPython, and its library. */
export async function packPython(): Promise<PackedFile[]> {
  const folder = dirname(require.resolve('pyodide/package.json'));
  const builder = readFileSync(join(import.meta.dirname, 'python-library.ts'));
  const version = createHash('sha256')
    .update(readFileSync(join(folder, 'package.json')))
    .update(builder)
    .digest('hex')
    .slice(0, 12);
  const pack = async (part: string, read: () => Uint8Array | Promise<Uint8Array>) => {
    const file = join(process.cwd(), cache, version, `${part}.bin`);
    return existsSync(file) ? describeFile(part, file) : writePacked(part, await read(), version);
  };
  return [
    await pack('python-binary', () => readFileSync(join(folder, 'pyodide.asm.wasm'))),
    await pack('python-library', () => writePythonLibrary(join(folder, 'python_stdlib.zip'))),
  ];
}

function writePacked(part: string, content: string | Uint8Array, version = ''): PackedFile {
  const folder = join(process.cwd(), cache, version);
  const file = join(folder, `${part}.bin`);
  mkdirSync(folder, { recursive: true });
  // Another build may read the file while this one writes it.
  writeFileSync(`${file}.${process.pid}`, gzipSync(content, { level: 9 }));
  renameSync(`${file}.${process.pid}`, file);
  return describeFile(part, file);
}

const describeFile = (part: string, file: string): PackedFile => ({
  part,
  file,
  bytes: readFileSync(file).length,
});

/** One script without imports, for a worker that is no module. */
export async function bundleWorker(input: string): Promise<Rolldown.OutputChunk> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [leaveBinary(), leaveNode(), noteShipped()],
    // A browser is no Node.
    define: { 'process.versions.node': 'undefined', 'import.meta.url': 'self.location.href' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        checks: pyodideChecks,
        input,
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0];
}

const ownBinary = 'new URL("pyodide.asm.wasm",import.meta.url).href';

/** A worker is given the packed binary, so the one beside Pyodide's script is not shipped too. */
function leaveBinary(): Plugin {
  return {
    name: 'plybook-leave-binary',
    transform(code, id) {
      if (!id.includes('pyodide.asm.mjs')) return undefined;
      if (!code.includes(ownBinary)) throw new Error(`${id}: expected ${ownBinary}`);
      return { code: code.replace(ownBinary, '""'), map: null };
    },
  };
}

/** Removes Pyodide's imports of Node's modules, which browsers do not have. */
function leaveNode(): Plugin {
  const empty = '\0plybook-no-node';
  return {
    name: 'plybook-leave-node',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.startsWith('node:') && importer?.includes('/pyodide/') ? empty : undefined,
    load: (id) => (id === empty ? 'export {};' : undefined),
  };
}
