import { words } from '../words/index.ts';
import { normalised } from './front-matter.ts';
import { ProblemList, type Problem } from './problems.ts';
import { isText, readYaml } from './yaml-facts.ts';

/** The file that names a course, at the top of the project. */
export const COURSE = 'course.yaml';

/** What a course says about itself in its file. */
export interface CourseFacts {
  readonly name: string;
  /** The heading of the first page. */
  readonly heading: string;
  /** A sentence or two below it. */
  readonly summary: string;
  /** The folder of the lessons as seen from the file, without a slash at its end. */
  readonly lessons: string;
  /** Where the site will stand, with a slash at its end; empty where that is not said. */
  readonly base: string;
}

/**
 * Reads the file of a course: what it says, and all that is wrong in it.
 * @param holdsLessons - Whether a folder, as seen from the file, is there and has something in it.
 */
export function readCourseFacts(
  source: string,
  holdsLessons: (folder: string) => boolean,
): { readonly facts: CourseFacts; readonly problems: readonly Problem[] } {
  const text = normalised(source);
  const problems = new ProblemList(COURSE, text);
  const checks = {
    name: { isValid: isText },
    heading: { isValid: isText },
    summary: { isValid: isText },
    lessons: { isValid: (value: unknown) => isFolder(value) && holdsLessons(value) },
    base: { isValid: isAddress, isOptional: true },
  };
  const found = readYaml(text, 0, checks, words.source.course, problems) as Partial<CourseFacts>;
  const { name = '', heading = '', summary = '', lessons = '', base = '' } = found;
  return {
    facts: { name, heading, summary, lessons: lessons.replace(/\/$/, ''), base },
    problems: problems.sorted,
  };
}

/** Whether a value is the path of a folder below that of the file. */
function isFolder(value: unknown): value is string {
  return isText(value) && !value.startsWith('/') && !/[\\:]|(?:^|\/)\.{1,2}(?:\/|$)/.test(value);
}

/** Whether a value is a whole address, without anything behind its last slash. */
function isAddress(value: unknown): boolean {
  return isText(value) && /^https?:\/\/[\w.-]+(?::\d+)?\/(?:[^\s?#]*\/)?$/.test(value);
}
