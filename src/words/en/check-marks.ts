import { formatCount, pluralise } from './numbers.ts';

/** What graders show of a check. */
export const checkMarks = {
  titles: {
    player: 'player says whose turn it is',
    actions: 'actions lists the free cells',
    result: 'result makes a move on a copy',
    winner: 'winner finds a full line',
    terminal: 'terminal says when the game is over',
    utility: 'utility scores a finished game',
    'plays-right': 'plays as well as minimax',
    'returns-a-move': 'returns a move',
  },
  /** Over the columns of a table. */
  heads: { test: 'Test', points: 'Points', told: 'What happened' },
  absent: (name: string) => `No function called ${name} was found.`,
  unchecked:
    'Not checked: it takes other arguments, something that it depends on is wrong, or it could not be run.',
  share: (right: number, all: number) =>
    `Right in ${formatCount(right)} of ${pluralise(all, 'position', 'positions')}.`,
  returnsValue: 'It returns a value, not a move.',
  notJudged: (notes: readonly string[]) =>
    ['This program was not judged and has no marks. A teacher must look at it.', ...notes].join(' '),
  rubric: {
    notAMap: 'invalid rubric: expected a map, such as "points: { winner: 1 }"',
    key: (key: string, known: readonly string[]) =>
      `invalid rubric key "${key}": expected one of ${known.join(', ')}`,
    points: (key: string, value: string) => `invalid points ${value} for ${key}: expected a number from 0`,
    list: 'a list',
    map: 'a map',
    nothing: 'without a value',
    choice: (key: string, value: string, known: readonly string[]) =>
      `invalid ${key} ${value}: expected ${known.join(' or ')}`,
  },
};
