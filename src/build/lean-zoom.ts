import type { Plugin } from 'vite';

/** What d3-zoom asks of these modules serves transitions of its own, which Plybook never starts. */
const unused = ['d3-transition', 'd3-interpolate'];

const standIn = '\0plybook-lean-zoom';

/**
 * Bundles d3-zoom without easing, colours and interpolators, 7 kB of a page's 60: views glide by `tween`, and zooming
 * by hand needs none of them.
 */
export function leanZoom(): Plugin {
  return {
    name: 'plybook-lean-zoom',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      unused.includes(source) && importer?.includes('/d3-zoom/') ? standIn : undefined,
    load: (id) =>
      id === standIn
        ? `import { selection } from 'd3-selection';
selection.prototype.interrupt = function () { return this; };
export const interrupt = () => {};
export const interpolateZoom = undefined;`
        : undefined,
  };
}
