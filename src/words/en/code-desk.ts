import { quoteText } from './phrases.ts';

export const codeDesk = {
  chips: 'What to run, and on which board',
  drawers: { position: 'Board', call: 'Call', start: 'Start from…' },
  more: { first: 'Play', rest: 'and compare' },
  close: 'Close',
  /** About the program that a first visit shows. */
  sample:
    'A sample with a mistake: X can draw here, but the program loses. Paste your own over it or open its file, then press Run. It runs only on this computer.',
  play: 'Play against your program',
  playHint:
    'Your program plays with the function that chooses its moves, or else by the values that it returns. Changes to it apply from the next game. It runs only on this computer.',
  compare: 'Compare with ours',
  compareHint: 'Our search of the same board: where the two differ, and how many calls each makes.',
  onlyBoards: 'This is not a tic-tac-toe board: expected three rows of three cells.',
  bestOffer: 'suggested',
  unknownStart: (key: string) =>
    `unknown program ${quoteText(key)}: expected the name of a program under Start from…`,
  unreadable: 'the program in the address cannot be read: the address may be incomplete',
};
