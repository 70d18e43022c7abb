import { ticTacToe, type Position } from '../../src/game/index.ts';
import { mergeTree } from '../../src/search/index.ts';
import { findCanonicalKey } from '../../src/search/symmetry.ts';
import { sampled } from '../sample.ts';

/** Every position of tic-tac-toe that is not over: 4,520 of them. */
export const undecided: readonly Position[] = mergeTree(ticTacToe.start(), 'positions')!
  .filter(({ next }) => next.length > 0)
  .map(({ position }) => position);

/** Of those that are turned or mirrored images of one another, one each day: 627, and all in `npm run test:long`. */
export const undecidedClasses: readonly Position[] = groupBy(undecided, findCanonicalKey).flatMap((images) =>
  sampled(images, 1),
);

function groupBy<T, K>(all: readonly T[], keyOf: (each: T) => K): T[][] {
  const groups = new Map<K, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return [...groups.values()];
}
