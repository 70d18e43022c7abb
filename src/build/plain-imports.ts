import type { Plugin } from 'vite';

/** The module in which Vite keeps what it puts around each `import()`. */
const helper = /^\0vite\/preload-helper/;

/**
 * Leaves `import()` as it is. What Vite puts around it fetches style sheets and further scripts before the module; no
 * module here has a style sheet, and nothing is fetched ahead.
 */
export function plainImports(): Plugin {
  return {
    name: 'plybook-plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: helper },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
