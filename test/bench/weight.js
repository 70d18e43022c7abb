import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root, tool } from '../../src/build/run.js';

/** What a program may take of the library, by what it is called here. */
export const parts = {
  'ply-board': 'elements/ply-board.js',
  'ply-tree': 'elements/ply-tree.js',
  'ply-stepper': 'elements/ply-stepper.js',
  'all elements': 'modules/lib/plybook.js',
  'the engine': 'modules/lib/engine.js',
};

/** Prints what parts of the library weigh in somebody's program, with Lit and d3 in it: at its start, and with all that is fetched late. */
export async function printWeight() {
  if (!tool('tsc', '-b') || !tool('vite', 'build', '--mode', 'lib', '--logLevel', 'error'))
    throw new Error('the library could not be built: see the message above');
  console.log('\nThe library in a program, as brotli: at its start, and with what is fetched late');
  for (const [name, file] of Object.entries(parts)) {
    const { first, all } = await weigh(`${root}dist/lib/${file}`);
    console.log(`  ${name.padEnd(14)}${kilobytes(first)}${kilobytes(all)}`);
  }
}

/**
 * Bytes after brotli, with Lit and d3.
 * @param {string} entry
 */
export async function weigh(entry) {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    // A test runs for development, and would get Lit's own checks too.
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
  const chunks = new Map(output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
  /** @type {Set<string>} */
  const first = new Set();
  /** @param {string} name */
  const add = (name) => {
    if (first.has(name)) return;
    first.add(name);
    for (const each of chunks.get(name)?.imports ?? []) add(each);
  };
  for (const { fileName, isEntry } of chunks.values()) if (isEntry) add(fileName);
  /** @param {Iterable<string>} names */
  const sum = (names) =>
    [...names].reduce((all, name) => all + brotliCompressSync(chunks.get(name)?.code ?? '').length, 0);
  return { first: sum(first), all: sum(chunks.keys()) };
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(11);
