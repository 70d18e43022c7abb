import { formatScore } from './numbers.ts';

export const code = {
  label: 'The algorithm',
  languages: { pseudocode: 'Pseudocode', typescript: 'TypeScript', python: 'Python', swift: 'Swift' },
  /** For recorded programs. */
  programLanguages: { python: 'Python', javascript: 'JavaScript' },
  open: 'Open this program',
  line: (number: number) => `line ${number}`,
  /** A line that is shown alone: nothing and `depth = 1`, or `return best:` and the value that the note is. */
  runningLine: (text: string, note: string) => {
    if (/[a-z] =/i.test(note)) return ['', note] as const;
    return note ? ([`${text.replace(/\s*[{:;]+$/, '')}:`, note] as const) : ([text, ''] as const);
  },
  output: 'Output',
  noOutput: 'Nothing is printed yet.',
  depth: (depth: number) => `depth = ${formatScore(depth)}`,
  isOver: (isOver: boolean) => (isOver ? 'yes' : 'no'),
  /** Beside the test for a finished game, where an unfinished one is not searched further. */
  hit: 'no, a hit',
  frontier: 'no, frontier',
  /** Whether a window is closed: `3 ≥ 2: yes`. */
  closed: (alpha: number, beta: number) =>
    `${formatScore(alpha)} ≥ ${formatScore(beta)}: ${alpha >= beta ? 'yes' : 'no'}`,
  isMaxToMove: (isMax: boolean) => (isMax ? 'yes' : 'no'),
  isMax: (isMax: boolean) => `isMax = ${isMax ? 'yes' : 'no'}`,
  wrong: 'mistake',
  right: 'should be',
  best: (score: number) => `best = ${formatScore(score)}`,
  /** A value that changes its sign on the way up: `−(−1) = 1`. */
  flipped: (score: number, flipped: number) =>
    `−${score < 0 ? `(${formatScore(score)})` : formatScore(score)} = ${formatScore(flipped)}`,
  /** What a call returns that remembers its move: `[1, 7]`. */
  pair: (value: string, move: string | null) => `[${value}, ${move ?? 'none'}]`,
  compare: (isMax: boolean, before: number, score: number) =>
    `${isMax ? 'max' : 'min'}(${formatScore(before)}, ${formatScore(score)}) = ${formatScore(isMax ? Math.max(before, score) : Math.min(before, score))}`,
};
