import { formatCount, pluralise } from './numbers.ts';

export const writing = {
  label: 'The lesson',
  untitled: 'A lesson without a title',
  file: 'lesson.md',
  editor: {
    label: 'The text of the lesson',
    hint: 'After your first key here, Tab indents; press Escape, then Tab, to leave the text. Ctrl+F searches it.',
    wrongLine: (line: number, text: string) => `Line ${formatCount(line)}: ${text}`,
  },
  previews: {
    lesson: 'The lesson as readers see it',
    slides: 'The slide at the cursor, as a class sees it',
    handout: 'The lesson as it is printed',
  },
  views: {
    label: 'Preview',
    view: 'Shown as',
    lesson: 'Lesson',
    slides: 'Slides',
    handout: 'Handout',
    width: 'Width',
    wide: 'Wide',
    phone: 'Phone',
    place: (slide: number, slides: number) => `Slide ${formatCount(slide)} of ${formatCount(slides)}`,
    endless: 'Without page breaks',
  },
  kept: 'Saved in this browser',
  /** Of the sample that the page begins with. */
  keeps: 'Saved here only if you change it',
  notKept: 'Not saved: press Save',
  begin: 'Start from…',
  empty: 'A new lesson',
  sample: 'A short example',
  open: 'Open file…',
  reset: 'Start over',
  save: 'Save',
  share: 'Share',
  finish: 'This version of the lesson',
  print: 'Print',
  present: 'Present',
  oneFile: 'One file',
  oneFileHint: 'The lesson as one HTML file, which opens without a network',
  noFile:
    'The file could not be made, because a part of it could not be loaded. Check the connection and reload the page. Your lesson is saved.',
  shareTitle: 'Share this lesson',
  tabs: { label: 'What is shown', text: 'Text', lesson: 'Lesson' },
  replaced: {
    label: 'Replaced texts',
    kept: 'Your replaced texts are saved in this browser until you delete them.',
    notKept: 'Your replaced texts are lost when this page is closed: this browser saves nothing.',
    name: (title: string, file: string, line: string) =>
      [title && `“${title}”`, file, line && `with the line “${line}”`].filter(Boolean).join(', '),
    bringBack: 'Bring back',
    bringBackHint: (name: string) => `Bring back ${name}`,
    delete: 'Delete',
    deleteHint: (name: string) => `Delete ${name}`,
  },
  problems: {
    label: 'Problems',
    none: 'No problems',
    /** Before what this page is right without, but no course is built without. */
    advice: 'In a course:',
    withAdvice: (problems: string, advice: number) => `${problems} here, ${formatCount(advice)} in a course`,
    starting: 'Reading the lesson …',
    count: (problems: number) => pluralise(problems, 'problem', 'problems'),
    line: (line: number) => `Line ${formatCount(line)}`,
    mend: (right: string) => (right.includes('\n') ? 'Insert it' : `Write ${right}`),
  },
  notPlaced:
    'the server of the class does not have this lesson: ask your teacher to open it again, then reload this page',
  unreadable: 'the lesson in the address cannot be read: the address may be incomplete',
  unknown: (name: string) => `${name} cannot be opened as a lesson: expected a file name that ends in .md`,
  tooLarge: (name: string, kilobytes: number, most: number) =>
    `${name} is ${formatCount(kilobytes)} kB: expected at most ${formatCount(most)} kB of text`,
  tooLong:
    'The lesson takes too long to check, so your last changes are not shown. One of its searches is too large for a lesson. Limit it with depth-limit or max-nodes, or choose a later position.',
  noCompiler:
    'The check of the lesson did not start, or stopped. Your text is saved. Check the connection and reload the page.',
  longAddress: (length: number, most: number) =>
    `The address that holds this lesson has ${formatCount(length)} characters, but some programs cut off addresses after ${formatCount(most)}. Send the file instead, and open it on this page.`,
};
