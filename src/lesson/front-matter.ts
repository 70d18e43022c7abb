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

interface FactRow<Value> {
  readonly isValid: (value: unknown) => boolean;
  /** The value without it. */
  readonly otherwise: Value;
  readonly isOptional?: boolean;
  /** A page is right without it, but should have it. */
  readonly isAdvised?: boolean;
}

/** What authors write for a fact. */
type Key<Fact extends keyof FrontMatter> = Fact extends 'exerciseMinutes' ? 'exercise-minutes' : Fact;

const isMinutes = (value: unknown) => Number.isInteger(value) && (value as number) > 0;

const isList = (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText);

const minutes: FactRow<number> = { isValid: isMinutes, otherwise: 0, isAdvised: true };

const list: FactRow<readonly string[]> = { isValid: isList, otherwise: [], isOptional: true };

const rows: { readonly [Fact in keyof FrontMatter as Key<Fact>]: FactRow<FrontMatter[Fact]> } = {
  title: { isValid: isText, otherwise: '' },
  summary: { isValid: isText, otherwise: '', isAdvised: true },
  author: { isValid: isText, otherwise: '', isOptional: true },
  minutes,
  'exercise-minutes': { ...minutes, isValid: (value) => value === 0 || isMinutes(value) },
  objectives: { isValid: isList, otherwise: [], isAdvised: true },
  parts: list,
  needs: list,
  skip: list,
  draft: { isValid: (value) => typeof value === 'boolean', otherwise: false, isOptional: true },
};

function complete(found: Partial<Record<keyof typeof rows, unknown>>): FrontMatter {
  const all = Object.entries(rows).map(([key, { otherwise }]) => [
    key === 'exercise-minutes' ? 'exerciseMinutes' : key,
    { [key]: otherwise, ...found }[key],
  ]);
  return Object.fromEntries(all) as FrontMatter;
}

const anyKey = `[ \\t]*(?:${Object.keys(rows).join('|')})[ \\t]*:`;

const keyLine = new RegExp(`^${anyKey}`, 'i');

const laterOpening = new RegExp(`^---[ \\t]*\\n${anyKey}`, 'im');

const mistypedItem = new RegExp(`^[ \\t]*[–—−${bullets}](?=[ \\t])`, 'gm');

export function readFrontMatter(
  source: string,
  problems: ProblemList,
): { facts: FrontMatter; bodyAt: number } {
  const opening = /^\s*---[ \t]*\n/.exec(source)?.[0];
  if (opening === undefined) {
    reportOpening(source, problems);
    return { facts: complete({}), bodyAt: 0 };
  }
  const closing = /^---[ \t]*(?:\n|$)/m.exec(source.slice(opening.length));
  if (!closing) {
    const dashes = /^[-–—−]+(?=[ \t]*(?:\n|$))/m.exec(source.slice(opening.length));
    if (dashes) problems.add(opening.length + dashes.index, words.lessonProblems.dashes(dashes[0]));
    else problems.add(0, words.lessonProblems.openFrontMatter());
    return { facts: complete({}), bodyAt: source.length };
  }
  const yaml = source
    .slice(opening.length, opening.length + closing.index)
    .replace(mistypedItem, (found, index: number) => {
      problems.add(opening.length + index + found.length - 1, words.lessonProblems.unreadItem(found.trim()));
      return `${found.slice(0, -1)}-`;
    });
  const bodyAt = opening.length + closing.index + closing[0].length;
  const found = readYaml(yaml, opening.length, rows, words.lessonProblems.frontMatter, problems);
  return { facts: complete(found), bodyAt };
}

/** Says what is wrong with the line of `---` above the front matter. */
function reportOpening(source: string, problems: ProblemList): void {
  const said = words.lessonProblems;
  const { facts, body } = words.lessonFrame;
  const insertion = { from: 0, to: 0, found: '' };
  if (source.trim() === '')
    return problems.add(0, said.emptyLesson(), { ...insertion, text: `${facts}\n${body}` });
  const [, blank, first] = /^(\s*)(.*)/.exec(source)!;
  if (/^[-–—−]+[ \t]*$/.test(first)) problems.add(0, said.dashes(first.trim()));
  else if (keyLine.test(first)) problems.add(blank.length, said.noDashes(first.trim()));
  else if (keyLine.test(source.slice(blank.length + first.length + 1)))
    problems.add(blank.length, said.dashes(first.trim()));
  else if (laterOpening.test(source)) problems.add(blank.length, said.textAbove(first.trim()));
  else problems.add(0, said.noFrontMatter(), { ...insertion, text: `${facts}\n` });
}

export function isDraft(source: string): boolean {
  const text = normaliseSource(source);
  return readFrontMatter(text, new ProblemList('', text)).facts.draft;
}

/** Normalises a text from any system: no byte order mark, and lines that end in `\n`. */
export function normaliseSource(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
