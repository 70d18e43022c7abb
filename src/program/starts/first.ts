/** The program that stands there at a first visit, in Python: what it is called, and what shows it best. */
export const first = {
  key: 'two-functions',
  call: 'minimax(board)',
  position: 'oxx/.xo/o..',
  text: async () => (await import('./two-functions.py?raw')).default,
} as const;
