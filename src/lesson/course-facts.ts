import { words } from '../words/index.ts';
import { normaliseSource } from './front-matter.ts';
import { ProblemList, type Problem } from './problems.ts';
import { isText, readYaml } from './yaml-facts.ts';

export const COURSE = 'course.yaml';

export interface CourseFacts {
  readonly name: string;
  readonly heading: string;
  readonly summary: string;
  /** The folder of the lessons, relative to the file, without a slash at its end. */
  readonly lessons: string;
  /** The address of the site, with a slash at its end; empty if unknown. */
  readonly base: string;
}

/** Notes all problems. `holdsLessons` tells whether a folder, relative to the file, exists and is not empty. */
export function readCourseFacts(
  source: string,
  holdsLessons: (folder: string) => boolean,
): { readonly facts: CourseFacts; readonly problems: readonly Problem[] } {
  const text = normaliseSource(source);
  const problems = new ProblemList(COURSE, text);
  const checks = {
    name: { isValid: isText },
    heading: { isValid: isText },
    summary: { isValid: isText },
    lessons: { isValid: (value: unknown) => isFolder(value) && holdsLessons(value) },
    base: { isValid: isAddress, isOptional: true },
  };
  const found = readYaml(text, 0, checks, words.lessonProblems.course, problems) as Partial<CourseFacts>;
  const { name = '', heading = '', summary = '', lessons = '', base = '' } = found;
  return {
    facts: { name, heading, summary, lessons: lessons.replace(/\/$/, ''), base },
    problems: problems.sorted,
  };
}

function isFolder(value: unknown): value is string {
  return isText(value) && !value.startsWith('/') && !/[\\:]|(?:^|\/)\.{1,2}(?:\/|$)/.test(value);
}

function isAddress(value: unknown): boolean {
  return isText(value) && /^https?:\/\/[\w.-]+(?::\d+)?\/(?:[^\s?#]*\/)?$/.test(value);
}
