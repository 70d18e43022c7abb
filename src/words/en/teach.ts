import { formatCount } from './numbers.ts';

export const teach = {
  title: 'Teach',
  heading: (course: string) => `Teach with ${course}`,
  summary: 'Lessons at a glance, slides, handouts, votes and checked programs.',
  lessons: {
    heading: 'Choose a lesson',
    times: {
      planned:
        'Each lesson has teacher’s notes with a timetable. “In class” is the time in that timetable, for explaining, the questions and what the class does.',
      partly:
        '“In class” is the time in the timetable of the teacher’s notes. Without one, it is the time for reading.',
      unplanned: '“In class” is the time for reading a lesson.',
    },
    exercisesApart: 'Exercises come on top.',
    lesson: 'Lesson',
    minutes: 'In class',
    exercises: 'Exercises',
    objectives: 'Afterwards students can',
    needs: 'The class needs',
    projectorOnly: 'only the projector',
    period: 'For one period',
    skip: 'If time is short, leave out',
    count: (minutes: number) => `${formatCount(minutes)} min`,
    skipped: (title: string, minutes: number | null) =>
      minutes === null ? title : `${title} (${formatCount(minutes)} min)`,
    notes: 'Notes',
    notesOn: (title: string) => `Notes on ${title}`,
    present: 'Present',
    presentLesson: (title: string) => `Present ${title}`,
    handout: 'Handout',
    handoutFor: (title: string) => `Handout for ${title}`,
  },
  slides: {
    heading: 'Show a lesson',
    text: 'Each lesson has slides. One key, or a clicker, goes forward through the text and the searches. N skips the rest of a slide. A second window shows your notes and the time.',
  },
  handout: {
    heading: 'Print a handout',
    text: 'Each lesson has a Print button, and “Handout” in the table leads to it. You choose whether solutions and the teacher’s notes are printed. A handout without them has room for a name and for the answers, and searches are trees to fill in.',
  },
};
