import { formatCount, formatOrdinal, pluralise } from './numbers.ts';

const nameStackMove = (best: { player: string; move: string; isBranch: boolean }) =>
  best.isBranch ? best.move : `${best.player} ${best.move}`;

const countReplies = (moves: number, isRoot: boolean) =>
  pluralise(moves, isRoot ? 'move' : 'reply', isRoot ? 'moves' : 'replies');

export const stack = {
  title: 'Call stack',
  caption: 'Call stack, newest on top',
  inUse: (used: number, slots: number) => `${used} of ${pluralise(slots, 'level', 'levels')} in use`,
  free: 'free',
  slot: (ply: number) => `ply ${ply}`,
  root: 'the root',
  took: (player: string, move: string) => `${player} took ${move}`,
  /** In an explicit tree, where several nodes have the same letter: an end is told apart from a branch. */
  branch: (move: string, isEnd: boolean) => `${isEnd ? 'leaf' : 'branch'} ${move}`,
  open: 'open',
  none: '—',
  /** What a call is doing. */
  over: (isReturning: boolean) => (isReturning ? 'game over, returns' : 'game over'),
  leaf: (isReturning: boolean) => (isReturning ? 'returns its number' : 'holds a number'),
  evaluated: (isReturning: boolean) => (isReturning ? 'evaluated, returns' : 'looks no deeper'),
  known: (isReturning: boolean) => (isReturning ? 'found in the table, returns' : 'looks it up'),
  answered: 'no recursion',
  stopped: 'the search stopped here',
  start: (moves: number, isRoot: boolean) => `${countReplies(moves, isRoot)} to try`,
  progress: (nth: number, moves: number, isRoot: boolean) =>
    `${formatOrdinal(nth)} of ${countReplies(moves, isRoot)}`,
  bestMove: (
    nth: number,
    moves: number,
    best: { player: string; move: string; isBranch: boolean; isRoot: boolean },
  ) => ({
    long: `${formatOrdinal(nth)} of ${countReplies(moves, best.isRoot)} · best so far ${nameStackMove(best)}`,
    short: `${formatOrdinal(nth)} of ${formatCount(moves)}, best ${nameStackMove(best)}`,
  }),
  returns: (best: { player: string; move: string; isBranch: boolean }) =>
    `returns, best ${nameStackMove(best)}`,
};
