import { words } from '../words/index.ts';
import { problemsOfNames } from './check-names.ts';
import { lessonEntry, type LessonPage } from './lesson-page.ts';
import { lessonPicture } from './lesson-picture.ts';
import { LessonError, type Problem } from './problems.ts';
import { readLesson, type CompileOptions } from './read-lesson.ts';

/** A lesson as it is read from its file. */
export interface LessonSource {
  readonly file: string;
  readonly source: string;
}

/** The lessons of a course in the order of their numbers, but for those that cannot be compiled, and all that is wrong in any. */
export interface Course {
  readonly pages: readonly LessonPage[];
  readonly problems: readonly Problem[];
}

/** Compiles a lesson, or throws one `LessonError` with everything that is wrong in it. */
export function compileLesson(source: string, options: CompileOptions): LessonPage {
  const { problems, elements, sessions, page } = readLesson(source, options);
  if (problems.length) throw new LessonError(problems);
  return { ...page(), picture: lessonPicture(elements, sessions) };
}

/**
 * Compiles all lessons of a course against one another. `compile` may remember what it made of a text; those that are not
 * wanted are not there, but for their numbers.
 */
export function compileLessons(
  sources: readonly LessonSource[],
  site: Pick<CompileOptions, 'pages' | 'images' | 'programs'> = {},
  { compile = compileLesson, isWanted = (_: string): boolean => true } = {},
): Course {
  const wanted = sources.filter(({ source }) => isWanted(source));
  const lessons = wanted.flatMap(({ file }) => lessonEntry(file) ?? []);
  const problems: Problem[] = problemsOfNames(sources.map(({ file }) => file));
  const pages = wanted.flatMap(({ file, source }) => {
    if (!lessonEntry(file)) return [];
    try {
      return compile(source, { file, lessons, ...site });
    } catch (error) {
      if (!(error instanceof LessonError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  problems.push(...pages.flatMap((page) => unansweredIn(page, pages)));
  return { pages: pages.toSorted((a, b) => a.number - b.number), problems };
}

/** The links of a page into another lesson that has nothing of that name. */
function unansweredIn({ file, references }: LessonPage, pages: readonly LessonPage[]): Problem[] {
  return references.flatMap(({ slug, anchor, line, column }) => {
    const ids = pages.find((page) => page.slug === slug)?.ids;
    const id = anchor.replace(/\.step=\d+$/, '');
    return !ids || ids.includes(id) ? [] : [{ file, line, column, text: words.source.anchor(id, ids) }];
  });
}
