import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compileLesson, compileLessons, stretchesHtml } from '../lesson/index.ts';
import type { Site } from '../site/pages/index.ts';

/** The folder of the lessons, below the project's. */
const lessonFolder = 'lessons';

/**
 * The small search of the home page, and the comparison of the Compare page; written like lessons, so that they are
 * checked and read without scripts.
 */
const demonstration = 'src/site/pages/0-demonstration.md';
const comparison = 'src/site/pages/0-comparison.md';

/** The programs to begin with, and the one that the page of programs begins with. */
const programFolder = 'src/program/starts';
const firstProgram = 'two-functions.py';

/** The pages that lessons may link to, besides lessons and the home page. */
const pages = ['explore', 'compare', 'code', 'positions', 'write', 'glossary'];

/** Reads and compiles the prose of the project in `root`; throws one `LessonError` with all that is wrong in it. */
export function readSite(root: string): Site {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  // Whatever stands there is to be a lesson, but for what begins with a dot: one with a wrong name would be missed in silence.
  const lessons = filesIn(join(root, lessonFolder), /(?:^|\/)[^./][^/]*$/).map((name) => {
    const file = `${lessonFolder}/${name}`;
    return { file, source: read(file) };
  });
  const textOf = (file: string) => stretchesHtml(compileLesson(read(file), { file }).stretches);
  const images = filesIn(join(root, 'public'), /\.(svg|png)$/);
  const programs = new Map(
    filesIn(join(root, programFolder), /\.(py|js)$/).map((name) => [name, read(`${programFolder}/${name}`)]),
  );
  return {
    lessons: compileLessons(lessons, { pages, images, programs }),
    demonstration: textOf(demonstration),
    comparison: textOf(comparison),
    program: programs.get(firstProgram)!,
    pages,
    images,
  };
}

/** The files in a folder and below it, by their path from there. */
function filesIn(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => wanted.test(path));
}
