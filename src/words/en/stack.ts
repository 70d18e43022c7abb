import { upper } from './phrases.ts';
import { count, ordinal, plural, signed } from '../numbers.ts';

/** The call stack. */
export const stack = {
  caption: 'Call stack, newest on top',
  node: 'Node',
  arrival: 'Move',
  best: 'Value',
  window: 'Window',
  note: 'What it is doing',
  terminal: 'terminal',
  root: 'root',
  took: (side: string, move: string) => `${upper(side)} took ${move}`,
  open: 'open',
  none: '—',
  bound: (isMax: boolean, score: number) => `${isMax ? '≥' : '≤'} ${signed(score)}`,
  over: 'the game is over',
  answered: 'calls nothing',
  start: (moves: number, isRoot: boolean) =>
    `${plural(moves, isRoot ? 'move' : 'reply', isRoot ? 'moves' : 'replies')} to try`,
  progress: (nth: number, moves: number, isRoot: boolean) =>
    `${ordinal(nth)} of ${plural(moves, isRoot ? 'move' : 'reply', isRoot ? 'moves' : 'replies')}`,
  bestMove: (nth: number, moves: number, side: string, move: string) =>
    `${ordinal(nth)} of ${count(moves)}, best so far ${upper(side)} at ${move}`,
  returns: (score: number) => `returns ${signed(score)}`,
};
