import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileLesson } from '../lesson/index.ts';
import type { Site } from '../site/pages/index.ts';

/** The folder of the lessons, below the project's. */
export const lessonFolder = 'lessons';

/** Reads and compiles all lessons of the project in `root`; throws the first error that the compiler finds. */
export function readSite(root: string): Site {
  const files = readdirSync(join(root, lessonFolder))
    .filter((name) => name.endsWith('.md'))
    .toSorted();
  const lessons = files.map((name) => {
    const file = `${lessonFolder}/${name}`;
    return compileLesson(readFileSync(join(root, file), 'utf8'), { file });
  });
  return { lessons };
}
