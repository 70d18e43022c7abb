import type { Language, Listing, Variant } from './listing.ts';
import { valueVariant } from './value.ts';

/** The ways to write the algorithm, by name. */
export const variants = { value: valueVariant } as const satisfies Record<string, Variant>;

/** The name of a way to write the algorithm. */
export type VariantName = keyof typeof variants;

/** A listing, line by line. */
export function listingOf(variant: VariantName, language: Language): Listing {
  return variants[variant][language];
}
