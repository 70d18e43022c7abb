import { pluralise } from './numbers.ts';

export const suggestions = {
  label: 'Suggestions',
  count: (count: number) =>
    `${pluralise(count, 'suggestion', 'suggestions')}: arrow keys choose, Enter takes, Escape closes.`,
  closes: (name: string) => `Closes <${name}>.`,
  id: 'The name that other elements on the page use for it.',
  session: (id: string) => `The search with the id ${id}.`,
  step: (id: string) => `A link that sets the step of ${id}, from 0.`,
  move: (side: 'x' | 'o', cell: string) => `${side.toUpperCase()} takes ${cell}.`,
  branch: (name: string) => `The branch ${name}.`,
  asked: 'A value of the search.',
  field: (of: string) => `A value of ${of}.`,
  value: 'One of its values.',
  usual: 'Its default.',
  container: {
    think: 'A question with nothing to enter.',
    cover: 'A table whose last column stays covered until the reader asks.',
    hint: 'A hint, alone or inside a quiz.',
    solution: 'A solution, which opens after a first try.',
    notes: 'Notes for teachers.',
    note: 'A remark that is not part of the main text.',
    warning: 'Something to be careful about.',
    page: 'Something to do on the page: not shown on slides or on paper.',
    screen: 'Something to see in a figure on a screen: not shown on paper.',
    example: 'A piece of a lesson, as its source and as it looks.',
    quiz: 'One of the answers is right.',
    'quiz-several': 'The reader chooses all right answers.',
    'quiz-number': 'A number is the answer.',
    'quiz-move': 'A cell of a board is the answer.',
    'quiz-line': 'A line of a listing is the answer.',
  },
};
