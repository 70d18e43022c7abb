import {
  writeAllChoices,
  type Arrival,
  introduceCall,
  writeChoices,
  describeEnding,
  formatScoreAndMove,
} from './phrases.ts';
import { say, type TextPart } from '../said.ts';
import { spellCount, markScore, formatScore } from './numbers.ts';

export const probe = {
  call: (call: { number: number; arrival: Arrival | null; player: string; choices: number }) =>
    `${introduceCall(call)}. ${call.player} is to move and has ${writeChoices(call.choices)}.`,
  callAnswered: (call: { number: number; arrival: Arrival | null; player: string; choices: number }) =>
    `${introduceCall(call)}. ${call.player} is to move and has ${writeChoices(call.choices)}, but the code calls nothing from here.`,
  callOver: (call: { number: number; arrival: Arrival | null; outcome: string | number | null }) =>
    say`${introduceCall(call)}. ${describeEnding(call.outcome)} The code calls nothing from here.`,
  /** `1`, or `[1, 7]` with its move. */
  return: (score: number) => say`Return ${markScore(score)}.`,
  returnPair: (score: number, move: string | null) => say`Return ${formatScoreAndMove(score, move)}.`,
  pair: (score: number, move: string | null) => formatScoreAndMove(score, move).text,
  over: (outcome: string | number | null, worth: TextPart) =>
    say`${describeEnding(outcome)} The code scores that ${worth}.`,
  answered: (score: number) =>
    Number.isNaN(score)
      ? 'The game is not over, and the code has no answer for that.'
      : say`The game is not over, and the code answers ${markScore(score)} all the same.`,
  kept: (call: { called: number; choices: number; move: string | null }) => {
    const { choices, move } = call;
    const of =
      call.called < choices
        ? `The code called ${spellCount(call.called)} of ${writeChoices(choices)}`
        : `The code called ${writeAllChoices(choices)}`;
    return move === null ? `${of} and kept none.` : `${of} and keeps what came from ${move}.`;
  },
  effect: (isKept: boolean, kept: number | null) => {
    if (isKept) return 'The call above keeps it.';
    return kept === null
      ? 'The call above does not keep it.'
      : say`The call above stays with ${markScore(kept)}.`;
  },
  /** A penalty with the wrong sign: `10 + 3 = 13`, `−10 − 3 = −13`. */
  wrongSum: (isMax: boolean, win: number, subtracted: string, score: number) =>
    isMax
      ? `${win} + ${subtracted} = ${formatScore(score)}`
      : `−${win} − ${subtracted} = ${formatScore(score)}`,
};
