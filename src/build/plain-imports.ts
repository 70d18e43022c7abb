import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Lets dynamic imports load their module and no more. Vite's own helper also fetches style sheets and modules ahead, of
 * which there are none: what a module needs is either in the file that most pages share, or beside it.
 */
export function plainImports(): Plugin {
  return {
    name: 'plybook-plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
