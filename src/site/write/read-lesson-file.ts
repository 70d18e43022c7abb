import { words } from '../../words/index.ts';
import type { LessonText } from './lesson-address.ts';

/** The longest text that is opened, in kB: a lesson that somebody wrote is far below. */
const MOST = 500;

/** Reads a lesson from a file. Rejects on any other file. */
export async function readLessonFile(file: File): Promise<LessonText> {
  const { unknown, tooLarge } = words.writing;
  if (!/\.(md|markdown|txt)$/i.test(file.name)) throw new TypeError(unknown(file.name));
  if (file.size > MOST * 1000) throw new RangeError(tooLarge(file.name, Math.ceil(file.size / 1000), MOST));
  return { source: (await file.text()).replace(/\r\n?/g, '\n'), file: file.name };
}
