import { joinWithCommas, quoteText, suggestRemedy } from './phrases.ts';

/** Faults of `<ply-blocks>` in a lesson. */
export const blockProblems = {
  noLines: () =>
    'no lines in <ply-blocks>: expected a fence with the lines of the correct program, with an empty line around it',
  fewLines: (found: number) =>
    `${found} right lines in <ply-blocks>: expected at least two lines, or one with a gap, as in best = ___0___`,
  noLineBefore: () => 'wrong line before the first right one: expected it below the line that it replaces',
  noBelief: (name: string, all: readonly string[]) =>
    `unknown belief ${quoteText(name)} on a wrong line: ${suggestRemedy(name, all)}`,
  sameLine: (text: string) =>
    `wrong line ${quoteText(text)} is the same as the right line: expected a line that changes what the program does`,
  gapsAndWrong: () =>
    'wrong line together with gaps: expected either lines to put in order, with wrong ones, or lines with gaps',
  indent: (text: string, unit: number) =>
    `line ${quoteText(text)} is indented unevenly: expected a multiple of ${unit} spaces, as in the lines before`,
  wrongRight: (goals: readonly string[]) =>
    `the right lines do not pass the tests in asks (${joinWithCommas(goals)}): expected a program that passes; run it in Your code to see where it goes wrong`,
  noEffect: (text: string) =>
    `wrong line ${quoteText(text)} fails no test in asks: with this line in place of the one above, the program is still correct; expected a line that makes it wrong, or another test in asks`,
  noEffectOfGap: (text: string) =>
    `gap in ${quoteText(text)} affects no test in asks: the program is correct even if the gap is empty; expected a gap in a line that runs`,
};
