import { formatCount } from './numbers.ts';

const nth = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth'];

export const classAnswers = {
  seats: 'Seats',
  seat: (number: number) => `Seat ${formatCount(number)}`,
  /** Follows a count of seats: `3 with the class`. */
  states: {
    here: 'with the class',
    alone: 'on their own',
    unable: 'can’t show this slide',
    gone: 'not connected',
  },
  noSeats: 'Nobody has joined yet.',
  seatNumbers: (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Seat' : 'Seats'} ${numbers.join(', ')}`,
  seatsNote: 'A seat is one window of a device. Nobody knows whose it is.',
  answers: 'Answers',
  noAnswers: 'Nobody has answered a question yet.',
  answersNote:
    'A right answer is listed once the class has seen it, and answers are marked ✓ or ✗. The count of a seat takes its last answer to each question. Answers are kept until you close the window that is projected.',
  columns: {
    lesson: 'Lesson',
    section: 'Section',
    question: 'Question',
    vote: 'Vote',
    right: 'Right answer',
  },
  vote: (number: number) => `${nth[number - 1]} vote`,
  /** For the answers to a question, or of a seat. */
  rightOf: (right: number, all: number) => `${formatCount(right)} of ${formatCount(all)} right`,
  none: 'none',
  save: 'Save as CSV',
  file: (code: string) => `class-${code}.csv`,
  onClassPage: 'All answers are on the class’s page',
  waiting: 'Waiting for the other window …',
};
