import { describe, expect, test } from 'vitest';
import { listings } from './listings/runs.ts';

// No Swift runs here, so its listings are read: what a compiler would refuse, and what TypeScript's do and they do not.

const keywords = 'func let var for in where if else return nil true false'.split(' ');
const types = 'Int Position Side Move'.split(' ');
const members =
  'isOver score moves children playing toMove isMaxToMove x o min max value move depth player for'.split(' ');

/** A listing without its strings and comments. */
const codeOf = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/\/\/.*$/, '').replace(/"[^"]*"/g, '""')).join('\n');

/** The functions that a listing declares, by name. */
const functionsOf = (code: string) => [...code.matchAll(/\bfunc(?:tion)? (\w+)/g)].map(([, name]) => name);

/** What a listing does in Swift that it does not do in TypeScript, and the other way round, by the words for it. */
const operations = (lines: readonly string[]) => {
  const code = codeOf(lines);
  return Object.fromEntries(
    Object.entries({
      calls: new RegExp(`(?<!func(?:tion)? )\\b(?:${functionsOf(code).join('|')})\\(`, 'g'),
      functions: /\bfunc(?:tion)? \w/g,
      loops: /\bfor\b(?!:)/g,
      tests: /(?:>=|[^-]>|<(?!=)) ?(?:best|beta|value|alpha)/g,
      infinities: /Infinity|Int\.(?:min|max)/g,
    }).map(([name, pattern]) => [name, code.match(pattern)?.length ?? 0]),
  );
};

describe.each(listings)('the listing $name in Swift', ({ lines }) => {
  const swift = lines('swift');
  const code = codeOf(swift);

  test('closes what it opens, and returns at the end of each function', () => {
    for (const [open, close] of ['{}', '()', '[]'])
      expect(code.split(open).length, open).toBe(code.split(close).length);
    for (const body of code.split(/^(?=func )/m).filter((part) => part.startsWith('func '))) {
      const last = body.trimEnd().split('\n').at(-2)!.trim();
      // A brace closes an `else` here, both of whose branches return.
      expect(last).toMatch(/^(return\b|\}$)/);
      if (last === '}') expect(body).toMatch(/\} else \{[\s\S]*return best\n\s*\}\n\}\s*$/);
    }
  });

  test('uses only names that it declares or that the game has, and every constant that it declares', () => {
    const declared = [
      ...code.matchAll(/\b(?:let|var|for) \(?(\w+)(?:, (\w+)\))?/g),
      ...code.matchAll(/(\w+): (?:Int|Position|Side)\b/g),
      ...code.matchAll(/_ (\w+): /g),
    ].flatMap(([, ...names]) => names.filter((name) => name && name !== '_'));
    const labels = ['_', 'value', 'move', 'depth', 'player'];
    const known = [...keywords, ...types, ...functionsOf(code), 'max', 'min', ...declared, ...labels];
    for (const [, name] of code.matchAll(/(?<![.\w])([A-Za-z_]\w*)/g)) expect(known).toContain(name);
    for (const [, name] of code.matchAll(/\.([A-Za-z]\w*)/g)) expect(members).toContain(name);
    for (const name of declared)
      expect(code.match(new RegExp(`\\b${name}\\b`, 'g'))!.length, name).toBeGreaterThan(1);
  });

  test('does what it does in TypeScript', () => {
    expect(operations(swift)).toEqual(
      operations(lines('typescript').map((line) => line.replace('Math.', ''))),
    );
  });
});
