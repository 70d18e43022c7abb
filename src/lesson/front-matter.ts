import { isMap, isScalar, isSeq, parseDocument, type Pair, type ParsedNode } from 'yaml';
import { words } from '../words/index.ts';
import { ProblemList } from './problems.ts';

/** What a lesson says about itself before its text. */
export interface FrontMatter {
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** How long it takes to read, every question outside of the exercises answered. */
  readonly minutes: number;
  /** How long its exercises take on top of that; written `exercise-minutes`. */
  readonly exerciseMinutes: number;
  /** What the reader can do afterwards, each as the end of a sentence. */
  readonly objectives: readonly string[];
  /** Whether it is shown where it is written and left out of the site; `false` where nothing is said of it. */
  readonly draft: boolean;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isMinutes = (value: unknown) => Number.isInteger(value) && (value as number) > 0;

const checks = {
  title: isText,
  summary: isText,
  minutes: isMinutes,
  'exercise-minutes': isMinutes,
  objectives: (value: unknown) => Array.isArray(value) && value.length > 0 && value.every(isText),
  draft: (value: unknown) => typeof value === 'boolean',
};

const keys = Object.keys(checks) as (keyof typeof checks)[];
const none: FrontMatter = {
  title: '',
  summary: '',
  minutes: 0,
  exerciseMinutes: 0,
  objectives: [],
  draft: false,
};

/** Cuts the front matter off a lesson: what it says, and where the text begins. Notes everything that is wrong in it. */
export function readFrontMatter(
  source: string,
  problems: ProblemList,
): { facts: FrontMatter; bodyAt: number } {
  const opening = /^---[ \t]*\n/.exec(source)?.[0];
  if (opening === undefined) {
    problems.add(0, words.source.noFrontMatter());
    return { facts: none, bodyAt: 0 };
  }
  const closing = /^---[ \t]*(?:\n|$)/m.exec(source.slice(opening.length));
  if (!closing) {
    problems.add(0, words.source.openFrontMatter());
    return { facts: none, bodyAt: source.length };
  }
  const yaml = source.slice(opening.length, opening.length + closing.index);
  const bodyAt = opening.length + closing.index + closing[0].length;
  return { facts: readYaml(yaml, opening.length, problems), bodyAt };
}

/** Whether a lesson says that it is not finished. */
export function isDraft(source: string): boolean {
  const text = normalised(source);
  return readFrontMatter(text, new ProblemList('', text)).facts.draft;
}

/** The text of a file as all else reads it, whatever system it was written on: no byte order mark, lines that end in `\n`. */
export function normalised(source: string): string {
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

function readYaml(yaml: string, start: number, problems: ProblemList): FrontMatter {
  const document = parseDocument(yaml, { prettyErrors: false });
  for (const { pos, message } of document.errors)
    problems.add(start + pos[0], words.source.frontMatterSyntax(message));
  if (document.errors.length) return none;
  const pairs: Pair<ParsedNode, ParsedNode | null>[] = isMap(document.contents)
    ? document.contents.items
    : [];
  const facts: Record<string, unknown> = { ...none };
  const found = new Set<string>();
  for (const { key, value } of pairs) {
    const name = isScalar(key) ? String(key.value) : key.toString();
    found.add(name);
    if (!isKey(name)) problems.add(start + key.range[0], words.source.frontMatterKey(name, keys));
    else {
      const plain: unknown =
        isSeq(value) || isMap(value) ? value.toJSON() : isScalar(value) ? value.value : null;
      const text = JSON.stringify(plain);
      if (checks[name](plain)) facts[name === 'exercise-minutes' ? 'exerciseMinutes' : name] = plain;
      else
        problems.add(
          start + (value?.range[0] ?? key.range[0]),
          words.source.frontMatterValue(name, text, words.source.frontMatterKinds[name]),
        );
    }
  }
  for (const name of keys)
    if (!found.has(name) && name !== 'draft')
      problems.add(0, words.source.missingKey(name, words.source.frontMatterKinds[name]));
  return facts as unknown as FrontMatter;
}

function isKey(name: string): name is keyof typeof checks {
  return Object.hasOwn(checks, name);
}
