import { words } from '../../words/index.ts';
import type { LessonFile } from '../address/lesson-address.ts';

/** In the front matter; empty if that has none. */
export function readTitle(source: string): string {
  return /^title: *["']?(.*?)["']? *$/m.exec(source)?.[1] ?? '';
}

/** The file's own name; that of a lesson which comes from no file is made of its title. */
export function nameFile({ source, file }: LessonFile): string {
  if (file) return file;
  const name = readTitle(source)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu);
  return name ? `${name.join('-')}.md` : words.writing.file;
}
