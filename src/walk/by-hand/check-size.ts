import type { Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';

/** The most calls of a search that is done by hand. */
const MOST_CALLS = 400;

/** Throws RangeError if a search is too large to be done by hand. */
export function checkHandSize({ length }: Trace): void {
  if (length > MOST_CALLS) throw new RangeError(words.byHand.tooLarge(length, MOST_CALLS));
}
