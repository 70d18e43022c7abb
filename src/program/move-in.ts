import { LiteralMap, readLiteral, type Literal } from './literal.ts';
import { returnedNumbers } from './values.ts';

/**
 * The numbers in an answer that name a move: one for a cell, two for a row and a column. Those that are called so, or
 * stand together in a pair of their own; else all but the value, which stands at `place`, −1 for none.
 */
export function moveNumbers(text: string, place: number): number[] {
  const literal = readLiteral(text);
  const own = named(literal) ?? nested(literal);
  const numbers = own ?? returnedNumbers(text).filter((_, i) => i !== place);
  return numbers.filter(Number.isInteger);
}

function named(literal: Literal): number[] | null {
  if (!(literal instanceof LiteralMap)) return null;
  const entries = literal.entries.filter(([key]) =>
    /move|index|cell|action|spot|square|pos|^(row|col|column|[ijrc])$/i.test(key),
  );
  return entries.length === 0 ? null : entries.flatMap(([, value]) => leaves(value));
}

/** The pair, or the one number in brackets, that stands beside a value. */
function nested(literal: Literal): number[] | null {
  if (!Array.isArray(literal)) return null;
  const inner = (literal as readonly Literal[]).filter(Array.isArray);
  return inner.length === 1 ? leaves(inner[0] as Literal) : null;
}

function leaves(literal: Literal): number[] {
  if (literal instanceof LiteralMap) return literal.entries.flatMap(([, value]) => leaves(value));
  if (Array.isArray(literal)) return (literal as readonly Literal[]).flatMap(leaves);
  return typeof literal === 'number' ? [literal] : [];
}
