export const timing = {
  label: 'Ten searches, timed',
  start: 'Time ten searches of each',
  again: 'Time them again',
  caption: 'The time of each search, in this browser',
  names: { none: 'without a table', positions: 'with a table', symmetry: 'with a table up to symmetry' },
  waiting: 'not timed yet',
  /** Behind the room for a time that is measured elsewhere, on paper. */
  unit: 'ms',
  median: (milliseconds: number) =>
    milliseconds < 10 ? `${milliseconds.toFixed(1)} ms` : `${Math.round(milliseconds)} ms`,
  faster: (times: number) =>
    times < 1.05 ? '' : `${times < 10 ? times.toFixed(1) : Math.round(times)} times as fast`,
  summary: (name: string, runs: number, median: string) => `${name}: ${runs} searches, median ${median}`,
};
