import { drawingStyles } from './styles.ts';

/** The colours of a picture that leaves the page. */
export type PictureLook = 'light' | 'dark';

const DEFINITION = /^\s*--([\w-]+):\s*(.*);$/gm;
const RULE_OF_NAMES = /\.ply-drawing \{[^}]*\}/;

/**
 * The styles of the drawings for a file: every colour and width worked out, since slides, word processors and vector
 * editors know no custom properties, no `light-dark()` and no `calc()`.
 */
export function pictureStyles(look: PictureLook): string {
  const settled = drawingStyles
    .replace(/light-dark\(([^,()]+),\s*([^()]+)\)/g, look === 'light' ? '$1' : '$2')
    .replace(/var\(--ply-[\w-]+,\s*([^()]+)\)/g, '$1');
  const [names = ''] = RULE_OF_NAMES.exec(settled) ?? [];
  const values = new Map([...names.matchAll(DEFINITION)].map(([, name, value]) => [name, product(value)]));
  return settled
    .replace(DEFINITION, '')
    .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => values.get(name) ?? whole)
    .replace(/calc\([^()]*\)/g, product)
    .replace(/^\s*\n/gm, '');
}

/** `calc(1.25 * 1px)` as `1.25px`; any other value as it is. */
function product(value: string): string {
  const [, factor, pixels] = /^calc\(([\d.]+) \* ([\d.]+)px\)$/.exec(value) ?? [];
  return factor === undefined ? value : `${Number(factor) * Number(pixels)}px`;
}
