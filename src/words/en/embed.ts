import { findNearest } from '../nearest.ts';
import { quoteText } from './phrases.ts';

export const embed = {
  title: 'A piece of Plybook',
  summary: 'One search, comparison, program or question of Plybook, to stand in a frame on another page.',
  needsScript:
    'Here stands a piece of Plybook that can be stepped through or answered. That needs JavaScript. The notebook reads without it.',
  waiting: 'One moment …',
  empty:
    'The address of this page says what stands here. For a page of your own choose a piece of the course, a question of it too, and copy its code. Any other search, comparison or program gives its code where you press Share beside it, and so does what you write on the page Write.',
  lesson: 'Lesson',
  piece: 'Piece',
  choose: 'Choose a lesson',
  kinds: {
    search: 'Search',
    timeline: 'Timeline',
    comparison: 'Comparison',
    game: 'Game',
    program: 'Program',
    prediction: 'Predict',
    question: 'Question',
  },
  notebook: (course: string) => `Open in ${course}`,
  newTab: '(in a new tab)',
  /** Beside the line that leads to the notebook, where the text was written by others. */
  foreign: 'Text and questions come from the page around; Plybook has checked only that they can do no harm.',
  unknown: (text: string) =>
    `${quoteText(text)}: the address of a frame begins with #explore/, #compare/, #code/, #write/lesson/ or #lessons/ and the name of a lesson. Copy the code for your page anew, from Share.`,
  noLesson: (page: string) =>
    `${quoteText(page)}: there is no such lesson, or it could not be fetched. Check the connection and the address, or copy the code for your page anew, from Share.`,
  noPiece: (name: string, page: string, known: readonly string[]) => {
    const near = findNearest(name, known);
    const help = near === null ? 'choose it anew on the page embed/ of this site' : `did you mean ${near}?`;
    return `${quoteText(name)}: nothing in ${page} has that name, ${help}`;
  },
};
