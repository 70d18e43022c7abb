import { formatCount } from './numbers.ts';
import { toCapitals } from './phrases.ts';

export const presenting = {
  present: 'Present',
  bar: 'Presenting',
  section: (number: number, all: number, title: string) =>
    `Section ${formatCount(number)} of ${formatCount(all)}${title && `: ${title}`}`,
  place: (number: number, all: number) => `${formatCount(number)} of ${formatCount(all)}`,
  step: (number: number, all: number) => `step ${formatCount(number)} of ${formatCount(all)}`,
  back: 'Back',
  on: 'On',
  share: 'Share',
  fullScreen: 'Full screen',
  teacher: 'Teacher’s window',
  leave: 'Leave',
  next: {
    call: (move: string, player: string) => {
      if (!move) return 'Next: the first call';
      return player ? `Next: ${toCapitals(player)} tries ${move}` : `Next: branch ${move}`;
    },
    back: 'Next: a value goes back',
    solution: 'Next: the solution',
    question: 'Next: a question',
    more: 'Next: more of this section',
    rest: 'Next: the rest of this slide',
    titled: (title: string) => `Next: ${title}`,
    end: 'This is the end of the lesson.',
  },
  stack: 'Call stack',
  code: 'Code',
  troubles: {
    teacher: 'The browser held the teacher’s window back. Allow this site to open windows, then try again.',
    fullScreen: 'The browser refused to fill the screen. Choose full screen in its own menu.',
  },
  desk: {
    label: 'For the teacher',
    alone: 'The other window is closed: this one turns alone.',
    paired: 'Both windows show the same step.',
    clock: 'Time',
    since: 'Since the start',
    hide: 'Hide the screen',
    unhide: 'Show the screen again',
    hidden: 'The class sees an empty screen.',
    notes: 'Notes on this section',
    lessonNotes: 'Notes on the lesson',
    coming: 'The next slide',
    noNotes: 'There are no notes.',
  },
  keys: {
    present: 'Present this lesson, from the section in view',
    on: 'While presenting: go on, also by a clicker',
    back: 'While presenting: go back, also by a clicker',
    stack: 'While presenting: show the call stack over the text, or the text again',
    code: 'While presenting: show the code over the text, or the text again',
    hide: 'While presenting: hide the screen from the class, or show it again',
    leave: 'While presenting: back to the lesson',
  },
};
