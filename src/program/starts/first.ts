export const first = {
  key: 'two-functions',
  language: 'python',
  file: 'two-functions.py',
  call: 'minimax(board)',
  position: 'oxx/.xo/o..',
  text: async () => (await import('./two-functions.py?raw')).default,
} as const;
