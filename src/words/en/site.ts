import { count, plural } from '../numbers.ts';

/** The frame around every page: header, navigation, footer, lists of lessons. */
export const site = {
  name: 'Plybook',
  promise: 'Game-tree search, step by step',
  homeSummary:
    'An interactive notebook on game-tree search: step through a real minimax search, node by node, forwards and backwards.',
  homeText:
    'Every lesson holds a live search. Predict what comes next, press Next, and watch the call, the score and the value that travels up. Step over a subtree, or back out of it; compare two ways of scoring; share the very step you stand at.',
  startCourse: 'Start the course',
  about: (duration: string) => `${duration}, aims and contents`,
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
  settings: {
    title: 'Settings',
    theme: 'Theme',
    themes: {
      system: 'Like the system',
      light: 'Light',
      dark: 'Dark',
      projector: 'Projector: high contrast',
    },
    notation: 'Cells are called',
    notations: { '0-8': '0 to 8', '1-9': '1 to 9', 'row-column': '(row, column)' },
    textSize: 'Size of text',
    textSizes: { '100': 'Like the system', '125': '125 %', '150': '150 %' },
    pageKeys: 'Keys of the page, such as P',
    pageKeysChoices: { on: 'On', off: 'Off' },
  },
  /** How far the reader is in a lesson. */
  progress: {
    answered: (done: number, questions: number) =>
      `${count(done)} of ${plural(questions, 'question', 'questions')} answered`,
    done: 'all questions answered',
  },
  /** What is kept on the reader’s machine. */
  kept: {
    title: 'Kept on this device',
    answers: (questions: number, lessons: number) =>
      questions === 0
        ? 'Your settings; no answers yet.'
        : `Your settings, and your answers to ${plural(questions, 'question', 'questions')} in ${plural(lessons, 'lesson', 'lessons')}.`,
    here: 'Nothing is sent anywhere.',
    refused: 'Your browser allows no storage here, so they last until you leave the page.',
    forgetAnswers: 'Forget my answers',
    forgetAll: 'Forget everything',
    forgotAnswers: 'Your answers are forgotten.',
    forgotAll: 'Everything is forgotten.',
  },
  minutes: (minutes: number) => plural(minutes, 'minute', 'minutes'),
  objectives: 'Afterwards you can',
  contents: 'On this page',
  neighbours: 'Previous and next lesson',
  previous: 'Previous',
  next: 'Next',
  footer: 'Plybook runs in your browser: nothing you do here is sent anywhere.',
};
