import type { AlgorithmName, ResolvedOptions } from '../../search/index.ts';
import type { PointOfView } from '../../walk/index.ts';

/** A way to write an algorithm. */
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

/** How each algorithm is written, without a table and with one. */
const written = {
  minimax: { alone: null, withTable: 'table' },
  'alpha-beta': { alone: 'alpha-beta', withTable: 'alpha-beta' },
} as const satisfies Record<AlgorithmName, Record<'alone' | 'withTable', VariantName | null>>;

/** The variant that tells what a search did; null where the author may choose any that writes minimax. */
export function variantOf({ algorithm, memo }: ResolvedOptions): VariantName | null {
  return written[algorithm.name][memo ? 'withTable' : 'alone'];
}
