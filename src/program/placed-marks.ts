import { opponent, type MnkPosition } from '../game/index.ts';
import { MEMBER } from './languages.ts';
import type { Literal } from './literal.ts';
import { isOffBoard } from './pair-form.ts';
import { isMark, type MarkNames } from './read-cells.ts';
import type { Representation } from './representation.ts';
import type { SeenCalls } from './seen-calls.ts';
import { findCells } from './seen-call.ts';

/**
 * The marks that the program's own calls put on empty cells, if they differ from the given ones; the mover's comes
 * first.
 */
export function learnMarks(
  seen: SeenCalls,
  { marks, empty }: Representation,
  { toMove, x, o }: MnkPosition,
  areNamed: boolean,
): MarkNames | null {
  if (seen.subject.marks.pair) return null;
  const placed = new Set<Literal>();
  for (const given of seen.listArguments())
    for (const [index, cell] of (findCells(given, seen.subject).cells ?? []).entries()) {
      const isEmpty = (((x | o) >> index) & 1) === 0 && !empty.includes(cell);
      if (isEmpty && ['string', 'number', 'boolean'].includes(typeof cell)) placed.add(cell);
    }
  const found = [...placed].filter((cell) => cell !== marks.x && cell !== marks.o);
  const isDressed = (cell: Literal) =>
    typeof cell === 'string' && cell !== cell.trim() && isMark(cell.trim());
  // Letters that name the marks may only be how the program shows what is true and false.
  const areFlags = found.every((cell) => typeof cell === 'boolean');
  if (areNamed && !areFlags && !found.every(isDressed)) return null;
  if (found.length === 0 || placed.size > 2) return null;
  const [own, other = areFlags ? !found[0] : toMove === 'x' ? marks.o : marks.x] = placed;
  // Where the other side moves first, the call says so, and not the marks.
  if (own === marks[opponent(toMove)]) return null;
  const { keys, rows } = marks;
  return {
    ...(toMove === 'x' ? { x: own, o: other } : { x: other, o: own }),
    ...(keys && { keys }),
    ...(rows && { rows }),
  };
}

/** Whether boards hold crosses, noughts, numbers or objects other than those they were given, or sides cells that no board has. */
export function hasOtherMarks(seen: SeenCalls, { marks, empty }: Representation): boolean {
  const { pair } = marks;
  if (pair) return seen.listArguments().some(({ positional }) => isOffBoard(positional, pair));
  const given = new Set<Literal>([marks.x, marks.o, ...empty]);
  const isObject = (cell: Literal) => typeof cell === 'string' && cell.startsWith(MEMBER);
  const isOther = (cell: Literal) =>
    (isMark(cell) || typeof cell === 'number' || isObject(cell)) && !given.has(cell);
  return seen.listArguments().some((each) => findCells(each, seen.subject).cells?.some(isOther));
}
