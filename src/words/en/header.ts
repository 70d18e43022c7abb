import { formatCount, pluralise } from './numbers.ts';

export const header = {
  settings: 'Settings',
  /** For a reader who comes back. */
  goOn: (section: string) => `Continue at “${section}”`,
  goOnLesson: (number: string, title: string) => `Continue: ${number} ${title}`,
  progress: {
    answered: (done: number, questions: number) =>
      `${formatCount(done)} of ${pluralise(questions, 'question', 'questions')} answered`,
    done: 'all questions answered',
  },
};
