import { spellCount } from './numbers.ts';

export const quiz = {
  label: 'Question',
  /** Opens the verdict without scripts. */
  open: 'Is that right?',
  right: 'Right.',
  wrong: 'Not right.',
  other: 'That is not it. Look again.',
  anyOther: 'Any other answer',
  several: 'Choose all that are right.',
  line: (number: string) => `Line ${number}`,
  lineToChoose: (number: string, code: string) => `Line ${number}: ${code}`,
  /** How many of several right answers were found, and how many chosen ones are wrong; once all are shown, no advice. */
  found: (found: number, all: number, wrong: number, areShown: boolean) => {
    if (wrong === 0) return `${found} of ${all} right.`;
    const taken = wrong === 1 ? 'one that is wrong' : `${spellCount(wrong)} that are wrong`;
    return `${found} of ${all} right, and ${taken}.${areShown ? '' : ' Press an answer again to take it back.'}`;
  },
};

/** Added to an answer once it was pressed. */
export const option = {
  right: 'right',
  notRight: 'not right',
  judged: (answer: string, verdict: string) => `${answer}: ${verdict}`,
};
