/** The row of the program that stands there at a first visit. */
export const first = [
  'two-functions',
  'minimax(board)',
  'oxx/.xo/o..',
  () => import('./two-functions.py?raw'),
] as const;
