import { readAllParts, writeParts } from '../../walk/index.ts';
import { packText, unpackText } from './packed-text.ts';

export interface LessonFile {
  readonly source: string;
  readonly file: string;
}

/** Longest file name that is taken from an address. */
const LONGEST = 100;

export async function writeLessonFragment({ source, file }: LessonFile): Promise<string> {
  return writeParts([
    ['lesson', await packText(source)],
    ['file', file],
  ]);
}

export function splitLessonFragment(
  fragment: string,
): { readonly lesson: string; readonly file: string } | null {
  const { parts } = readAllParts(fragment.replace(/^#/, ''));
  const lesson = parts.get('lesson');
  return lesson ? { lesson, file: (parts.get('file') ?? '').slice(0, LONGEST) } : null;
}

/** Null if the fragment holds no lesson. Rejects if it can't be read. */
export async function readLessonFragment(fragment: string): Promise<LessonFile | null> {
  const parts = splitLessonFragment(fragment);
  return parts && { source: await unpackText(parts.lesson), file: parts.file };
}
