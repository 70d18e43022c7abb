import { pluralise } from './numbers.ts';

export const suggestions = {
  label: 'How it may go on',
  count: (count: number) =>
    `${pluralise(count, 'suggestion', 'suggestions')}: arrow keys choose, Enter takes, Escape closes.`,
  closes: (name: string) => `Ends <${name}>.`,
  id: 'The name by which others on the page speak of it.',
  session: (id: string) => `The search with the id ${id}.`,
  step: (id: string) => `A link that sets the step of ${id}, from 0.`,
  move: (side: 'x' | 'o', cell: string) => `${side.toUpperCase()} takes ${cell}.`,
  branch: (name: string) => `The branch ${name}.`,
  asked: 'What can be asked of a search.',
  field: (of: string) => `What can be asked of ${of}.`,
  value: 'One of its values.',
  usual: 'Its value where none is written.',
  container: {
    think: 'A question with nothing to enter.',
    cover: 'A table whose last column stays covered until the reader asks.',
    hint: 'A hint, which opens by itself or within a quiz.',
    solution: 'A solution, which opens after a first try.',
    notes: 'Notes for teachers.',
    note: 'A remark beside the text.',
    warning: 'Something to be careful about.',
    page: 'What only somebody at the page can do: not on slides, not on paper.',
    example: 'A piece of a lesson, as it is written and as it is shown.',
    quiz: 'One of the answers is right.',
    'quiz-several': 'All answers that are right are chosen.',
    'quiz-number': 'A number is the answer.',
    'quiz-move': 'A cell of a board is the answer.',
    'quiz-line': 'A line of a listing is the answer.',
  },
};
