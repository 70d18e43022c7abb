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

/** Throws one `LessonError` with all problems in the file of the course. */
export function readCourse(root: string): CourseFacts {
  const path = join(root, COURSE);
  if (!existsSync(path)) throw new Error(words.lessonProblems.course.missingFile(COURSE));
  const { facts, problems } = readCourseFacts(
    readFileSync(path, 'utf8'),
    (lessons) => existsSync(join(root, lessons)) && listLessons(root, { lessons }).length > 0,
  );
  if (problems.length > 0) throw makeCourseError(problems);
  return facts;
}

export function makeCourseError(problems: readonly Omit<Problem, 'file'>[]): LessonError {
  return new LessonError(problems.map((problem) => ({ file: COURSE, ...problem })));
}

/** All files except images and hidden ones, so that a misnamed lesson is reported and not just ignored. */
export function listLessons(root: string, { lessons }: Pick<CourseFacts, 'lessons'>): string[] {
  return listFiles(join(root, lessons), /(?:^|\/)[^./][^/]*$/)
    .filter((name) => !IMAGE.test(name))
    .map((name) => `${lessons}/${name}`);
}

/** Paths in the site of images from `public/`, and from beside the lessons, which go beside the pages. */
export function listImages(root: string, { lessons }: CourseFacts): string[] {
  const own = listFiles(join(root, lessons), IMAGE).map((name) => LESSONS + name);
  return [...listFiles(join(root, 'public'), IMAGE), ...own];
}

export function findImageFile(root: string, { lessons }: CourseFacts, image: string): string {
  return image.startsWith(LESSONS)
    ? join(root, lessons, image.slice(LESSONS.length))
    : join(root, 'public', image);
}

export function listFiles(folder: string, wanted: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => wanted.test(path));
}
