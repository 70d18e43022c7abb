import type { Plugin } from 'vite';
import { bundleWorker } from '../src/build/language-parts.ts';

const QUERY = '?worker&inline';

/** Has tests start their workers from one script each: module by module each would ask the server for a hundred files. */
export function bundledWorkers(): Plugin {
  return {
    name: 'plybook-bundled-workers',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return undefined;
      const { code } = await bundleWorker(id.slice(0, -QUERY.length));
      return `const url = URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }));
export default function () { return new Worker(url); }`;
    },
  };
}
