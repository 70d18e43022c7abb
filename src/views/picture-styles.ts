import { drawingStyles } from './styles.ts';

export type PictureLook = 'light' | 'dark';

export function writePictureStyles(look: PictureLook): string {
  return drawingStyles
    .replace(/light-dark\(([^,()]+),\s*([^()]+)\)/g, look === 'light' ? '$1' : '$2')
    .replace(/var\(--ply-(?!side)[\w-]+,\s*([^()]+)\)/g, '$1');
}
