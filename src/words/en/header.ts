import { count, plural } from './numbers.ts';

/** What the header and the lists of lessons say once scripts run. */
export const header = {
  settings: 'Settings',
  /** How far the reader is in a lesson. */
  progress: {
    answered: (done: number, questions: number) =>
      `${count(done)} of ${plural(questions, 'question', 'questions')} answered`,
    done: 'all questions answered',
  },
};
