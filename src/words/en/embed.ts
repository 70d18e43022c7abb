import { findNearest } from '../nearest.ts';
import { quoteText } from './phrases.ts';

export const embed = {
  title: 'A piece of the course',
  summary: 'One search, comparison, program or question of the course, to embed in another page.',
  needsScript:
    'This is a piece of a course that you can step through or answer. It needs JavaScript. You can read the course without it.',
  waiting: 'One moment …',
  empty:
    'Put any part of the course on your own page. Choose it here and copy the code. Any other search, comparison or program, and a lesson of your own, has a Share button that gives its code.',
  lesson: 'Lesson',
  piece: 'Piece',
  preview: 'The piece as your page will show it',
  nothingHere: 'No piece of this lesson can be shown. Choose another lesson.',
  kinds: {
    search: 'Search',
    timeline: 'Timeline',
    comparison: 'Comparison',
    game: 'Game',
    program: 'Program',
    prediction: 'Prediction',
    question: 'Question',
  },
  byHand: 'By hand',
  /** A position, and how it is searched. */
  figure: (subject: string, how: string) => `${subject} · ${how}`,
  call: (call: string, subject: string) => `${call} at ${subject}`,
  sides: (left: string, right: string) => `${left} – ${right}`,
  program: 'a program',
  notebook: (course: string) => `Open in ${course}`,
  newTab: '(in a new tab)',
  /** On a page of its own, outside a frame. */
  another: 'Choose another piece',
  back: (title: string) => `Back to ${title}`,
  /** Beside the link to the notebook, if somebody else wrote the text. */
  foreign:
    'The text and questions come from the page around this frame. Plybook has only checked that they are safe.',
  unknown: (text: string) =>
    `${quoteText(text)}: the address of a frame begins with #explore/, #compare/, #code/, #write/lesson/ or #lessons/ and the name of a lesson. Press Share and copy the code for your page again.`,
  noLesson: (page: string) =>
    `${quoteText(page)}: there is no such lesson, or it could not be loaded. Check the connection and the address, or press Share and copy the code for your page again.`,
  noPiece: (name: string, page: string, known: readonly string[]) => {
    const near = findNearest(name, known);
    const help = near === null ? 'choose it again on the page embed/ of this site' : `did you mean ${near}?`;
    return `${quoteText(name)}: nothing in ${page} has that name, ${help}`;
  },
};
