import { formatCount, formatOrdinal, pluralise } from './numbers.ts';

/** What a node leads on to; in an explicit tree, branches. */
type Choice = 'move' | 'reply' | 'branch';

interface BestMove {
  player: string;
  move: string;
  choice: Choice;
}

const nameStackMove = (best: BestMove) =>
  best.choice === 'branch' ? best.move : `${best.player} ${best.move}`;

const plurals = { move: 'moves', reply: 'replies', branch: 'branches' } as const;

const countChoices = (count: number, choice: Choice) => pluralise(count, choice, plurals[choice]);

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
  start: (count: number, choice: Choice) => `${countChoices(count, choice)} to try`,
  progress: (nth: number, count: number, choice: Choice) =>
    `${formatOrdinal(nth)} of ${countChoices(count, choice)}`,
  bestMove: (nth: number, count: number, best: BestMove) => ({
    long: `${formatOrdinal(nth)} of ${countChoices(count, best.choice)} · best so far ${nameStackMove(best)}`,
    short: `${formatOrdinal(nth)} of ${formatCount(count)}, best ${nameStackMove(best)}`,
  }),
  returns: (best: BestMove) => `returns, best ${nameStackMove(best)}`,
};
