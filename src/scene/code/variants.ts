import type { PointOfView } from '../../session/index.ts';
import type { Language, Listing, Variant } from './listing.ts';
import { moveVariant } from './move.ts';
import { originalPlayerVariant } from './original-player.ts';
import { signFlipVariant } from './sign-flip.ts';
import { valueVariant } from './value.ts';

/** A way to write the algorithm. */
export interface Formulation {
  readonly listings: Variant;
  /** Whose side its values are seen from. */
  readonly from: PointOfView;
  /** Whether MAX and MIN share their lines. */
  readonly isShared?: boolean;
  /** Whether a call returns a move with its value. */
  readonly hasMoves?: boolean;
}

/** The ways to write the algorithm, by name. */
export const variants = {
  value: { listings: valueVariant, from: 'max' },
  move: { listings: moveVariant, from: 'max', hasMoves: true },
  'original-player': { listings: originalPlayerVariant, from: 'root' },
  'sign-flip': { listings: signFlipVariant, from: 'mover', isShared: true },
} as const satisfies Record<string, Formulation>;

/** The name of a way to write the algorithm. */
export type VariantName = keyof typeof variants;

/** A way to write the algorithm, by name. */
export function formulationOf(variant: VariantName): Formulation {
  return variants[variant];
}

/** A listing, line by line. */
export function listingOf(variant: VariantName, language: Language): Listing {
  return variants[variant].listings[language];
}
