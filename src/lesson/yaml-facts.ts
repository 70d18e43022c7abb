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
  /** About a line whose key has no colon with a space after it. */
  readonly colon: (line: string) => string;
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
  const keyAlone = new RegExp(`^(${keys.join('|')})(?![ \\t]*:(?:[ \\t]|$))(?:[ \\t]*:|[ \\t]+|$)(.*)`, 'm');
  const [line, key, rest] = keyAlone.exec(yaml) ?? [];
  if (line !== undefined) {
    const from = start + yaml.search(keyAlone);
    const text = `${key}: ${rest.trim()}`;
    problems.add(from, said.colon(line.trim()), { from, to: from + line.length, found: line, text });
    return {};
  }
  const document = parseDocument(yaml, { prettyErrors: false });
  // Later errors follow from the first.
  for (const { pos, code, message } of document.errors.slice(0, 1)) {
    problems.add(start + pos[0], said.syntax(code, message));
    return {};
  }
  const { contents } = document;
  if (contents && !isMap(contents)) {
    problems.add(start + contents.range[0], said.syntax('MISSING_CHAR', ''));
    return {};
  }
  const pairs: Pair<ParsedNode, ParsedNode | null>[] = contents?.items ?? [];
  const facts: Partial<Record<Key, unknown>> = {};
  const found = new Set<string>();
  for (const { key: node, value } of pairs) {
    const name = isScalar(node) ? String(node.value) : node.toString();
    found.add(name);
    if (!isKey(name)) {
      problems.add(start + node.range[0], said.key(name, keys));
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
        start + (value?.range[0] ?? node.range[0]),
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
