import { pluralise } from './numbers.ts';

export const reader = {
  settings: {
    theme: 'Theme',
    themes: {
      system: 'Like the system',
      light: 'Light',
      dark: 'Dark',
      projector: 'Projector: high contrast',
    },
    naming: 'Cells are called',
    namings: { 'a1-c3': 'a1 to c3', '0-8': '0 to 8', '1-9': '1 to 9', 'row-column': '(row, column)' },
    textSize: 'Size of text',
    textSizes: { '100': 'Like the system', '125': '125 %', '150': '150 %' },
    pageKeys: 'Keys of the page, such as P',
    pageKeysChoices: { on: 'On', off: 'Off' },
    speech: 'A screen reader says at each step',
    speechChoices: {
      usual: 'The sentence',
      short: 'Its beginning',
      full: 'The sentence and the board',
    },
    sound: 'Sounds of a search',
    soundChoices: { off: 'Off', on: 'At each step: the larger a value, the higher its tone' },
  },
  kept: {
    title: 'Kept on this device',
    answers: (questions: number, lessons: number) =>
      questions === 0
        ? 'Your settings; no answers yet.'
        : `Your settings, and your answers to ${pluralise(questions, 'question', 'questions')} in ${pluralise(lessons, 'lesson', 'lessons')}.`,
    written: 'What you wrote yourself is kept as well.',
    here: 'Nothing is sent anywhere.',
    refused: 'Your browser allows no storage here, so they last until you leave the page.',
    save: 'Save as a file',
    fileName: 'plybook.json',
    take: 'Take from a file…',
    taken:
      'What the file holds is kept here now. A program that stands on this page comes when the page is opened again.',
    foreign: (file: string) =>
      `${file} is no file that Plybook has saved: choose one that “Save as a file” made.`,
    full: (file: string) =>
      `There is no room for what ${file} holds, so nothing was changed. Browsers keep about 5 MB for a site.`,
    forgetAnswers: 'Forget my answers',
    forgetAll: 'Forget everything',
    forgotAnswers: 'Your answers are forgotten.',
    forgotAll: 'Everything is forgotten.',
    copyStays:
      'Your answers and settings are forgotten, but your browser kept its copy of the course. To remove that, delete the data of this site in the settings of the browser.',
  },
};
