import type { Plugin } from 'vite';
import { drawingStyles } from '../views/index.ts';

/** Adds the styles of the drawings to the site's style sheet: pictures in the text and on paper need them there. */
export function drawingCss(): Plugin {
  return {
    name: 'plybook-drawing-css',
    enforce: 'pre',
    transform: (code, id) =>
      /\/site\/page\/(site|styles)\.css$/.test(id) ? `${code}\n${drawingStyles}` : undefined,
  };
}
