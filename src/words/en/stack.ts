import { count, ordinal, plural } from './numbers.ts';

const named = (best: { player: string; move: string; isBranch: boolean }) =>
  best.isBranch ? best.move : `${best.player} ${best.move}`;

const replies = (moves: number, isRoot: boolean) =>
  plural(moves, isRoot ? 'move' : 'reply', isRoot ? 'moves' : 'replies');

export const stack = {
  title: 'Call stack',
  caption: 'Call stack, newest on top',
  inUse: (used: number, slots: number) => `a slot a ply, ${used} of ${slots} in use`,
  free: 'free',
  slot: (ply: number) => `ply ${ply}`,
  root: 'the root',
  took: (player: string, move: string, isBranch: boolean) =>
    isBranch ? `${player} chose ${move}` : `${player} took ${move}`,
  open: 'open',
  none: '—',
  /** What a call is doing; the first form where there is room, the second in one line with the rest. */
  over: (isReturning: boolean) => (isReturning ? 'game over, returns' : 'game over'),
  evaluated: (isReturning: boolean) => (isReturning ? 'judged as it stands, returns' : 'looks no deeper'),
  known: (isReturning: boolean) => (isReturning ? 'known from the table, returns' : 'asks the table'),
  answered: 'calls nothing',
  stopped: 'the search stopped here',
  start: (moves: number, isRoot: boolean) => `${replies(moves, isRoot)} to try`,
  progress: (nth: number, moves: number, isRoot: boolean) => `${ordinal(nth)} of ${replies(moves, isRoot)}`,
  bestMove: (
    nth: number,
    moves: number,
    best: { player: string; move: string; isBranch: boolean; isRoot: boolean },
  ) => ({
    long: `${ordinal(nth)} of ${replies(moves, best.isRoot)} · best so far ${named(best)}`,
    short: `${ordinal(nth)} of ${count(moves)}, best ${named(best)}`,
  }),
  returns: (best: { player: string; move: string; isBranch: boolean }) => `returns, best ${named(best)}`,
};
