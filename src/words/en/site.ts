import { count, plural } from './numbers.ts';

/** The frame around every page: header, navigation, footer, lists of lessons. */
export const site = {
  name: 'Plybook',
  promise: 'See how a program thinks ahead',
  homeSummary:
    'Minimax plays tic-tac-toe by asking one question again and again. Step through every call, forwards and back, and watch the boards, the scores and the code.',
  homeNote: 'Runs in your browser, without a network too. Nothing is sent anywhere.',
  /** The doors of the home page: where each leads, and to what. */
  doors: {
    learn: {
      title: 'Learn',
      text: (lessons: number) =>
        `${count(lessons)} lessons, from the first game tree to alpha-beta. Predict, then look.`,
    },
    explore: {
      title: 'Explore',
      text: 'Any position, any scoring: the tree, the call stack and the code side by side.',
    },
    compare: {
      title: 'Compare',
      text: 'Two searches of one position, move by move: where they part, and why.',
    },
    teach: {
      title: 'Teach',
      text: 'Show a lesson as slides, print it as a handout, and share the very step on your screen.',
    },
    write: {
      title: 'Write',
      text: 'A lesson of your own: text at the left, and at the right what your class will step through.',
    },
  },
  startCourse: 'Start the course',
  about: (duration: string) => `${duration}. Aims and contents`,
  exploreNeedsScript:
    'Here you set up a position and walk through its search. That needs JavaScript; below stands one search, finished.',
  glossary: 'Glossary',
  glossarySummary: 'The words of the course, one meaning each.',
  skip: 'Skip to the text',
  navigation: 'Plybook',
  learn: 'Learn',
  menu: 'Menu',
  lessons: 'Lessons',
  explore: 'Explore',
  exploreSearch: 'Explore a search',
  exploreSummary: 'Set up any position, choose how it is scored, and walk through its whole search.',
  lessonNumber: (number: number) => `Lesson ${number}`,
  course: 'All lessons',
  lessonTitle: (number: number, title: string) => `${number} · ${title}`,
  documentTitle: (title: string) => `${title} · Plybook`,
  duration: (reading: number, exercises: number) =>
    `${plural(reading, 'minute', 'minutes')}, ${count(reading + exercises)} with the exercises`,
  wholeDuration: (lessons: number, reading: number, exercises: number) =>
    `${plural(lessons, 'lesson', 'lessons')}, about ${hours(reading)} of reading, ${hours(reading + exercises)} with the exercises.`,
  objectives: 'Afterwards you can',
  contents: 'On this page',
  download: 'This lesson as one file',
  downloadHint:
    'for a disk or a memory stick. To fetch it takes a network; it opens in a browser without one.',
  neighbours: 'Previous and next lesson',
  previous: 'Previous',
  next: 'Next',
  footer:
    'Plybook runs in your browser: nothing you do here is sent anywhere, but for what you answer in a live class.',
};

/** A length of time given in minutes, to the half hour: `5½ hours`. At least half an hour. */
function hours(minutes: number): string {
  const halves = Math.max(1, Math.round(minutes / 30));
  const whole = Math.floor(halves / 2);
  if (halves === 1) return 'half an hour';
  if (halves === 2) return 'an hour';
  return `${count(whole)}${halves % 2 ? '½' : ''} hours`;
}
