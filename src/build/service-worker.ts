import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { HEADERS, PARTS } from '../site/pages/index.ts';
import { listFiles } from './read-course.ts';

const fileName = 'service-worker.js';

/** What no reader's page needs, and some hosts do not give out. */
const unkept: readonly string[] = [fileName, HEADERS, PARTS];

/** What stands in the code of the worker for the list of files. */
const placeholder = 'PLYBOOK_KEPT';

/**
 * Builds the service worker, with the list of everything that the site is made of. It is one script without imports,
 * at the top of the site, because a worker has power only over what stands below it.
 */
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
      const files = builtFiles(dir);
      const list = JSON.stringify({ version: hashContent(JSON.stringify(files), 'hex'), files });
      writeFileSync(
        join(dir, fileName),
        worker.code.replaceAll(placeholder, () => list),
      );
    },
  };
}

/** Every file of the site by its path in an address, with the hash of its content; a page stands under the address of its folder. */
function builtFiles(folder: string): [path: string, integrity: string][] {
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
