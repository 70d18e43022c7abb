import { formatCount, pluralise } from './numbers.ts';
import { toCapitals } from './phrases.ts';

export const presenting = {
  present: 'Present',
  bar: 'Presenting',
  opening: 'Opening the slides …',
  openingTeacher: 'Opening the teacher’s window …',
  section: (number: number, all: number, title: string) =>
    `Section ${formatCount(number)} of ${formatCount(all)}${title && `: ${title}`}`,
  place: (slide: number, slides: number) => `Slide ${formatCount(slide)} of ${formatCount(slides)}`,
  placeInPart: (part: number, parts: number, slide: number, slides: number) =>
    `Part ${formatCount(part)} of ${formatCount(parts)} · slide ${formatCount(slide)} of ${formatCount(slides)}`,
  step: (number: number, all: number) => `step ${formatCount(number)} of ${formatCount(all)}`,
  back: 'Back',
  on: 'Forward',
  share: 'Share',
  fullScreen: 'Full screen',
  teacher: 'Teacher’s window',
  leave: 'Leave',
  /** While the forward key waits. */
  busy: 'One moment …',
  next: {
    call: (move: string, player: string) => {
      if (!move) return 'Next: the first call';
      return player ? `Next: ${toCapitals(player)} tries ${move}` : `Next: branch ${move}`;
    },
    back: 'Next: a value goes back',
    choice: 'Next: the right choice',
    step: 'Next: a step of the search',
    solution: 'Next: the solution',
    answer: 'Next: the answer',
    rest: 'Next: the rest of this slide',
    slide: (name: string) => `Next: ${name}`,
    end: 'This is the end of the lesson.',
    endOfPart: (number: number, all: number) =>
      `This is the end of part ${formatCount(number)} of ${formatCount(all)}.`,
  },
  kinds: {
    question: 'a question',
    afterQuestion: 'the text after the question',
    solution: 'the solution',
    hint: 'a hint',
    search: 'the search',
    comparison: 'a comparison',
    game: 'a game',
    program: 'a program',
    stack: 'the call stack',
    board: 'a board',
    table: 'a table',
    listing: 'a listing',
    figure: 'a figure',
  },
  list: {
    title: 'Slides',
    open: (place: string) => `${place}: list of slides`,
    question: 'Question:',
    close: 'Close',
    alone: 'Present this part alone',
    aloneOf: (part: number) => `Present part ${formatCount(part)} alone`,
    wholeLesson: 'Present the whole lesson',
  },
  part: (number: number, all: number) => `Part ${formatCount(number)} of ${formatCount(all)}`,
  stack: 'Call stack',
  code: 'Code',
  troubles: {
    teacher: 'The browser blocked the teacher’s window. Allow this site to open windows, then try again.',
    audience: 'The browser blocked the projected window. Allow this site to open windows, then try again.',
    fullScreen: 'The browser refused to fill the screen. Choose full screen in its own menu.',
  },
  desk: {
    label: 'For the teacher',
    alone: 'The other window is closed. This one works alone.',
    paired: 'Both windows show the same step.',
    clock: 'Time',
    since: 'Running',
    timetable: 'Timetable',
    /** In minutes; negative if early. */
    delay: (late: number) => {
      if (late === 0) return 'on time';
      return `${formatCount(Math.abs(late))} min ${late > 0 ? 'late' : 'early'}`;
    },
    part: (
      { number, of, first, last }: Record<'number' | 'of' | 'first' | 'last', number>,
      minutes: number,
    ) =>
      `Part ${formatCount(number)} of ${formatCount(of)}: ${
        first === last ? `section ${first}` : `sections ${first} to ${last}`
      }${minutes > 0 ? `, ${pluralise(minutes, 'minute', 'minutes')}` : ''}`,
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
    on: 'While presenting: go on (a clicker works too)',
    back: 'While presenting: go back, also with a clicker',
    skip: 'While presenting: take the other steps of this slide at once, and go to the next',
    stack: 'While presenting: show the call stack over the text, or the text again',
    code: 'While presenting: show the code over the text, or the text again',
    hide: 'While presenting: hide the screen from the class, or show it again',
    list: 'While presenting: choose from a list of slides',
    first: 'While presenting: go to the first slide',
    last: 'While presenting: go to the last slide',
    leave: 'While presenting: back to the lesson',
  },
};
