import texts from 'virtual:lesson-texts';
import { words } from '../../words/index.ts';
import type { LessonFile } from '../address/lesson-address.ts';

/** Longest text that can be opened and given to a class, in kB. */
export const MOST_LESSON = 500;

/** Fetches a lesson of the course by its path below the root of the project. */
export async function fetchCourseLesson(path: string): Promise<LessonFile> {
  const fetchText = texts[path];
  if (!fetchText) throw new Error(`no lesson ${path}: expected one of ${Object.keys(texts).join(', ')}`);
  return { source: (await fetchText()).default, file: path.replace(/.*\//, '') };
}

/** Rejects if the file is no lesson. */
export async function readLessonFile(file: File): Promise<LessonFile> {
  const { unknown, tooLarge } = words.writing;
  if (!/\.(md|markdown|txt)$/i.test(file.name)) throw new TypeError(unknown(file.name));
  if (file.size > MOST_LESSON * 1000)
    throw new RangeError(tooLarge(file.name, Math.ceil(file.size / 1000), MOST_LESSON));
  return { source: (await file.text()).replace(/\r\n?/g, '\n'), file: file.name };
}
