import { allChoices, type Arrival, called, choiceWords, endingWords, scoreAndMove } from './phrases.ts';
import { say, type Sayable } from '../said.ts';
import { cardinal, scored, signed } from './numbers.ts';

/** The sentences of a step of code that was watched: what it did, whether that is right or not. */
export const probe = {
  call: (call: { number: number; arrival: Arrival | null; player: string; choices: number }) =>
    `${called(call)}. ${call.player} is to move and has ${choiceWords(call.choices)}.`,
  callAnswered: (call: { number: number; arrival: Arrival | null; player: string; choices: number }) =>
    `${called(call)}. ${call.player} is to move and has ${choiceWords(call.choices)}, but the code calls nothing from here.`,
  callOver: (call: { number: number; arrival: Arrival | null; outcome: string | number | null }) =>
    say`${called(call)}. ${endingWords(call.outcome)} The code calls nothing from here.`,
  /** What a call returns: a score, or a score and a move, `[1, 7]`. */
  return: (score: number) => say`Return ${scored(score)}.`,
  returnPair: (score: number, move: string | null) => say`Return ${scoreAndMove(score, move)}.`,
  /** The same as code writes it. */
  pair: (score: number, move: string | null) => scoreAndMove(score, move).text,
  over: (outcome: string | number | null, worth: Sayable) =>
    say`${endingWords(outcome)} The code scores that ${worth}.`,
  answered: (score: number) =>
    Number.isNaN(score)
      ? 'The game is not over, and the code has no answer for that.'
      : say`The game is not over, and the code answers ${scored(score)} all the same.`,
  /** Which child a call kept, of those that it called and of those that it might have called. */
  kept: (call: { called: number; choices: number; move: string | null }) => {
    const { choices, move } = call;
    const of =
      call.called < choices
        ? `The code called ${cardinal(call.called)} of ${choiceWords(choices)}`
        : `The code called ${allChoices(choices)}`;
    return move === null ? `${of} and kept none.` : `${of} and keeps what came from ${move}.`;
  },
  effect: (isKept: boolean, kept: number | null) => {
    if (isKept) return 'The call above keeps it.';
    return kept === null
      ? 'The call above does not keep it.'
      : say`The call above stays with ${scored(kept)}.`;
  },
  /** A penalty with the wrong sign as a sum: `10 + 3 = 13`, `−10 − 3 = −13`. */
  wrongSum: (isMax: boolean, win: number, subtracted: string, score: number) =>
    isMax ? `${win} + ${subtracted} = ${signed(score)}` : `−${win} − ${subtracted} = ${signed(score)}`,
};
