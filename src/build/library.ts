import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { customElementsManifest } from '../lesson/index.ts';

/** The rooms that the two public faces are made of. */
const rooms = ['words', 'game', 'search', 'walk', 'views', 'elements', 'lib'];

/** Puts beside the built library what editors and compilers read: the types and the list of elements. */
export function libraryFacts(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'plybook-library-facts',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir, 'types');
    },
    generateBundle() {
      const source = `${JSON.stringify(customElementsManifest(), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'custom-elements.json', source });
    },
    writeBundle() {
      rmSync(folder, { recursive: true, force: true });
      for (const room of rooms)
        cpSync(resolve(root, '.types', room), resolve(folder, room), {
          recursive: true,
          filter: (file) => !file.endsWith('.tsbuildinfo'),
        });
    },
  };
}
