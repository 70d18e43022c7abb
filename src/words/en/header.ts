import { count, plural } from './numbers.ts';

export const header = {
  settings: 'Settings',
  progress: {
    answered: (done: number, questions: number) =>
      `${count(done)} of ${plural(questions, 'question', 'questions')} answered`,
    done: 'all questions answered',
  },
};
