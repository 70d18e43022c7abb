import type { Side } from '../game/index.ts';
import { MEMBER } from './languages.ts';
import { readLiteral, type Literal } from './literal.ts';

/** What a reader said about a program; other entries are missing. */
export interface SaidReading {
  readonly x?: Literal;
  readonly o?: Literal;
  readonly empty?: Literal;
  readonly max?: Side;
}

const cellKeys = ['x', 'o', 'empty'] as const;

/** Reads `x=21; o=11; empty=10; max=o`, as an attribute or an address holds it; leaves out what it cannot read. */
export function readSaid(text: string): SaidReading {
  const parts = new Map(
    text.split(';').flatMap((part) => {
      const [, key, value] = /^\s*(\w+)\s*=(.*)$/.exec(part) ?? [];
      return key === undefined ? [] : [[key, value.trim()] as const];
    }),
  );
  const cells = cellKeys.flatMap((key) => {
    const value = parts.get(key);
    return value ? [[key, readCellText(value)] as const] : [];
  });
  const max = parts.get('max');
  return { ...Object.fromEntries(cells), ...(max === 'x' || max === 'o' ? { max } : {}) };
}

/** Replaces one entry; an empty value removes it. */
export function changeSaid(text: string, key: keyof SaidReading, value: string): string {
  const kept = text.split(';').filter((part) => part.trim() !== '' && part.split('=')[0].trim() !== key);
  const added = value.trim() === '' ? [] : [`${key}=${value.trim()}`];
  return [...kept.map((part) => part.trim()), ...added].join('; ');
}

/** A number, a text in quotes, a member of an enumeration or a word of the language; any other text is itself. */
function readCellText(text: string): Literal {
  if (/^(["']).*\1$/.test(text) || /^-?\d+(\.\d+)?$/.test(text)) return readLiteral(text);
  if (/^[A-Z]\w*(\.[A-Za-z_]\w*)+$/.test(text)) return MEMBER + text;
  return /^(None|null)$/.test(text) ? null : text;
}
