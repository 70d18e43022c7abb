import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileLesson, LessonError, type LessonPage, type Problem } from '../lesson/index.ts';
import type { Site } from '../site/pages/index.ts';

/** The folder of the lessons, below the project's. */
export const lessonFolder = 'lessons';

/** Reads and compiles all lessons of the project in `root`; throws one `LessonError` with all that is wrong in them. */
export function readSite(root: string): Site {
  const names = readdirSync(join(root, lessonFolder))
    .filter((name) => name.endsWith('.md'))
    .toSorted();
  const lessons: LessonPage[] = [];
  const problems: Problem[] = [];
  for (const name of names) {
    const file = `${lessonFolder}/${name}`;
    try {
      lessons.push(compileLesson(readFileSync(join(root, file), 'utf8'), { file }));
    } catch (error) {
      if (!(error instanceof LessonError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length) throw new LessonError(problems);
  return { lessons };
}
