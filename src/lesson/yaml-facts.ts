import { isAlias, isMap, isScalar, isSeq, parseDocument, type Pair, type ParsedNode } from 'yaml';
import type { ProblemList } from './problems.ts';

interface KeyCheck {
  readonly isValid: (value: unknown) => boolean;
  readonly isOptional?: boolean;
  /** A page is right without it, but should have it. */
  readonly isAdvised?: boolean;
}

interface FactWords<Key extends string> {
  readonly syntax: (code: string, reason: string) => string;
  readonly key: (key: string, known: readonly string[]) => string;
  readonly special: () => string;
  readonly comment: (key: string) => string;
  readonly missing: (key: string, expected: string) => string;
  readonly value: (key: string, found: string, expected: string) => string;
  readonly kinds: Readonly<Record<Key, string>>;
}

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Reads the keys of a YAML text at an offset of the source: those that are known and valid. Notes all problems. */
export function readYaml<Key extends string>(
  yaml: string,
  start: number,
  checks: Readonly<Record<Key, KeyCheck>>,
  said: FactWords<Key>,
  problems: ProblemList,
): Partial<Record<Key, unknown>> {
  const keys = Object.keys(checks) as Key[];
  const isKey = (name: string): name is Key => Object.hasOwn(checks, name);
  const document = parseDocument(yaml, { prettyErrors: false });
  // Later errors follow from the first.
  for (const { pos, code, message } of document.errors.slice(0, 1)) {
    problems.add(start + pos[0], said.syntax(code, message));
    return {};
  }
  const pairs: Pair<ParsedNode, ParsedNode | null>[] = isMap(document.contents)
    ? document.contents.items
    : [];
  const facts: Partial<Record<Key, unknown>> = {};
  const found = new Set<string>();
  for (const { key, value } of pairs) {
    const name = isScalar(key) ? String(key.value) : key.toString();
    found.add(name);
    if (!isKey(name)) {
      problems.add(start + key.range[0], said.key(name, keys));
      continue;
    }
    const plain: unknown =
      isSeq(value) || isMap(value) ? value.toJSON() : isScalar(value) ? value.value : null;
    const cut = (isSeq(value) ? value.items : [value]).find((each) => isCutOff(each));
    if (cut) problems.add(start + cut.range[0], said.comment(name));
    else if (checks[name].isValid(plain)) facts[name] = plain;
    else if (isAlias(value)) problems.add(start + value.range[0], said.special());
    else
      problems.add(
        start + (value?.range[0] ?? key.range[0]),
        said.value(name, JSON.stringify(plain), said.kinds[name]),
      );
  }
  for (const name of keys.filter((each) => !found.has(each) && !checks[each].isOptional)) {
    const text = said.missing(name, said.kinds[name]);
    if (checks[name].isAdvised) problems.advise(0, text);
    else problems.add(0, text);
  }
  return facts;
}

/** Whether a text goes on after a sign that YAML takes for a comment, as in `Lesson #1`. */
function isCutOff(value: ParsedNode | null): boolean {
  return isScalar(value) && !!value.comment && (value.value === null || typeof value.value === 'string');
}
