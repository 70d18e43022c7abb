import { count, hours, plural } from './numbers.ts';

/** The frame around every page: header, navigation, footer, lists of lessons. */
export const site = {
  name: 'Plybook',
  promise: 'Game-tree search, step by step',
  homeSummary:
    'An interactive notebook on game-tree search: step through a real minimax search, node by node, forwards and backwards.',
  homeText:
    'Every lesson holds a live search. Predict what comes next, press Next, and watch the call, the score and the value that travels up. Step over a subtree, or back out of it.',
  uses: {
    alone: {
      title: 'Walk a search',
      text: 'Set up any position and step through all its calls, even 549,946 of them.',
    },
    compare: {
      title: 'Compare two scorings',
      text: 'See, decision by decision, what plain scoring cannot tell apart.',
    },
    teach: {
      title: 'Teach a class',
      text: 'Present a lesson on a projector, print it, and share the very step you show with every phone.',
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
  lessons: 'Lessons',
  explore: 'Explore',
  exploreSummary: 'Set up any position, choose how it is scored, and walk through its whole search.',
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
  footer: 'Plybook runs in your browser: nothing you do here is sent anywhere.',
};
