import { count, ordinal, plural, signed } from './numbers.ts';

/** The call stack. */
export const stack = {
  caption: 'Call stack, newest on top',
  node: 'Node',
  arrival: 'Move',
  best: 'Value',
  window: 'Window',
  note: 'What it is doing',
  terminal: 'terminal',
  frontier: 'frontier',
  hit: 'hit',
  root: 'root',
  took: (player: string, move: string, isBranch: boolean) =>
    isBranch ? `${player} chose ${move}` : `${player} took ${move}`,
  open: 'open',
  none: '—',
  over: 'the game is over',
  evaluated: 'looks no deeper',
  known: 'asks the table',
  answered: 'calls nothing',
  stopped: 'the search stopped here',
  start: (moves: number, isRoot: boolean) =>
    `${plural(moves, isRoot ? 'move' : 'reply', isRoot ? 'moves' : 'replies')} to try`,
  progress: (nth: number, moves: number, isRoot: boolean) =>
    `${ordinal(nth)} of ${plural(moves, isRoot ? 'move' : 'reply', isRoot ? 'moves' : 'replies')}`,
  bestMove: (nth: number, moves: number, best: { player: string; move: string; isBranch: boolean }) =>
    `${ordinal(nth)} of ${count(moves)}, best so far: ${best.player} ${best.isBranch ? 'chooses' : 'takes'} ${best.move}`,
  returns: (score: number) => `returns ${signed(score)}`,
};
