import { quoteText } from './phrases.ts';

export const codeDesk = {
  chips: 'What is run, and at which board',
  drawers: { position: 'Board', call: 'Start at', start: 'Begin with' },
  more: { first: 'Play', rest: 'and compare' },
  close: 'Close',
  play: 'Play against your program',
  playHint:
    'It is asked for each of its moves, as it stands when the game begins, and runs on your machine alone.',
  compare: 'Compare with ours',
  compareHint:
    'The board that your program was asked about, searched by ours as well: where the two part, and how many calls each takes.',
  onlyBoards: 'That is no board of tic-tac-toe: expected three rows of three cells.',
  bestOffer: 'the best offer',
  unknownStart: (key: string) =>
    `unknown program ${quoteText(key)}: none of those to begin with is called so`,
  unreadable: 'the program in the address cannot be read: it may have been cut off',
};
