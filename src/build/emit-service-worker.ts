import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { HEADERS_FILE, PARTS_FILE } from '../site/pages/index.ts';
import { listFiles } from './read-course.ts';

const fileName = 'service-worker.js';

/** Files that no reader's page needs, and that some hosts don't serve. */
const unkept: readonly string[] = [fileName, HEADERS_FILE, PARTS_FILE];

/** Python weighs more than the rest of the site, and only programs in it need it. */
const isLate = /^assets\/python-(binary|library|worker)/;

/** Replaced by the list of files in the code of the worker. */
const placeholder = 'PLYBOOK_KEPT';

/** With a list of the site's files. One script at the top of the site: a worker controls only what is below it. */
export function serviceWorker(): Plugin {
  return {
    name: 'plybook-service-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/offline/service-worker.ts', fileName });
    },
    writeBundle({ dir = '' }, bundle) {
      const worker = bundle[fileName];
      if (worker?.type !== 'chunk' || worker.imports.length > 0 || !worker.code.includes(placeholder))
        throw new Error(`${fileName}: expected one script without imports that names ${placeholder}`);
      const files = listBuiltFiles(dir);
      const late = files.map(([path]) => path).filter((path) => isLate.test(path));
      const list = JSON.stringify({ version: hashContent(JSON.stringify(files), 'hex'), files, late });
      writeFileSync(
        join(dir, fileName),
        worker.code.replaceAll(placeholder, () => list),
      );
    },
  };
}

/** By address, with a hash of the content. A page has the address of its folder. */
function listBuiltFiles(folder: string): [path: string, integrity: string][] {
  return listFiles(folder, /./)
    .filter((path) => !unkept.includes(basename(path)))
    .map((path) => [
      encodeURI(path.replace(/(^|\/)index\.html$/, '$1')),
      `sha256-${hashContent(readFileSync(join(folder, path)), 'base64')}`,
    ]);
}

function hashContent(content: string | Uint8Array, form: 'hex' | 'base64'): string {
  return createHash('sha256').update(content).digest(form);
}
