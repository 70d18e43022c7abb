import type { Plugin } from 'vite';
import { drawingStyles } from '../views/index.ts';
import { waitingStyles } from './waiting-styles.ts';

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
