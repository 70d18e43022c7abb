import { formatCount, pluralise } from './numbers.ts';

export const site = {
  about: (duration: string) => `${duration}. Aims and contents`,
  exploreNeedsScript:
    'Set up a position here and step through its search. This needs JavaScript. Below is one finished search.',
  glossary: 'Glossary',
  glossarySummary: 'The terms of game-tree search, each with one meaning.',
  skip: 'Skip to the text',
  learn: 'Learn',
  menu: 'Menu',
  lessons: 'Lessons',
  explore: 'Explore',
  exploreSummary: 'Set up any position, choose how it is scored, and step through the whole search.',
  lessonNumber: (number: number) => `Lesson ${number}`,
  course: 'All lessons',
  lessonTitle: (number: number, title: string) => `${number} · ${title}`,
  documentTitle: (title: string, course: string) => `${title} · ${course}`,
  duration: (reading: number, exercises: number) => {
    const minutes = pluralise(reading, 'minute', 'minutes');
    return exercises === 0 ? minutes : `${minutes}, ${formatCount(reading + exercises)} with the exercises`;
  },
  wholeDuration: (lessons: number, reading: number, exercises: number) => {
    const whole = exercises === 0 ? '' : `, ${formatHours(reading + exercises)} with the exercises`;
    return `${pluralise(lessons, 'lesson', 'lessons')}, about ${formatHours(reading)} of reading${whole}.`;
  },
  objectives: 'After this lesson you can',
  author: (name: string) => `By ${name}`,
  contents: 'On this page',
  neighbours: 'Previous and next lesson',
  previous: 'Previous',
  next: 'Next',
  footer: 'This page runs in your browser. Nothing leaves your computer, except in a live class.',
};

/** `5½ hours`, to the half hour; in minutes if shorter. */
function formatHours(minutes: number): string {
  if (minutes < 30) return pluralise(minutes, 'minute', 'minutes');
  const halves = Math.round(minutes / 30);
  const whole = Math.floor(halves / 2);
  if (halves === 1) return 'half an hour';
  if (halves === 2) return 'an hour';
  return `${formatCount(whole)}${halves % 2 ? '½' : ''} hours`;
}
