import { pluralise } from './numbers.ts';

export const offline = {
  newVersion: 'A new version of this course is ready. Your place and your answers stay.',
  use: 'Use it now',
  later: 'Later',
  others: (windows: number) =>
    `The old version still runs in ${pluralise(windows, 'other window', 'other windows')}. Close any that you do not need, then try again.`,
  partly:
    'A part of the course is missing from the copy on this machine. It is fetched again when you are online.',
  kept: 'The whole course is saved too, and opens without a network. Python is saved when a program in it first runs.',
};
