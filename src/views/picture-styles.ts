import { drawingStyles } from './styles.ts';

/** The colours of a picture that leaves the page. */
export type PictureLook = 'light' | 'dark';

/** The styles of the drawings for a picture in one look, whatever theme the page around has. */
export function pictureStyles(look: PictureLook): string {
  return drawingStyles
    .replace(/light-dark\(([^,()]+),\s*([^()]+)\)/g, look === 'light' ? '$1' : '$2')
    .replace(/var\(--ply-(?!side)[\w-]+,\s*([^()]+)\)/g, '$1');
}
