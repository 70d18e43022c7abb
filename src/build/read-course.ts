import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  COURSE,
  LESSONS,
  LessonError,
  readCourseFacts,
  type CourseFacts,
  type Problem,
} from '../lesson/index.ts';
import { words } from '../words/index.ts';

const IMAGE = /\.(svg|png|jpe?g|webp|gif)$/i;

/** What the project in `root` says of its course; throws one `LessonError` with all that is wrong in that file. */
export function readCourse(root: string): CourseFacts {
  const path = join(root, COURSE);
  if (!existsSync(path)) throw new Error(words.source.course.missingFile(COURSE));
  const { facts, problems } = readCourseFacts(
    readFileSync(path, 'utf8'),
    (lessons) => existsSync(join(root, lessons)) && listLessons(root, { lessons }).length > 0,
  );
  if (problems.length > 0) throw courseError(problems);
  return facts;
}

/** What is wrong with a course as a whole, told of its file. */
export function courseError(problems: readonly Omit<Problem, 'file'>[]): LessonError {
  return new LessonError(problems.map((problem) => ({ file: COURSE, ...problem })));
}

/**
 * The files of the lessons, below the root of the project: whatever stands in their folder but images, and what begins
 * with a dot. One with a wrong name would else be missed in silence.
 */
export function listLessons(root: string, { lessons }: Pick<CourseFacts, 'lessons'>): string[] {
  return listFiles(join(root, lessons), /(?:^|\/)[^./][^/]*$/)
    .filter((name) => !IMAGE.test(name))
    .map((name) => `${lessons}/${name}`);
}

/** The images of the site by their path there: those in `public/`, and those beside the lessons, which stand beside their pages. */
export function listImages(root: string, { lessons }: CourseFacts): string[] {
  const own = listFiles(join(root, lessons), IMAGE).map((name) => LESSONS + name);
  return [...listFiles(join(root, 'public'), IMAGE), ...own];
}

/** Where the file of an image lies that the site has at a path. */
export function imageFile(root: string, { lessons }: CourseFacts, image: string): string {
  return image.startsWith(LESSONS)
    ? join(root, lessons, image.slice(LESSONS.length))
    : join(root, 'public', image);
}

/** The files in a folder and below it, by their path from there. */
export function listFiles(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => wanted.test(path));
}
