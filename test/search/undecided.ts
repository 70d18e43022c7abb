import { ticTacToe, type Position } from '../../src/game/index.ts';
import { mergeTree } from '../../src/search/index.ts';
import { findCanonicalKey } from '../../src/search/symmetry.ts';
import { sampled } from '../sample.ts';

/** Every position of tic-tac-toe that is not over: 4,520 of them. */
export const undecided: readonly Position[] = mergeTree(ticTacToe.start(), 'positions')!
  .filter(({ next }) => next.length > 0)
  .map(({ position }) => position);

const classes = new Map<number | null, Position[]>();
for (const position of undecided) {
  const key = findCanonicalKey(position);
  classes.set(key, [...(classes.get(key) ?? []), position]);
}

/** One of each class of turned or mirrored images, another each day: 627. `npm run test:long` has all. */
export const undecidedClasses: readonly Position[] = [...classes.values()].flatMap((images) =>
  sampled(images, 1),
);
