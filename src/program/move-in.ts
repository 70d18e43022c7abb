import { LiteralMap, readLiteral, type Literal } from './literal.ts';
import { readNumbers } from './values.ts';

/** Numbers named so, or in a pair of their own; else all but the value at `place`, −1 for none. */
export function readMoveNumbers(text: string, place: number): number[] {
  const literal = readLiteral(text);
  const own = findNamed(literal) ?? findNested(literal);
  const numbers = own ?? readNumbers(text).filter((_, i) => i !== place);
  return numbers.filter(Number.isInteger);
}

function findNamed(literal: Literal): number[] | null {
  if (!(literal instanceof LiteralMap)) return null;
  const entries = literal.entries.filter(([key]) =>
    /move|index|cell|action|spot|square|pos|^(row|col|column|[ijrc])$/i.test(key),
  );
  return entries.length === 0 ? null : entries.flatMap(([, value]) => listNumbers(value));
}

/** The pair, or one number in brackets, beside a value. */
function findNested(literal: Literal): number[] | null {
  if (!Array.isArray(literal)) return null;
  const inner = (literal as readonly Literal[]).filter(Array.isArray);
  return inner.length === 1 ? listNumbers(inner[0] as Literal) : null;
}

function listNumbers(literal: Literal): number[] {
  if (literal instanceof LiteralMap) return literal.entries.flatMap(([, value]) => listNumbers(value));
  if (Array.isArray(literal)) return (literal as readonly Literal[]).flatMap(listNumbers);
  return typeof literal === 'number' ? [literal] : [];
}
