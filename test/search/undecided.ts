import { ticTacToe, type Position } from '../../src/game/index.ts';
import { mergeTree } from '../../src/search/index.ts';

/** Every position of tic-tac-toe that is not over: 4,520 of them. */
export const undecided: readonly Position[] = mergeTree(ticTacToe.start(), 'positions')!
  .filter(({ next }) => next.length > 0)
  .map(({ position }) => position);
