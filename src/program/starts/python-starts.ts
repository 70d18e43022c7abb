import { first } from './first.ts';
import { threeLeft, type StartRow } from './row.ts';

/** The starting points in Python, by what a reader is to do with them. */
export const pythonStarts = {
  write: [
    ['assignment', 'minimax(board)', threeLeft, () => import('./assignment.py?raw')],
    ['judge', 'score(board)', threeLeft, () => import('./judge.py?raw')],
    ['stage-1', 'minimax(board, True)', threeLeft, () => import('./stage-1.py?raw')],
    ['stage-2', 'minimax(board, True)', threeLeft, () => import('./stage-2.py?raw')],
    ['stage-3', 'minimax(board, True)', threeLeft, () => import('./stage-3.py?raw')],
    ['stage-4', 'minimax(board, True)', threeLeft, () => import('./stage-4.py?raw')],
    ['stage-5', 'minimax(board, True)', threeLeft, () => import('./stage-5.py?raw')],
  ],
  read: [
    first,
    ['best-move', 'best_move(board)', 'xox/x.o/..o', () => import('./best-move.py?raw')],
    ['value-and-move', 'minimax(board, True)', threeLeft, () => import('./value-and-move.py?raw')],
    ['negamax', 'negamax(board, 1)', threeLeft, () => import('./negamax.py?raw')],
    ['alpha-beta', 'alphabeta(board, -inf, inf, True)', 'x../..o/.xo', () => import('./alpha-beta.py?raw')],
    ['cache', 'minimax(board)', 'x../..o/.xo', () => import('./cache.py?raw')],
    ['depth-penalty', 'minimax(board, 0, True)', '..o/.xx/oxo', () => import('./depth-penalty.py?raw')],
    ['game-class', 'TicTacToe(board).minimax(1)', '..o/.xx/oxo', () => import('./game-class.py?raw')],
  ],
  mend: [
    ['throws-games-away', 'minimax(board)', threeLeft, () => import('./throws-games-away.py?raw')],
    ['gives-up-too-soon', 'minimax(board, "x")', 'xox/oox/...', () => import('./gives-up-too-soon.py?raw')],
    ['will-not-finish', 'minimax(board, 0, True)', '..o/.xx/oxo', () => import('./will-not-finish.py?raw')],
    ['loves-a-draw', 'minimax(board, X)', threeLeft, () => import('./loves-a-draw.py?raw')],
    ['does-not-look', 'choose(board)', 'x../..o/.xo', () => import('./does-not-look.py?raw')],
    ['prints-its-boards', 'minimax(board, -1)', 'xxo/oox/x..', () => import('./prints-its-boards.py?raw')],
  ],
} as const satisfies Readonly<Record<string, readonly StartRow[]>>;
