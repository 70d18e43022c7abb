import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesIn } from './read-course.ts';

/** Puts beside a page how large each script of the site's pages is, which was built before, by its path: compressed with brotli, in bytes. */
export function scriptSizes(site: string): Plugin {
  let folder = '';
  return {
    name: 'plybook-script-sizes',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, site);
    },
    generateBundle() {
      const sizes = filesIn(folder, /^assets.*\.js$/).map((name) => [
        name,
        brotliCompressSync(readFileSync(join(folder, name))).length,
      ]);
      this.emitFile({
        type: 'asset',
        fileName: 'sizes.json',
        source: JSON.stringify(Object.fromEntries(sizes)),
      });
    },
  };
}
