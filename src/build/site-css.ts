import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { drawingStyles } from '../views/index.ts';
import { waitingStyles } from './waiting-styles.ts';

/** Throws if the sheet has moved: without what is added every drawing would be blank, and no build would say so. */
export function siteCss(): Plugin {
  const sheet = realpathSync(join(import.meta.dirname, '../site/every-page/styles.css'));
  return {
    name: 'plybook-site-css',
    enforce: 'pre',
    transform: (code, id) =>
      id === sheet ? `${code}\n${drawingStyles}\n${waitingStyles}\n${writeLightTheme()}` : undefined,
  };
}

/** The light colours, for browsers without `light-dark()`: otherwise every drawing would be blank. */
export function writeLightTheme(): string {
  const tokens = readFileSync(join(import.meta.dirname, '../elements/kit/tokens.css'), 'utf8');
  const colours = tokens.match(/--[\w-]+:[^;]*light-dark\([^;]*;/g) ?? [];
  const part = String.raw`((?:[^(),]|\([^()]*\))+)`;
  const light = colours.join('').replace(new RegExp(`light-dark\\(${part},${part}\\)`, 'g'), '$1');
  return `@supports not (color: light-dark(red, red)) { :root { ${light} } }`;
}
