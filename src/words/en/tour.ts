import { formatCount, formatScore, pluralise } from './numbers.ts';
import { joinWithAnd, joinWithCommas, toCapitals } from './phrases.ts';

/** A search as sentences and as a table, for readers who hear it. */
export const tour = {
  title: 'The search in words',
  side: (name: string) => `This is one of two searches: ${name}.`,
  sentences: 'In a few sentences',
  intro: 'Each sentence leads to its step.',
  asked:
    'A question about this search is open. The sentences are here once it is answered; the table has the calls made so far.',
  close: 'Close',
  size: (search: {
    calls: number;
    plies: number;
    ends: number;
    results: { x: number; o: number; draw: number } | null;
  }) => {
    const { calls, plies, ends, results } = search;
    const reached = `The search makes ${pluralise(calls, 'call', 'calls')}, down to ply ${plies}`;
    if (!results) return `${reached}; ${pluralise(ends, 'of them calls', 'of them call')} nothing.`;
    const kinds = [
      ...(results.x ? [`${formatCount(results.x)} won by X`] : []),
      ...(results.o ? [`${formatCount(results.o)} won by O`] : []),
      ...(results.draw ? [pluralise(results.draw, 'draw', 'draws')] : []),
    ];
    return `${reached}; ${pluralise(ends, 'is the end', 'are the end')} of a game: ${joinWithAnd(kinds)}.`;
  },
  values: (moves: readonly { move: string; score: number; bound: 'exact' | 'lower' | 'upper' | null }[]) =>
    `From the root, ${joinWithAnd(
      moves.map(({ move, score, bound }) => {
        const says = bound === 'lower' ? 'at least ' : bound === 'upper' ? 'at most ' : '';
        return `${move} is worth ${says}${formatScore(score)}`;
      }),
    )}.`,
  line: (moves: readonly string[], outcome: string | null) =>
    `With the best moves of both sides it goes ${joinWithCommas(moves)}${outcome === null ? '' : `, and ${outcome === 'draw' ? 'the game is a draw' : `${toCapitals(outcome)} wins`}`}.`,
  most: (move: string, calls: number, all: number) =>
    `The most calls are made after ${move}: ${formatCount(calls)} of ${formatCount(all)}.`,
  cuts: (moves: number) => `${pluralise(moves, 'move is', 'moves are')} cut; this leads to the first cutoff.`,
  noCuts: 'No move is cut, so each call tries all its moves.',
  hits: (hits: number) => `The table answers ${pluralise(hits, 'call', 'calls')}; this leads to the first.`,
  table: 'As a table',
  tableLabel: (rows: number) => `Calls of the search, ${pluralise(rows, 'row', 'rows')}`,
  keys: 'Up and Down go from row to row, Right unfolds or goes in, Left folds or goes out, Enter goes to the step and closes.',
  unfoldAll: 'Unfold all',
  foldAll: 'Fold all',
  earlier: 'Rows before these',
  later: 'Rows after these',
  filter: 'Rows',
  filters: { all: 'All calls', line: 'The best line', cut: 'Where moves were cut' },
  order: 'Order of moves',
  orders: { called: 'As they were tried', value: 'Largest value first', calls: 'Most calls first' },
  columns: {
    move: 'Move',
    kind: 'Kind',
    value: 'Value',
    window: 'Window',
    calls: 'Calls below',
    notes: 'Notes',
  },
  root: 'root',
  value: (value: number | null, state: 'uncalled' | 'open' | 'returned') => {
    if (state === 'uncalled') return 'not called yet';
    if (value === null) return state === 'open' ? 'open' : 'not finished';
    return state === 'open' ? `${formatScore(value)} so far` : formatScore(value);
  },
  window: (alpha: number, beta: number) => `${formatScore(alpha)} to ${formatScore(beta)}`,
  chosen: 'chosen',
  best: 'best so far',
  cut: (moves: readonly string[]) => `${joinWithAnd(moves)} cut`,
  current: 'current step',
};
