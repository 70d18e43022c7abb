import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  compileLesson,
  compileLessons,
  isDraft,
  LessonError,
  writeStretches,
  type CompileOptions,
  type LessonPage,
  type Problem,
} from '../lesson/index.ts';
import { cutStart, listStarts } from '../program/starts/cuts.ts';
import { mistakes } from '../program/starts/mistakes.ts';
import { writeMistakeSource, type Site } from '../site/pages/index.ts';
import { words } from '../words/index.ts';
import { makeCourseError, listFiles, listImages, listLessons, readCourse } from './read-course.ts';
import { readDesignTokens } from './token-facts.ts';

/** For the Explore page and the Compare page; written as a lesson, so that they are checked and work without scripts. */
const demonstration = 'src/site/pages/0-demonstration.md';
const comparison = 'src/site/pages/0-comparison.md';

/** The guide to writing lessons, itself a lesson, and the states of all elements, whose first one is the example of the reference. */
const guide = 'src/site/pages/0-guide.md';
const states = 'src/site/pages/0-states.md';

/** With scripts a desk takes the place of this text. As an element, it would first begin a search that nobody sees. */
const writeAsText = (compiled: string) => compiled.replace(/(<\/?)ply-(stepper|compare)/g, '$1div');

/** The program of `first.ts`, which reads it as only a bundler can. */
const sample = 'loses-to-a-threat.py';

const pages = [
  'explore',
  'compare',
  'code',
  'positions',
  'write',
  'glossary',
  'mistakes',
  ...mistakes.map((mistake) => `mistakes/${mistake}`),
  'reference',
  'hosting',
  'class',
  'teach',
];

/** Compiles all prose of the project in `root`, without drafts. Throws one `LessonError` with all problems. */
export function readSite(root: string): Site {
  const { problems, ...site } = readDrafts(root, (source) => !isDraft(source));
  if (problems.length > 0) throw new LessonError(problems);
  if (site.lessons.length === 0)
    throw makeCourseError([
      { line: 1, column: 1, text: words.lessonProblems.course.onlyDrafts(site.course.lessons) },
    ]);
  return site;
}

/** Leaves out lessons that can't be compiled, and returns all problems; drafts too, unless unwanted. */
export function readDrafts(
  root: string,
  isWanted?: (source: string) => boolean,
): Site & { readonly problems: readonly Problem[] } {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const course = readCourse(root);
  const lessons = listLessons(root, course).map((file) => ({ file, source: read(file) }));
  const images = listImages(root, course);
  const programs = readPrograms(root);
  // Nobody fills these in: worksheets are made of lessons.
  const own = (file: string, pictures: CompileOptions['pictures'] = 'finished') =>
    compileOrRecall(read(file), { file, pages, images, programs, pictures });
  const textOf = (file: string) => writeStretches(own(file).stretches);
  const { pages: compiled, problems } = compileLessons(
    lessons,
    { pages, images, programs },
    { compile: compileOrRecall, isWanted },
  );
  return {
    problems,
    course,
    lessons: compiled,
    demonstration: writeAsText(textOf(demonstration)),
    comparison: writeAsText(textOf(comparison)),
    program: programs.get(sample)!,
    guide: own(guide),
    examples: own(states),
    states: own(states, 'none'),
    mistakes: new Map(
      mistakes.map((mistake) => [
        mistake,
        compileOrRecall(writeMistakeSource(mistake), {
          file: `mistakes/0-${mistake}.md`,
          pages,
          images,
          programs,
        }),
      ]),
    ),
    tokens: readDesignTokens(root),
    pages,
    images,
  };
}

export function readPrograms(root: string): ReadonlyMap<string, string> {
  const folder = join(root, 'src/program/starts');
  return new Map(
    listFiles(folder, /(?<!\.ts)$/).flatMap((name) => {
      const source = readFileSync(join(folder, name), 'utf8');
      return listStarts(name).map((file) => [file, cutStart(file, source)] as const);
    }),
  );
}

/** The last page of each lesson by its choice of pictures, and what it was made from. */
const made = new Map<string, { readonly from: string; readonly page: LessonPage }>();

/** Returns the last page of a lesson if nothing that it depends on has changed. */
function compileOrRecall(source: string, options: CompileOptions): LessonPage {
  const { file, lessons, images, programs, pictures } = options;
  const from = JSON.stringify([source, lessons, images, [...(programs ?? [])]]);
  const key = `${file} ${pictures}`;
  const known = made.get(key);
  if (known?.from === from) return known.page;
  const page = compileLesson(source, options);
  made.set(key, { from, page });
  return page;
}
