/** The languages in which the algorithm is shown. */
export const languages = ['pseudocode', 'typescript', 'python', 'swift'] as const;

/** One of `languages`. */
export type Language = (typeof languages)[number];

/**
 * What a line does: the header (`call`), the test for the end (`over`), what a leaf returns (`leaf`), then for MAX and
 * for MIN the branch, its start, its loop, the recursive call, the comparison and what it returns. `null` for a line
 * that does nothing, such as a closing brace.
 */
export type Role =
  | 'call'
  | 'over'
  | 'leaf'
  | `${'max' | 'min'}-${'branch' | 'start' | 'loop' | 'value' | 'best' | 'return'}`;

/** A program, line by line: what the line does, and its text with its indentation. */
export type Listing = readonly (readonly [role: Role | null, text: string])[];

/** One way to write the algorithm, in every language. */
export type Variant = Readonly<Record<Language, Listing>>;
