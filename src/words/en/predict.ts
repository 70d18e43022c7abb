/** A question whose answer comes from the search. */
export const predict = {
  label: 'Predict',
  value: 'Value',
  cell: (name: string, row: number, column: number) => `${name}, row ${row}, column ${column}`,
  yes: 'yes',
  no: 'no',
  check: 'Check',
  showMe: 'Show me',
  showStep: 'Show it in the search',
  showReply: 'Show the reply',
  wayBack: 'Back to the question',
  answer: 'Answer',
  choose: 'Choose an answer first.',
  number: 'Write a number, such as 3 or −3.',
};
