import type { ResolvedOptions } from '../../search/index.ts';
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
  /** Whether a table is asked before a position is searched. */
  readonly hasTable?: boolean;
}

/** The ways to write the algorithm, by name. */
export const variants = {
  value: { from: 'max' },
  move: { from: 'max', hasMoves: true },
  'original-player': { from: 'root' },
  'sign-flip': { from: 'mover', isShared: true },
  'alpha-beta': { from: 'max', hasWindow: true },
  table: { from: 'max', hasTable: true },
} as const satisfies Record<string, Formulation>;

/** The name of a way to write the algorithm. */
export type VariantName = keyof typeof variants;

/** A way to write the algorithm, by name. */
export function formulationOf(variant: VariantName): Formulation {
  return variants[variant];
}

/** The way in which a search must be written that did more than minimax does; null where any tells what it did. */
export function variantOf({ algorithm, memo }: ResolvedOptions): VariantName | null {
  if (algorithm === 'alpha-beta') return 'alpha-beta';
  return memo ? 'table' : null;
}
