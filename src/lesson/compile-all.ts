import { words } from '../words/index.ts';
import { readLessonEntry, type LessonPage, type LessonEntry } from './lesson-page.ts';
import { drawLessonPictures } from './lesson-picture.ts';
import { LessonError, type Problem } from './problems.ts';
import { readLesson, type CompileOptions } from './read-lesson.ts';

export interface LessonSource {
  readonly file: string;
  readonly source: string;
}

interface Course {
  readonly pages: readonly LessonPage[];
  readonly problems: readonly Problem[];
}

/** Throws one `LessonError` with all problems. */
export function compileLesson(source: string, options: CompileOptions): LessonPage {
  const { problems, elements, sessions, page } = readLesson(source, options);
  if (problems.length) throw new LessonError(problems);
  return { ...page(), pictures: drawLessonPictures(elements, sessions) };
}

/** `compile` may cache. Unwanted lessons are left out, but their numbers count. */
export function compileLessons(
  sources: readonly LessonSource[],
  site: Pick<CompileOptions, 'pages' | 'images' | 'programs'> = {},
  { compile = compileLesson, isWanted = (_: string): boolean => true } = {},
): Course {
  const wanted = sources.filter(({ source }) => isWanted(source));
  const lessons = wanted.flatMap(({ file }) => readLessonEntry(file) ?? []);
  const problems: Problem[] = checkNames(sources.map(({ file }) => file));
  const pages = wanted.flatMap(({ file, source }) => {
    if (!readLessonEntry(file)) return [];
    try {
      return compile(source, { file, lessons, ...site });
    } catch (error) {
      if (!(error instanceof LessonError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  problems.push(...pages.flatMap((page) => findBrokenAnchors(page, pages)));
  return { pages: pages.toSorted((a, b) => a.number - b.number), problems };
}

function findBrokenAnchors({ file, references }: LessonPage, pages: readonly LessonPage[]): Problem[] {
  return references.flatMap(({ slug, anchor, line, column }) => {
    const ids = pages.find((page) => page.slug === slug)?.ids;
    const id = anchor.replace(/\.step=\d+$/, '');
    return !ids || ids.includes(id)
      ? []
      : [{ file, line, column, text: words.lessonProblems.anchor(id, ids) }];
  });
}

/**
 * Checks file names: a lesson without its own valid name, number and address could go missing, and so could one after a
 * gap.
 */
function checkNames(files: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  const add = (file: string, text: string) => problems.push({ file, line: 1, column: 1, text });
  const entries = files
    .flatMap((file) => readLessonEntry(file) ?? [])
    .toSorted((a, b) => a.number - b.number);
  for (const file of files) if (!readLessonEntry(file)) add(file, words.lessonProblems.fileName(file));
  let last: LessonEntry | null = null;
  const bySlug = new Map<string, string>();
  for (const entry of entries) {
    const { file, number, slug } = entry;
    const other = bySlug.get(slug);
    if (number === last?.number) add(file, words.lessonProblems.sameNumber(number, last.file));
    else if (number !== (last?.number ?? 0) + 1)
      add(file, words.lessonProblems.numberGap(number, last?.file ?? null));
    if (other === undefined) bySlug.set(slug, file);
    else add(file, words.lessonProblems.sameSlug(slug, other));
    last = entry;
  }
  return problems;
}
