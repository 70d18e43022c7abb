import { formatCount, pluralise } from './numbers.ts';

export const goals = {
  tab: (met: number, all: number) => `Asked ${formatCount(met)}/${formatCount(all)}`,
  pane: (met: number, all: number) => `Asked: ${formatCount(met)} of ${formatCount(all)}`,
  label: 'What is asked of this program',
  /** Must not say how to reach the goal. */
  asked: {
    player: 'A function says whose turn it is.',
    actions: 'A function returns every move.',
    result: 'A function returns the board after a move, and leaves its own board as it was.',
    winner: 'A function says who has a line.',
    terminal: 'A function says whether the game is over.',
    utility: 'A function scores a finished game.',
    score: 'A function scores a finished game, and gives an unfinished one nothing.',
    'scores-ends': 'Finished games have their score.',
    answers: 'A game that goes on has an answer too.',
    'asks-every-move': 'Every move is asked about.',
    'plays-right': 'It chooses as well as minimax, wherever it is asked.',
    'returns-a-move': 'It returns a move, and a good one.',
    'turns-signs': 'Both sides take the largest, each of its own values.',
    'fewer-calls': 'It makes fewer calls than plain minimax.',
    remembers: 'It answers from memory.',
  },
  state: { met: 'done', open: 'not yet', looking: 'being looked at', untried: 'not looked at yet' },
  allMet: 'All that is asked of this program is done.',
  show: 'Show what is asked',
  forClass:
    'Your class is asked for this program. Each time that you run it, how far it has come is sent, and no line of it.',
  none: {
    player: 'No function player(board) is here.',
    actions: 'No function actions(board) is here.',
    result: 'No function result(board, action) is here.',
    winner: 'No function winner(board) is here.',
    terminal: 'No function terminal(board) is here.',
    utility: 'No function utility(board) is here.',
    score: 'No function score(board) is here.',
  },
  missing: {
    noRun: 'The program has not come to its end.',
    noBoard: 'No empty board was found in the program. Keep a function or a variable in it that holds one.',
    noTurn: 'All of its values are counted for the same side.',
    noNumber: 'It returned no number for this board.',
    moves: (asked: number, moves: number) =>
      `The first call asked about ${pluralise(asked, 'board', 'boards')}, and there ${moves === 1 ? 'is' : 'are'} ${pluralise(moves, 'move', 'moves')}.`,
    noMove: 'It returned values, and no moves.',
    calls: (calls: number, plain: number) =>
      `It made ${pluralise(calls, 'call', 'calls')}, and plain minimax makes ${formatCount(plain)}.`,
    noHit: 'No call was answered from memory: each of them searched.',
  },
};
