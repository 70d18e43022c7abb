import type { LessonPage } from './lesson-page.ts';
import { lessonPicture } from './lesson-picture.ts';
import { LessonError } from './problems.ts';
import { readLesson, type CompileOptions } from './read-lesson.ts';

/** Compiles a lesson, or throws one `LessonError` with everything that is wrong in it. */
export function compileLesson(source: string, options: CompileOptions): LessonPage {
  const { problems, elements, sessions, page } = readLesson(source, options);
  if (problems.length) throw new LessonError(problems);
  return { ...page(), picture: lessonPicture(elements, sessions) };
}
