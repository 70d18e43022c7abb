import { allChoices, type Arrival, called, choiceWords, endingWords, scoreAndMove } from './phrases.ts';
import { say, type Sayable } from '../said.ts';
import { cardinal, scored, signed } from './numbers.ts';

/** Says what watched code did, right or wrong. */
export const probe = {
  call: (call: { number: number; arrival: Arrival | null; player: string; choices: number }) =>
    `${called(call)}. ${call.player} is to move and has ${choiceWords(call.choices)}.`,
  callAnswered: (call: { number: number; arrival: Arrival | null; player: string; choices: number }) =>
    `${called(call)}. ${call.player} is to move and has ${choiceWords(call.choices)}, but the code calls nothing from here.`,
  callOver: (call: { number: number; arrival: Arrival | null; outcome: string | number | null }) =>
    say`${called(call)}. ${endingWords(call.outcome)} The code calls nothing from here.`,
  /** `1`, or `[1, 7]` with its move. */
  return: (score: number) => say`Return ${scored(score)}.`,
  returnPair: (score: number, move: string | null) => say`Return ${scoreAndMove(score, move)}.`,
  pair: (score: number, move: string | null) => scoreAndMove(score, move).text,
  over: (outcome: string | number | null, worth: Sayable) =>
    say`${endingWords(outcome)} The code scores that ${worth}.`,
  answered: (score: number) =>
    Number.isNaN(score)
      ? 'The game is not over, and the code has no answer for that.'
      : say`The game is not over, and the code answers ${scored(score)} all the same.`,
  /** The child that a call kept, of how many calls and choices. */
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
  /** A penalty with the wrong sign: `10 + 3 = 13`, `−10 − 3 = −13`. */
  wrongSum: (isMax: boolean, win: number, subtracted: string, score: number) =>
    isMax ? `${win} + ${subtracted} = ${signed(score)}` : `−${win} − ${subtracted} = ${signed(score)}`,
};
