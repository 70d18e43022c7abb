import { say, type TextPart } from '../said.ts';
import { spellCount, formatCount, markScore } from './numbers.ts';
import { writeChoices, describeEnding, nameExtreme } from './phrases.ts';

/** Most values to list one by one. */
const MAX_SCORES = 6;

/** Most characters for variables in the stack. */
const MAX_VARIABLES = 34;

interface Returned {
  /** From MAX's view; `NaN` for no number. */
  readonly score: number;
  /** As the program writes it; null if it returned nothing. */
  readonly text: string | null;
}

const isPlain = ({ score, text }: Returned) =>
  text !== null && Number(text.replace('inf', 'Infinity')) === score;

/** The score as a pill if the program returned just that; else the text, with its score if it has one. */
const markReturned = (returned: Returned): TextPart => {
  const { score, text } = returned;
  if (text === null) return 'nothing';
  if (isPlain(returned)) return markScore(score);
  const isNumber = /^\d+$/.test(text);
  if (Number.isNaN(score)) return isNumber ? `the number ${text}` : text;
  return say`${isNumber ? `the move ${text}` : text}, worth ${markScore(score)}`;
};

/** `line` is 0 if unknown; `within` names another function that is running, if any. */
interface Place {
  readonly state: 'begins' | 'waits' | 'returns' | 'stopped';
  readonly line: number;
  readonly within: string | null;
}

const writePlace = ({ state, line, within }: Place) => {
  if (line === 0) return state;
  const at = `line ${formatCount(line)}${within === null ? '' : ` in ${within}`}`;
  return state === 'waits' ? at : `${at}, ${state}`;
};

export const programStep = {
  ran: (name: string, player: string, move: string) => `${name}, after ${player} ${move}`,
  doing: (place: Place, others: string, held: readonly (readonly [name: string, value: string])[]) => {
    let all = others;
    for (const [name, value] of held) {
      const more = `${all === '' ? '' : `${all}, `}${name} = ${value}`;
      if (more.length <= MAX_VARIABLES) all = more;
    }
    return [writePlace(place), all].filter((part) => part !== '').join(' · ');
  },
  call: (call: {
    number: number;
    name: string;
    line: number;
    player: string | null;
    move: string | null;
  }) => {
    const who = call.line > 0 ? `Line ${call.line} calls ${call.name}` : `${call.name} is called`;
    if (call.player === null) return `Call ${formatCount(call.number)}. ${call.name} gets this board.`;
    const board =
      call.move === null
        ? 'a board that is not one move further'
        : `the board after ${call.player} ${call.move}`;
    return `Call ${formatCount(call.number)}. ${who} with ${board}.`;
  },
  toMove: (player: string, choices: number) => `${player} is to move and has ${writeChoices(choices)}.`,
  over: (outcome: string | number) => describeEnding(outcome),
  again: (number: number, returned: Returned) =>
    say`Call ${formatCount(number)} had the same board and returned ${Number.isNaN(returned.score) ? (returned.text ?? 'nothing') : markScore(returned.score)}.`,
  return: (returned: Returned, name: string) => say`${name} returns ${markReturned(returned)}.`,
  stoppedHere: 'The program stopped in this call.',
  stoppedAfter: 'Then the program stopped.',
  noCall: 'The game is not over, but this call did not call the search again.',
  known: (number: number) =>
    `This call made no further call: call ${formatCount(number)} had the same board and the same answer.`,
  chose: (chosen: {
    scores: readonly number[];
    isMax: boolean;
    player: string;
    /** Null if none is a number. */
    best: number | null;
    isBest: boolean;
    move: string | null;
  }) => {
    const { scores, isMax, player, best, isBest, move } = chosen;
    const had = say`${player} had ${listReturned(scores)}`;
    if (best !== null && scores.length === 1 && move !== null)
      return say`${player} tried only one move, ${move}, worth ${markScore(best)}.`;
    // Which value is right is not said here: lessons ask for it, and findings say it.
    if (!isBest || scores.length === 1) return say`${had}.`;
    return say`${had}. This is the ${nameExtreme(isMax, scores.length)}${move === null ? '' : `, from ${move}`}.`;
  },
};

function listReturned(scores: readonly number[]): TextPart {
  if (scores.length > MAX_SCORES) return `${spellCount(scores.length)} values before it`;
  const [last, ...others] = scores.map(markScore).toReversed();
  if (others.length === 0) return last;
  let said: TextPart = others.at(-1)!;
  for (const each of others.toReversed().slice(1)) said = say`${said}, ${each}`;
  return say`${said} and ${last}`;
}
