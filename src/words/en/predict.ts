import { pluralise } from './numbers.ts';

export const predict = {
  label: 'Predict',
  value: 'Value',
  cell: (name: string, row: number, column: number) => `${name}, row ${row}, column ${column}`,
  yes: 'yes',
  no: 'no',
  check: 'Check',
  showMe: 'Show me',
  /** `view` is the element that shows the step. */
  showStep: (view: string) =>
    view === 'ply-stack'
      ? 'Show it on the call stack'
      : view === 'ply-code'
        ? 'Show it in the code'
        : 'Show it in the search',
  showReply: 'Show the reply',
  wayBack: 'Back to the question',
  answer: 'Answer',
  choose: 'Choose an answer first.',
  number: 'Write a number, such as 3 or −3.',
  stepsHidden: 'Steps ahead are hidden.',
  answerFirst: (questions: number) => `Answer ${pluralise(questions, 'question', 'questions')}`,
  /** After a wrong answer. */
  tryAgain: 'Try the question again',
  showAnyway: 'Show them',
};

/** A question that the engine drew, by what it asks. The call that has just begun is the marked one. */
export const drawn = {
  value: () => 'Another position. What will the call that has just begun return?',
  move: () => 'Another position. Which move will the call that has just begun choose?',
  rise: () =>
    'Another position. When the call that has just begun returns, will the best value of the call above it change?',
  cut: (move: string) =>
    `Another position. In the call that has just begun, will the branch at ${move} be cut?`,
};
