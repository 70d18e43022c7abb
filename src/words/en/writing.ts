import { formatCount, pluralise } from './numbers.ts';

export const writing = {
  label: 'The lesson',
  untitled: 'A lesson without a title',
  file: 'lesson.md',
  editor: {
    label: 'The text of the lesson',
    hint: 'Tab indents. Escape and then Tab leads out of the text. Control and F finds in it.',
    wrongLine: (line: number, text: string) => `Line ${formatCount(line)}: ${text}`,
  },
  preview: 'The lesson as its readers see it',
  kept: 'kept here',
  notKept: 'not kept',
  begin: 'Begin with…',
  empty: 'A new lesson',
  open: 'Open file…',
  reset: 'Begin anew',
  save: 'Save',
  share: 'Share',
  finish: 'The lesson as it is now',
  print: 'Print',
  present: 'Present',
  oneFile: 'One file',
  oneFileHint: 'The lesson as one HTML file, which opens without a network',
  noFile:
    'The file could not be made, since what the lesson is put into could not be fetched. Check the connection, then reload the page: the lesson is kept.',
  shareTitle: 'Share this lesson',
  tabs: { label: 'What is shown', text: 'Text', lesson: 'Lesson' },
  replaced: (file: string) => `${file} stands in place of what was here, which is kept.`,
  bringBack: 'Bring it back',
  problems: {
    label: 'What is wrong',
    none: 'Nothing is wrong.',
    starting: 'The lesson is being read.',
    count: (problems: number) => pluralise(problems, 'problem', 'problems'),
    line: (line: number) => `Line ${formatCount(line)}`,
    mend: (right: string) => `Write ${right}`,
  },
  notPlaced:
    'the server of the class does not have this lesson: ask your teacher to open it again, then reload this page',
  unreadable: 'the lesson in the address cannot be read: it may have been cut off',
  unknown: (name: string) => `${name} is no lesson that can be opened: expected a file that ends in .md`,
  tooLarge: (name: string, kilobytes: number, most: number) =>
    `${name} has ${formatCount(kilobytes)} kB: expected at most ${formatCount(most)} kB of text`,
  tooLong:
    'The lesson takes too long to check, so it is not shown as it is now: one of its searches is larger than a lesson can hold. Limit it by depth-limit or max-nodes, or set up a later position.',
  noCompiler:
    'What checks the lesson could not be started or broke off. Your text is kept; check the connection, then reload the page.',
  longAddress: (length: number, most: number) =>
    `The address that holds this lesson has ${formatCount(length)} characters, and some programs cut one after ${formatCount(most)}. Pass the file on instead: it opens on this page.`,
};
