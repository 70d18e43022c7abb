import { formatCount, pluralise } from './numbers.ts';

export const site = {
  about: (duration: string) => `${duration}. Aims and contents`,
  exploreNeedsScript:
    'Here you set up a position and walk through its search. That needs JavaScript; below stands one search, finished.',
  glossary: 'Glossary',
  glossarySummary: 'The words of game-tree search, one meaning each.',
  skip: 'Skip to the text',
  learn: 'Learn',
  menu: 'Menu',
  lessons: 'Lessons',
  explore: 'Explore',
  exploreSummary: 'Set up any position, choose how it is scored, and walk through its whole search.',
  lessonNumber: (number: number) => `Lesson ${number}`,
  course: 'All lessons',
  lessonTitle: (number: number, title: string) => `${number} · ${title}`,
  documentTitle: (title: string, course: string) => `${title} · ${course}`,
  duration: (reading: number, exercises: number) =>
    `${pluralise(reading, 'minute', 'minutes')}, ${formatCount(reading + exercises)} with the exercises`,
  wholeDuration: (lessons: number, reading: number, exercises: number) =>
    `${pluralise(lessons, 'lesson', 'lessons')}, about ${formatHours(reading)} of reading, ${formatHours(reading + exercises)} with the exercises.`,
  objectives: 'Afterwards you can',
  contents: 'On this page',
  file: {
    save: 'Save as one file',
    hint: (runsPrograms: boolean) =>
      `The lesson for a disk or a memory stick, about ${runsPrograms ? '13 MB, since it holds Python' : '1 MB'}. It opens without a network.`,
    making: 'Putting the file together …',
    failed:
      'The file could not be put together, since a part of it could not be fetched. Check the connection, then try again.',
  },
  neighbours: 'Previous and next lesson',
  previous: 'Previous',
  next: 'Next',
  footer:
    'This page runs in your browser: nothing you do here is sent anywhere, but for what you answer in a live class.',
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
