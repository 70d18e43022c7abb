import { spellCount } from './numbers.ts';

export const quiz = {
  label: 'Question',
  /** Opens the verdict without scripts. */
  open: 'Is that right?',
  right: 'Right.',
  wrong: 'Not right.',
  other: 'That is not it. Look again.',
  anyOther: 'Any other answer',
  line: (number: string) => `Line ${number}`,
  lineToChoose: (number: string, code: string) => `Line ${number}: ${code}`,
  missing: (answers: number) =>
    answers === 1
      ? 'One more of the answers is right.'
      : `Not all right answers are chosen: ${spellCount(answers)} are missing.`,
};
