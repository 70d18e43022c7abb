import { formatCount, pluralise } from './numbers.ts';

export const goals = {
  tab: (met: number, all: number) => `Tests ${formatCount(met)}/${formatCount(all)}`,
  pane: (met: number, all: number) => `Tests: ${formatCount(met)} of ${formatCount(all)}`,
  label: 'Tests for this program',
  /** Must not say how to reach the goal. */
  asked: {
    player: 'A function says whose turn it is.',
    actions: 'A function returns every move.',
    result: 'A function returns the board after a move and does not change the board that it is given.',
    winner: 'A function says who has a line.',
    terminal: 'A function says whether the game is over.',
    utility: 'A function scores a finished game.',
    score: 'A function scores a finished game and returns nothing for an unfinished one.',
    'scores-ends': 'Finished games get the right score.',
    answers: 'An unfinished game gets an answer too.',
    'asks-every-move': 'It searches every move.',
    'plays-right': 'It chooses as well as minimax on every board tried.',
    'returns-a-move': 'It returns a move, and a good one.',
    'turns-signs': 'Both sides take the largest of their own values.',
    'fewer-calls': 'It makes fewer calls than plain minimax.',
    remembers: 'It answers from memory.',
  },
  state: { met: 'done', open: 'not yet', looking: 'being tested', untried: 'not tested yet' },
  allMet: 'This program passes every test.',
  show: 'Show the tests',
  forClass:
    'Your class is writing this program. Each time you run it, your teacher sees how many tests it passes, but not your code.',
  none: {
    player: 'There is no function player(board).',
    actions: 'There is no function actions(board).',
    result: 'There is no function result(board, action).',
    winner: 'There is no function winner(board).',
    terminal: 'There is no function terminal(board).',
    utility: 'There is no function utility(board).',
    score: 'There is no function score(board).',
  },
  missing: {
    noRun: 'The program did not finish.',
    noBoard:
      'The program has no empty board. Keep a function that returns one, or a variable that holds one.',
    noTurn: 'All of its values are for the same side.',
    noNumber: 'It did not return a number for this board.',
    moves: (asked: number, moves: number) =>
      `The first call searched ${pluralise(asked, 'board', 'boards')}, but there ${moves === 1 ? 'is' : 'are'} ${pluralise(moves, 'move', 'moves')}.`,
    noMove: 'It returned values, not moves.',
    calls: (calls: number, plain: number) =>
      `It made ${pluralise(calls, 'call', 'calls')}, and plain minimax makes ${formatCount(plain)}.`,
    noHit: 'No call was answered from memory. Every one of them searched.',
  },
};
