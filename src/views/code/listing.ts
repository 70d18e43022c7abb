/**
 * What a line does: the header (`call`), the test for the end (`over`), what a leaf returns (`leaf`), then for MAX and
 * for MIN the branch, its start, its loop, the recursive call, the comparison, what it keeps, how it narrows its window (`narrow`),
 * the test that closes it (`cut`), what a cutoff returns (`stop`) and what it returns else. Where there is a table: the
 * question whether it knows the position (`known`), what it answers (`hit`), what is kept in it (`store`). `null` for a
 * line that does nothing, such as a closing brace.
 */
export type Role =
  | 'call'
  | 'over'
  | 'leaf'
  | `${'max' | 'min'}-${'branch' | 'start' | 'loop' | 'value' | 'best' | 'keep' | 'narrow' | 'cut' | 'stop' | 'return'}`
  | 'known'
  | 'hit'
  | 'store'
  | StageRole;

/**
 * What a line does in the stages and the mistakes, where both sides share a loop. `choose` heads the function that only
 * the root runs; `leaf-x`, `leaf-o` and `leaf-draw` return the score of one way to end, `leaf-rest` that of whatever is
 * left; `side` finds out who is to move, `start` sets the first best of both sides, `child` makes the move, `print` prints it.
 */
type StageRole =
  | 'choose'
  | 'side'
  | 'start'
  | `leaf-${'x' | 'o' | 'draw' | 'rest'}`
  | 'loop'
  | 'child'
  | 'print'
  | 'value'
  | 'keep'
  | 'return';

/** A program, line by line: what the line does, and its text with its indentation. */
export type Listing = readonly (readonly [role: Role | null, text: string])[];

/** A side that has lines of its own in a listing. */
export type ListedSide = 'max' | 'min';

/** The lines that MAX and MIN each have for themselves, those of MAX first. */
export function bothSides(lines: (side: ListedSide) => Listing): Listing {
  return [...lines('max'), ...lines('min')];
}

/** What the branches of a function add: what narrows its window, and whether its value is kept before it is returned. */
export interface Additions {
  readonly narrow?: (side: ListedSide) => Listing;
  readonly isStored?: boolean;
}
