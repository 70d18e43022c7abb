import type { Plugin } from 'vite';
import { drawingStyles } from '../views/index.ts';
import { waitingStyles } from './waiting-styles.ts';

/** Adds what follows from data: the styles of drawings, and the room of elements that wait. */
export function siteCss(): Plugin {
  return {
    name: 'plybook-site-css',
    enforce: 'pre',
    transform: (code, id) =>
      /\/site\/page\/(site|styles)\.css$/.test(id)
        ? `${code}\n${drawingStyles}\n${waitingStyles}`
        : undefined,
  };
}
