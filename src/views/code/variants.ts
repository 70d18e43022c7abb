import type { PointOfView } from '../../walk/index.ts';

/** A way to write the algorithm. */
export interface Formulation {
  /** Whose side its values are seen from. */
  readonly from: PointOfView;
  /** Whether MAX and MIN share their lines. */
  readonly isShared?: boolean;
  /** Whether a call carries a window. */
  readonly hasWindow?: boolean;
  /** Whether a call returns a move with its value. */
  readonly hasMoves?: boolean;
}

/** The ways to write the algorithm, by name. */
export const variants = {
  value: { from: 'max' },
  move: { from: 'max', hasMoves: true },
  'original-player': { from: 'root' },
  'sign-flip': { from: 'mover', isShared: true },
  'alpha-beta': { from: 'max', hasWindow: true },
} as const satisfies Record<string, Formulation>;

/** The name of a way to write the algorithm. */
export type VariantName = keyof typeof variants;

/** A way to write the algorithm, by name. */
export function formulationOf(variant: VariantName): Formulation {
  return variants[variant];
}
