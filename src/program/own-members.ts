import type { RaisedError } from './runtime.ts';
import { findOwnBody } from './side-words.ts';

/** Whether the program gives objects of its own an attribute, a method or a key of this name. */
function definesMember(source: string, name: string): boolean {
  const ways = [
    String.raw`\b(?:def|function\*?|get|set|static|async|readonly|private|public) +${name}\b`,
    String.raw`\b(?:self|this)\.${name}(?: *:[^=\n]+)? *=(?!=)`,
    String.raw`(?:^ +|[{,(] *)["']?${name}["']?(?: *[:,}]| *\([^()\n]*\) *[:{])`,
    String.raw`\b(?:namedtuple|NamedTuple)\([^)]*\b${name}\b`,
  ];
  return new RegExp(ways.join('|'), 'm').test(source);
}

/**
 * Whether a side, as code, is a text or a number, and the function reads from this parameter what only objects of the
 * program have, as `player.symbol`.
 */
export function lacksMembers(side: string, source: string, called: string, parameter: string): boolean {
  const read = new RegExp(String.raw`(?<![\w$.])${parameter.replaceAll('$', String.raw`\$`)}\.(\w+)`, 'g');
  const names = /^["'\d-]/.test(side) ? findOwnBody(source, called).matchAll(read) : [];
  return [...names].some(([, name]) => definesMember(source, name));
}

/**
 * Whether an error says that a plain value lacks what objects of the program have, and may be one that we gave it.
 * @param given what the program was given, as code: its call and its board
 */
export function isOfPlainValue(raised: RaisedError | null, source: string, given: string): boolean {
  const { name = '', text = '', line = null } = raised ?? {};
  const [, type, lacked] = /^'(\w+)' object has no attribute '(\w+)'/.exec(text) ?? [];
  if (lacked !== undefined) return (signs[type]?.test(given) ?? false) && definesMember(source, lacked);
  if (name !== 'TypeError' || text !== 'not a function' || line === null) return false;
  const called = (source.split('\n')[line - 1] ?? '').matchAll(/\.(\w+)\(/g);
  return [...called].some(([, each]) => definesMember(source, each));
}

/** Signs of plain values of Python in code, by their types. */
const signs: Readonly<Record<string, RegExp>> = {
  str: /["']/,
  int: /(?<![\w."'])-?\d+(?![\w."'])/,
  bool: /\b(?:True|False)\b/,
  list: /\[/,
  tuple: /(?:^|[^\w])\(/,
  dict: /\{/,
};
