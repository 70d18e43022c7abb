import { findShape } from './find-shape.ts';
import type { Literal } from './literal.ts';
import { readCells } from './read-cells.ts';
import type { Representation } from './representation.ts';

/** A text with another mark: `s[:i] + mark + s[i + 1:]`, and the same with `slice` or `substring`. A list is joined with a list. */
const joined = /(?:\[:\s*\w+\]|\.(?:slice|substring)\(0,\s*\w+\))\s*\+\s*(?:["'\w]|\((?!\w+,\)))/;

export function listShapes(texts: readonly string[], word: Literal): Representation['shape'][] {
  const guess = (source: string) =>
    /\w\[\w+\]\[\w+\]/.test(source) ? 'rows' : joined.test(source) ? 'text' : null;
  const likely =
    word !== undefined
      ? findShape(word as string, word)
      : (texts.map(guess).find((each) => each !== null) ?? 'list');
  const lined = texts.some((source) => /["']\\n["']|splitlines\(/.test(source))
    ? (['lined-text'] as const)
    : [];
  return [...new Set([likely, ...lined, ...(['list', 'rows', 'text', 'tuple', 'fixed-rows'] as const)])];
}

/** Single characters that are compared with cells or boards, or searched for in them. */
function listComparedMarks(source: string): string[] {
  const text = String.raw`(?:'([^'\n\\])'|"([^"\n\\])")`;
  const compared = new RegExp(
    String.raw`(?:[=!]==?|\b(?:is|count\(|includes\(|index\(|indexOf\())\s*${text}|${text}\s+(?:not\s+)?in\b`,
    'g',
  );
  return [...source.matchAll(compared)].map((found) => found.slice(1).find((each) => each !== undefined)!);
}

/** The values that a program may use for empty cells, or their numbers. */
export function listEmpties(
  globals: ReadonlyMap<string, Literal>,
  texts: readonly string[],
  word: Literal,
): Literal[][] {
  const named = [...globals]
    .filter(([name]) => /^(empty|blank|none|free|e|_)$|(^|_)(empty|blank|free)(_|$)/i.test(name))
    .map(([, value]) => value);
  const written = texts.flatMap((source) =>
    [' ', '.', '-', '_', '#', '*', '', 'empty', 'EMPTY', 'Empty'].filter(
      (each) => source.includes(`'${each}'`) || source.includes(`"${each}"`),
    ),
  );
  const compared = texts.flatMap(listComparedMarks).filter((each) => !/^[xo❌✕✖×⭕◯○]$/iu.test(each));
  const missing = texts.some((source) => /\bundefined\b/.test(source)) ? [undefined] : [];
  const plain: Literal[] = [
    ...new Set<Literal>([...named, ...compared, ...written, ...missing, null, 0, ' ']),
  ];
  const cells = Array.from({ length: 9 }, (_, cell) => cell);
  return [
    ...(word === undefined ? [] : [[...readCells(word)!]]),
    ...plain.map((empty) => cells.map(() => empty)),
    cells,
    cells.map((cell) => cell + 1),
    cells.map(String),
    cells.map((cell) => `${cell + 1}`),
  ];
}
