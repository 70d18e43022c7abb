import { formatCount, pluralise } from './numbers.ts';
import { toCapitals } from './phrases.ts';

const unreadable = 'gave no answer that could be read';
/** Why a program cannot play, by its state. Each fits one program and several. */
const reasons = {
  right: unreadable,
  wrong: unreadable,
  stops: 'stopped with an error',
  endless: 'did not finish',
  'not-read': unreadable,
  unreadable: 'had no code',
  waiting: 'stayed unchecked',
};

/** A class's programs, playing each other. */
export const checkTournament = {
  title: 'Tournament',
  explain: (programs: number, games: number) =>
    `${pluralise(programs, 'program plays', 'programs play')} each other, once as X and once as O: ${pluralise(games, 'game', 'games')}. A program that makes no move, or an illegal one, loses.`,
  opening:
    'Every game begins with this board, O to move, because a search from the empty board takes too long. A correct program never loses, and two correct programs draw.',
  left: (count: number, state: keyof typeof reasons) =>
    `${pluralise(count, 'program', 'programs')} ${reasons[state]} and cannot play.`,
  minutes: (count: number) =>
    count < 1
      ? 'This takes less than a minute on this computer.'
      : `This takes about ${pluralise(count, 'minute', 'minutes')} on this computer.`,
  tooFew: 'A tournament needs two programs whose answers can be read.',
  begin: 'Begin',
  asking: (done: number, all: number) => `Asking the programs: ${formatCount(done)} of ${formatCount(all)}.`,
  done: (games: number) => `${pluralise(games, 'game was', 'games were')} played.`,
  standings: 'Results',
  columns: {
    student: 'Student',
    points: 'Points',
    wins: 'Won',
    draws: 'Drawn',
    losses: 'Lost',
    open: 'Not finished',
  },
  counted: 'A win is one point, a draw half a point.',
  watch: (name: string) => `Show a game of ${name}`,
  game: 'A game',
  asX: 'X is',
  asO: 'O is',
  opens: 'The game begins.',
  plays: (side: string, move: string) => `${toCapitals(side)} plays ${move}.`,
  won: (side: string) => `${toCapitals(side)} wins.`,
  drawn: 'A draw.',
  unfinished: 'The game was not finished.',
  unknown: 'Its answer could not be read, or did not come in time.',
  previous: 'Previous',
  next: 'Next',
  openCode: 'Open this call in Your code',
};
