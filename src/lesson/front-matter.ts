import { words } from '../words/index.ts';
import { ProblemList } from './problems.ts';
import { bullets } from './typing.ts';
import { isText, readYaml } from './yaml-facts.ts';

export interface FrontMatter {
  readonly title: string;
  readonly summary: string;
  /** Who wrote it, in the author's own words; empty if not given. */
  readonly author: string;
  /** Time to read, with every question outside the exercises. */
  readonly minutes: number;
  /** Time for its exercises on top of that; written `exercise-minutes`. */
  readonly exerciseMinutes: number;
  /** What the reader can do afterwards; each one ends a sentence. */
  readonly objectives: readonly string[];
  /** The titles of the sections that begin its second and later school lessons. */
  readonly parts: readonly string[];
  /** What a class needs, apart from a projector. */
  readonly needs: readonly string[];
  /** The titles of the parts to leave out first if time is short. */
  readonly skip: readonly string[];
  /** Whether it is only shown during development, and left out of the site. */
  readonly draft: boolean;
}

const isMinutes = (value: unknown) => Number.isInteger(value) && (value as number) > 0;

const isList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText);

const checks = {
  title: { isValid: isText },
  summary: { isValid: isText, isAdvised: true },
  author: { isValid: isText, isOptional: true },
  minutes: { isValid: isMinutes, isAdvised: true },
  'exercise-minutes': { isValid: isMinutes, isAdvised: true },
  objectives: { isValid: isList, isAdvised: true },
  parts: { isValid: isList, isOptional: true },
  needs: { isValid: isList, isOptional: true },
  skip: { isValid: isList, isOptional: true },
  draft: { isValid: (value: unknown) => typeof value === 'boolean', isOptional: true },
};

const none: FrontMatter = {
  title: '',
  summary: '',
  author: '',
  minutes: 0,
  exerciseMinutes: 0,
  objectives: [],
  parts: [],
  needs: [],
  skip: [],
  draft: false,
};

const mistypedItem = new RegExp(`^[ \\t]*[–—−${bullets}](?=[ \\t])`, 'gm');

export function readFrontMatter(
  source: string,
  problems: ProblemList,
): { facts: FrontMatter; bodyAt: number } {
  const opening = /^\s*---[ \t]*\n/.exec(source)?.[0];
  if (opening === undefined) {
    const [dashes] = /^\s*[-–—−]+(?=[ \t]*\n)/.exec(source) ?? [];
    problems.add(
      0,
      dashes ? words.lessonProblems.dashes(dashes.trim()) : words.lessonProblems.noFrontMatter(),
    );
    return { facts: none, bodyAt: 0 };
  }
  const closing = /^---[ \t]*(?:\n|$)/m.exec(source.slice(opening.length));
  if (!closing) {
    const dashes = /^[-–—−]+(?=[ \t]*(?:\n|$))/m.exec(source.slice(opening.length));
    if (dashes) problems.add(opening.length + dashes.index, words.lessonProblems.dashes(dashes[0]));
    else problems.add(0, words.lessonProblems.openFrontMatter());
    return { facts: none, bodyAt: source.length };
  }
  const yaml = source
    .slice(opening.length, opening.length + closing.index)
    .replace(mistypedItem, (found, index: number) => {
      problems.add(opening.length + index + found.length - 1, words.lessonProblems.unreadItem(found.trim()));
      return `${found.slice(0, -1)}-`;
    });
  const bodyAt = opening.length + closing.index + closing[0].length;
  const { 'exercise-minutes': exerciseMinutes = 0, ...found } = readYaml(
    yaml,
    opening.length,
    checks,
    words.lessonProblems.frontMatter,
    problems,
  );
  return { facts: { ...none, exerciseMinutes, ...found } as FrontMatter, bodyAt };
}

export function isDraft(source: string): boolean {
  const text = normaliseSource(source);
  return readFrontMatter(text, new ProblemList('', text)).facts.draft;
}

/** Normalises a text from any system: no byte order mark, and lines that end in `\n`. */
export function normaliseSource(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
