import { readAllParts, writeParts } from '../../walk/index.ts';
import { packed, unpacked } from '../address/packed-text.ts';

/** A lesson as a file. */
export interface LessonFile {
  readonly source: string;
  /** The name of the file. */
  readonly file: string;
}

/** The longest name of a file that an address gives. */
const LONGEST = 100;

/** The fragment that holds a lesson, without `#`. */
export async function lessonFragment({ source, file }: LessonFile): Promise<string> {
  return writeParts([
    ['lesson', await packed(source)],
    ['file', file],
  ]);
}

/** The parts of a fragment that hold a lesson; null where none does. */
export function lessonParts(fragment: string): { readonly lesson: string; readonly file: string } | null {
  const { parts } = readAllParts(fragment.replace(/^#/, ''));
  const lesson = parts.get('lesson');
  return lesson ? { lesson, file: (parts.get('file') ?? '').slice(0, LONGEST) } : null;
}

/** The lesson that a fragment holds; null where it holds none. Rejects on one that cannot be read. */
export async function lessonIn(fragment: string): Promise<LessonFile | null> {
  const parts = lessonParts(fragment);
  return parts && { source: await unpacked(parts.lesson), file: parts.file };
}
