import type { Language } from '../languages.ts';
import type { Parameter } from '../outline.ts';

export interface Definition {
  readonly name: string;
  /** From 1. */
  readonly line: number;
  /** Without those that may be left out. */
  readonly parameters: readonly Parameter[];
}

/** The functions at the left edge of a program that can be read. */
export function findDefinitions(source: string, { definition, arrow }: Language): Definition[] {
  return [...source.matchAll(definition)].flatMap(({ 0: head, index, groups = {} }) => {
    const { name, single, value } = groups;
    const { inside, end } = readBracketed(source, index + head.length);
    const isFunction = single !== undefined || value === undefined || arrow.test(source.slice(end));
    if (!isFunction) return [];
    const parameters =
      single === undefined ? splitList(inside).flatMap(readParameter) : readParameter(single);
    return [{ name, line: source.slice(0, index).split('\n').length, parameters }];
  });
}

/** What stands from a place to the bracket that closes there, and the place behind that. */
function readBracketed(source: string, from: number): { inside: string; end: number } {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if ('([{'.includes(source[at])) depth++;
    if (')]}'.includes(source[at]) && depth-- === 0) return { inside: source.slice(from, at), end: at + 1 };
  }
  return { inside: '', end: source.length };
}

/** At the commas that stand in no bracket. */
function splitList(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const each of text) {
    if ('([{'.includes(each)) depth++;
    if (')]}'.includes(each)) depth--;
    if (each === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += each;
  }
  return parts;
}

/** None for one that may be left out, and for signs between parameters. */
function readParameter(text: string): Parameter[] {
  const [name] = /\w+/.exec(text) ?? [];
  const mayBeLeftOut = /^\s*(\*|\.\.\.)|=(?!>)|\?\s*:/.test(leaveOutBracketed(text));
  return name === undefined || mayBeLeftOut ? [] : [{ name, isOptional: false }];
}

function leaveOutBracketed(text: string): string {
  const less = text.replaceAll(/[([{][^([{)\]}]*[)\]}]/g, '');
  return less === text ? text : leaveOutBracketed(less);
}
