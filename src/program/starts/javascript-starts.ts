import { threeLeft, type StartRow } from './row.ts';

/** The starting points in JavaScript, by what a reader is to do with them. */
export const javascriptStarts = {
  write: [
    ['assignment', 'minimax(board)', threeLeft, () => import('./assignment.js?raw')],
    ['judge', 'score(board)', threeLeft, () => import('./judge.js?raw')],
    ['stage-1', 'minimax(board, true)', threeLeft, () => import('./stage-1.js?raw')],
    ['stage-2', 'minimax(board, true)', threeLeft, () => import('./stage-2.js?raw')],
    ['stage-3', 'minimax(board, true)', threeLeft, () => import('./stage-3.js?raw')],
    ['stage-4', 'minimax(board, true)', threeLeft, () => import('./stage-4.js?raw')],
    ['stage-5', 'minimax(board, true)', threeLeft, () => import('./stage-5.js?raw')],
  ],
  read: [
    ['two-functions', 'minimax(board)', threeLeft, () => import('./two-functions.js?raw')],
    ['best-move', 'bestMove(board)', 'xox/x.o/..o', () => import('./best-move.js?raw')],
    ['value-and-move', 'minimax(board, true)', threeLeft, () => import('./value-and-move.js?raw')],
    ['negamax', 'negamax(board, 1)', threeLeft, () => import('./negamax.js?raw')],
    [
      'alpha-beta',
      'alphaBeta(board, -Infinity, Infinity, true)',
      'x../..o/.xo',
      () => import('./alpha-beta.js?raw'),
    ],
    ['cache', 'minimax(board)', 'x../..o/.xo', () => import('./cache.js?raw')],
    ['depth-penalty', 'minimax(board, 0, true)', '..o/.xx/oxo', () => import('./depth-penalty.js?raw')],
    ['game-class', 'new TicTacToe(board).minimax(1)', '..o/.xx/oxo', () => import('./game-class.js?raw')],
  ],
  mend: [
    ['throws-games-away', 'minimax(board)', threeLeft, () => import('./throws-games-away.js?raw')],
    ['gives-up-too-soon', 'minimax(board, "x")', 'xox/oox/...', () => import('./gives-up-too-soon.js?raw')],
    ['will-not-finish', 'minimax(board, 0, true)', '..o/.xx/oxo', () => import('./will-not-finish.js?raw')],
    ['loves-a-draw', 'minimax(board, X)', threeLeft, () => import('./loves-a-draw.js?raw')],
    ['does-not-look', 'choose(board)', 'x../..o/.xo', () => import('./does-not-look.js?raw')],
    ['prints-its-boards', 'minimax(board, -1)', 'xxo/oox/x..', () => import('./prints-its-boards.js?raw')],
  ],
} as const satisfies Readonly<Record<string, readonly StartRow[]>>;
