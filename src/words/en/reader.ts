import { pluralise } from './numbers.ts';

export const reader = {
  /** In the order in which they are listed. */
  settings: {
    theme: {
      label: 'Theme',
      values: {
        system: 'Same as system',
        light: 'Light',
        dark: 'Dark',
        projector: 'Projector: high contrast',
      },
    },
    naming: {
      label: 'Names of cells',
      values: { 'a1-c3': 'a1 to c3', '0-8': '0 to 8', '1-9': '1 to 9', 'row-column': '(row, column)' },
    },
    textSize: {
      label: 'Size of text',
      values: { '100': 'Same as system', '125': '125 %', '150': '150 %' },
    },
    pageKeys: { label: 'Letter keys of the page, such as P', values: { on: 'On', off: 'Off' } },
    speech: {
      label: 'At each step a screen reader says',
      values: {
        usual: 'The sentence',
        short: 'The start of the sentence',
        full: 'The sentence and the board',
      },
    },
    sound: {
      label: 'Sounds of a search',
      values: { off: 'Off', on: 'At each step: the larger a value, the higher its tone' },
    },
  },
  /** Below the sizes of text. */
  projectorSize:
    'In the projector theme text grows with the screen. It is at least as large as you choose here.',
  kept: {
    title: 'Saved on this device',
    answers: (questions: number, lessons: number) =>
      questions === 0
        ? 'Your settings; no answers yet.'
        : `Your settings, and your answers to ${pluralise(questions, 'question', 'questions')} in ${pluralise(lessons, 'lesson', 'lessons')}.`,
    written: 'Your own texts are saved too.',
    here: 'Nothing leaves your computer, except in a live class.',
    refused: 'Your browser cannot save them here, so they are lost when you leave the page.',
    /** As soon as something is not saved. */
    unkept:
      'Your browser saves nothing for this site, or has no room left. What you do here is lost when you leave the page. Under Settings you can save it as a file.',
    close: 'Close',
    save: 'Save as a file',
    fileName: 'plybook.json',
    take: 'Load from a file…',
    taken: 'The data from the file is saved here now. To see a program on this page, reload the page.',
    foreign: (file: string) =>
      `${file} is not a file saved by Plybook: choose one made with “Save as a file”.`,
    full: (file: string) =>
      `There is no room for the data in ${file}, so nothing was changed. Browsers save about 5 MB for a site.`,
    forgetAnswers: 'Delete my answers',
    forgetAll: 'Delete everything',
    forgotAnswers: 'Your answers are deleted.',
    forgotAll: 'Everything is deleted.',
    copyStays:
      'Your answers and settings are deleted, but your browser has kept its copy of the course. To remove that copy, delete the data of this site in your browser’s settings.',
  },
};
