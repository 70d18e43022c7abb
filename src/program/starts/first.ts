import { cutStart } from './cuts.ts';

/** The sample of Your code, with a mistake that Your code shows at once: no lesson asks for it. */
export const first = {
  key: 'loses-to-a-threat',
  language: 'python',
  file: 'sample.py',
  call: 'best_move(board)',
  position: 'xxo/.ox/.o.',
  text: async () => cutStart('loses-to-a-threat.py', (await import('./loses-to-a-threat.py?raw')).default),
} as const;
