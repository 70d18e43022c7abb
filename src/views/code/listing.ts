/** What a line does: `stop` is what a cutoff returns; `known` asks the table, `hit` returns its answer, `store` fills it. */
export type Role =
  | 'call'
  | 'over'
  | 'leaf'
  | `${'max' | 'min'}-${'branch' | 'start' | 'loop' | 'value' | 'best' | 'keep' | 'narrow' | 'cut' | 'stop' | 'return'}`
  | 'known'
  | 'hit'
  | 'store'
  | 'side'
  | 'start'
  | 'loop'
  | 'value'
  | 'keep'
  | 'return';

/** A program, line by line; role null for a line that does nothing, such as a closing brace. */
export type Listing = readonly (readonly [role: Role | null, text: string])[];

export type ListedSide = 'max' | 'min';

export function listBothSides(lines: (side: ListedSide) => Listing): Listing {
  return [...lines('max'), ...lines('min')];
}

export interface Additions {
  readonly narrow?: (side: ListedSide) => Listing;
  readonly isStored?: boolean;
}
