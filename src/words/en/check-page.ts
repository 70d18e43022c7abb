import { formatCount, pluralise } from './numbers.ts';

/** The page on which a class's homework is judged. */
export const checkPage = {
  title: 'Check',
  heading: 'Check a class’s programs',
  summary:
    'Drop your class’s homework here. Every program is tried on hundreds of positions. You see which programs are right, what the others get wrong, and the first call that fails.',
  needsScript: 'Programs run and are judged here in your browser. This needs JavaScript.',
  promise: 'Nothing leaves this computer.',
  kept: 'This page forgets files and results when you close it.',
  drop: 'Drop a folder, files, or the zip from your course system here',
  forms:
    'Downloads from Moodle, Canvas, Gradescope and Blackboard work unchanged. So does a folder with one folder or file for each student.',
  sample:
    'Programs are first tried on a sample of 354 positions with one to six free cells: wins, draws and losses, near and far, mostly where a move can be wrong. You can then choose all 4,438.',
  limits: (kilobytes: number, entries: number, megabytes: number) =>
    `Python, JavaScript, TypeScript and notebooks. At most ${formatCount(kilobytes)} kB a program, ${formatCount(entries)} files and ${formatCount(megabytes)} MB together.`,
  files: 'Choose files or a zip',
  folder: 'Choose a folder',
  other: 'Check other files',
  back: 'Back to the results',
  opening: 'Opening the files …',
  positions: 'Positions',
  rungs: { glance: 'a sample of 354', all: 'all 4,438' },
  call: 'Call',
  callHint: 'suggested',
  again: 'Check again',
  progress: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)}`,
  running: (count: number) => `${formatCount(count)} running`,
  pause: 'Pause',
  resume: 'Continue',
  stop: 'Stop',
  search: 'Search',
  hideNames: 'Hide names',
  showNames: 'Show names',
  saveCsv: 'Save as CSV',
  saveJson: 'Save as JSON',
  stillWaiting: (count: number) => `${pluralise(count, 'program is', 'programs are')} still to check.`,
  tournamentLater: 'You can start a tournament when all programs are checked, or after you press Stop.',
  status: {
    begun: (count: number) => `Checking ${pluralise(count, 'program', 'programs')}.`,
    some: (done: number, all: number) =>
      `Checked so far: ${formatCount(done)} of ${pluralise(all, 'program', 'programs')}.`,
    paused: 'Paused. Results so far are kept.',
    stopped: 'Stopped. Results so far are kept.',
    done: (all: number, right: number) =>
      `${all === 1 ? 'The program is' : `All ${formatCount(all)} programs are`} checked: ${formatCount(right)} right.`,
  },
  groups: 'Groups by mistake',
  columns: {
    student: 'Student',
    state: 'State',
    share: 'Right',
    mistake: 'Mistake, and the smallest board that shows it',
    board: 'Board',
  },
  caption: 'One row for each program',
  hiddenName: (number: number, all: number) =>
    `student-${String(number).padStart(Math.max(2, String(all).length), '0')}`,
  fileOf: (name: string) => `File of ${name}`,
  share: (right: number, all: number) => `${formatCount(right)} of ${formatCount(all)}`,
  notCounted: 'no count',
  waiting: 'waiting',
  isRunning: 'running',
  open: (name: string) => `Open the program of ${name} in Your code`,
  none: 'No program matches. Clear the search, or choose another group.',
  legend: (functions: readonly string[]) =>
    `Six functions of the assignment are tried alone, if the program has them: ${functions.join(', ')}.`,
  right:
    '“Right” counts only win, draw and loss: every answer keeps, or names, the best result. How soon a win comes does not count, but a remark reports it.',
  points:
    'Points in the CSV: one for playing right, in part if only some answers are right, and one for each of the six functions that the program has. A function that was not checked does not count.',
  common: 'Most common mistake',
  oneOfThem: 'One of the mistakes',
  showInClass: 'Show in class',
  example: (count: number, all: number) =>
    `${formatCount(count)} of ${pluralise(all, 'program', 'programs')}`,
  openExample: 'Open this program in Your code',
  close: 'Close',
  keys: {
    rows: 'Previous or next program',
    open: 'Open the program in Your code',
    search: 'Search',
    names: 'Hide or show names',
  },
};
