import { count } from './numbers.ts';

/** Presenting a lesson: the bar over its sections, the teacher's window, and the keys on the help sheet. */
export const presenting = {
  present: 'Present',
  bar: 'Presenting',
  section: (number: number, all: number, title: string) =>
    `Section ${count(number)} of ${count(all)}${title && `: ${title}`}`,
  place: (number: number, all: number) => `${count(number)} / ${count(all)}`,
  back: 'Back',
  on: 'On',
  share: 'Share',
  fullScreen: 'Full screen',
  teacher: 'Teacher’s window',
  leave: 'Leave',
  blocked: 'The browser held the teacher’s window back. Allow this site to open windows, then try again.',
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
    noNotes: 'There are no notes.',
    next: (title: string) => `Next: ${title}`,
    end: 'This is the last section.',
  },
  keys: {
    present: 'Present this lesson, from the section in view',
    on: 'While presenting: go on, also by a clicker',
    back: 'While presenting: go back, also by a clicker',
    hide: 'While presenting: hide the screen from the class, or show it again',
    leave: 'While presenting: back to the lesson',
  },
};
