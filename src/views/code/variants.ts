import type { AlgorithmName, ResolvedOptions } from '../../search/index.ts';
import type { PointOfView } from '../../walk/index.ts';

export interface Formulation {
  readonly from: PointOfView;
  readonly isShared?: boolean;
  /** Whether MAX and MIN share a loop, with a separate line for each one's best so far. */
  readonly hasOneLoop?: boolean;
  readonly hasWindow?: boolean;
  readonly hasMoves?: boolean;
  readonly hasTable?: boolean;
}

export const variants = {
  value: { from: 'max' },
  'one-loop': { from: 'max', hasOneLoop: true },
  move: { from: 'max', hasMoves: true },
  'original-player': { from: 'root' },
  'sign-flip': { from: 'mover', isShared: true },
  'alpha-beta': { from: 'max', hasWindow: true },
  table: { from: 'max', hasTable: true },
} as const satisfies Record<string, Formulation>;

export type VariantName = keyof typeof variants;

export function readFormulation(variant: VariantName): Formulation {
  return variants[variant];
}

const variantsByAlgorithm = {
  minimax: { alone: null, withTable: 'table' },
  'alpha-beta': { alone: 'alpha-beta', withTable: 'alpha-beta' },
} as const satisfies Record<AlgorithmName, Record<'alone' | 'withTable', VariantName | null>>;

/** The variant that a search must be shown in; null for plain minimax, where the author chooses. */
export function chooseVariant({ algorithm, memo }: ResolvedOptions): VariantName | null {
  return variantsByAlgorithm[algorithm.name][memo ? 'withTable' : 'alone'];
}
