import { listWorths, type MoveWorth } from './move-worths.ts';
import { formatCount, formatScore, pluralise } from './numbers.ts';
import { capitaliseFirst, joinWithAnd, joinWithCommas, toCapitals } from './phrases.ts';

/** A search as sentences and as a table, for readers who hear it. */
export const tour = {
  title: 'The search in words',
  side: (name: string) => `This is one of two searches: ${name}.`,
  sentences: 'In a few sentences',
  intro: 'Choose a sentence to go to its step.',
  asked:
    'A question about this search is open. Answer it to see the sentences. The table has the boards drawn so far.',
  secret:
    'This lesson has not yet explained what a search does with scores. The table has the calls made so far.',
  close: 'Close',
  both: (searches: readonly { name: string; calls: number }[]) =>
    `Two searches are compared: ${joinWithAnd(searches.map(({ name, calls }) => `${name} makes ${pluralise(calls, 'call', 'calls')}`))}.`,
  choices: (names: readonly string[], [one, other]: readonly string[]) =>
    one === other
      ? `Both choose ${one}.`
      : `${capitaliseFirst(names[0])} chooses ${one}, and ${names[1]} chooses ${other}.`,
  differences: (differences: number) =>
    differences === 0
      ? 'They choose the same move wherever both choose.'
      : `They choose different moves in ${pluralise(differences, 'call', 'calls')}. Go to the first.`,
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
    return `${reached}; ${pluralise(ends, 'is a finished game', 'are finished games')}: ${joinWithAnd(kinds)}.`;
  },
  values: (moves: readonly MoveWorth[], isOurs: boolean) =>
    `From the root, ${listWorths(moves, isOurs).join('; ')}.`,
  /** `end` is who wins, `draw`, or `frontier` where a search looks no deeper; null for a number. */
  line: ({ moves, end, isOurs }: { moves: readonly string[]; end: string | null; isOurs: boolean }) => {
    const way = isOurs
      ? 'With the best moves of both sides, the game goes'
      : 'With the moves that the calls keep, the game goes';
    const ends: Record<string, string> = {
      draw: ', and ends in a draw',
      frontier: ', as far as the search looks',
    };
    return `${way} ${joinWithCommas(moves)}${end === null ? '' : (ends[end] ?? `, and ${toCapitals(end)} wins`)}.`;
  },
  most: (move: string, calls: number, all: number) =>
    `The most calls are made after ${move}: ${formatCount(calls)} of ${formatCount(all)}.`,
  cuts: (moves: number) => `${pluralise(moves, 'move is', 'moves are')} cut. Go to the first cutoff.`,
  noCuts: 'No move is cut, so each call tries all its moves.',
  hits: (hits: number) => `The table answers ${pluralise(hits, 'call', 'calls')}. Go to the first.`,
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
