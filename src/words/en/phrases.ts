import { nearest } from '../nearest.ts';
import { say, type Sayable } from '../said.ts';
import { cardinal, count, ordinal, scored } from './numbers.ts';

export type SideLetter = 'X' | 'O';

/** `a, b, c`. */
export const list = (items: readonly unknown[]) => items.join(', ');

/** `a, b or c`. */
export const alternatives = (items: readonly unknown[]) =>
  items.join(' or ').replace(/ or (?=.* or )/g, ', ');

/** `a, b and c`. */
export const conjunction = (items: readonly unknown[]) =>
  items.join(' and ').replace(/ and (?=.* and )/g, ', ');

/** Most characters of a text to repeat in a message. */
const QUOTED = 80;

/** Shortens a long text and adds its length. */
export const quoted = (text: string) => {
  if (text.length <= QUOTED) return JSON.stringify(text);
  return `${JSON.stringify(`${text.slice(0, QUOTED)}…`)} (${count(text.length)} characters)`;
};

/** Suggests the known name that `found` is a slip for, or else lists all. */
export const remedy = (found: string, known: readonly string[], show = (name: string) => name) => {
  const near = nearest(found, known);
  if (near !== null) return `did you mean ${show(near)}?`;
  return known.length ? `expected one of ${list(known.map(show))}` : 'expected none';
};

export interface Arrival {
  readonly player: string;
  readonly move: string;
  readonly isBranch: boolean;
}

export interface AskedNode {
  readonly isMove: boolean;
  readonly isAbstract: boolean;
  /** At the node, or after the move given. */
  readonly isLeaf: boolean;
  /** Null unless a table answers. */
  readonly hitOf: number | null;
  readonly isFrontier: boolean;
  /** Whether faulty code answers without a call. */
  readonly isAnswered: boolean;
  /** The side to move, then who is MAX and who is MIN. */
  readonly player: string;
  readonly max: string;
  readonly min: string;
  readonly isMax: boolean;
  readonly choices: number;
  /** Known only where a move is asked for. */
  readonly isLosing: boolean;
  readonly isWinning: boolean;
  readonly isLargest: boolean;
  readonly hasPenalty: boolean;
  readonly depthFrom: 'root' | 'move';
}

export const upper = (side: string) => side.toUpperCase();

/** `O took b3`; in an explicit tree, `MIN chose branch b`. */
export const arrived = ({ player, move, isBranch }: Arrival) =>
  isBranch ? `${player} chose branch ${move}` : `${player} took ${move}`;

/** `largest` or `smallest`; of two, `larger` or `smaller`. */
export const extreme = (isMax: boolean, choices: number) =>
  choices === 2 ? (isMax ? 'larger' : 'smaller') : isMax ? 'largest' : 'smallest';

export const called = ({ number, arrival }: { number: number; arrival: Arrival | null }) =>
  `Call ${count(number)}${arrival ? `. ${arrived(arrival)}` : ', the root'}`;

/** `one choice`, `three choices`. */
export const choiceWords = (choices: number) =>
  `${cardinal(choices)} ${choices === 1 ? 'choice' : 'choices'}`;

/** `its one choice`, `both choices`, `all three choices`. */
export const allChoices = (choices: number) =>
  choices === 1 ? 'its one choice' : choices === 2 ? 'both choices' : `all ${cardinal(choices)} choices`;

/** `[1, b3]` */
export const scoreAndMove = (score: number, move: string | null) =>
  say`[${scored(score)}, ${move ?? 'no move'}]`;

/** In an explicit tree, what the leaf holds. */
export const endingWords = (outcome: string | number | null) => {
  if (typeof outcome === 'number') return say`This leaf holds ${scored(outcome)}.`;
  return outcome === 'draw' ? 'The board is full: a draw.' : `${upper(outcome ?? '')} has won.`;
};

/** Which scores matter to a window; empty if all do. */
export const mattering = (alpha: number, beta: number) => {
  if (alpha === -Infinity && beta === Infinity) return '';
  if (beta === Infinity) return say` Only a score above ${scored(alpha)} matters here.`;
  if (alpha === -Infinity) return say` Only a score below ${scored(beta)} matters here.`;
  return say` Only a score between ${scored(alpha)} and ${scored(beta)} matters here.`;
};

/** `O, who is MIN, takes the smallest`; in a tree without sides, `MIN takes the smallest`. */
export const takes = (player: string, isMax: boolean, choices: number) => {
  const role = isMax ? 'MAX' : 'MIN';
  const who = player === role ? player : `${player}, who is ${role},`;
  return `${who} takes the ${extreme(isMax, choices)}`;
};

/** The verb for a value above, below or at 0. */
export const result = (worth: number) => (worth > 0 ? 'wins' : worth < 0 ? 'loses' : 'draws');

/** Moves that are as good, to follow one: `, as do a1 and c3`; empty for none. */
export const asDo = (others: readonly string[]) =>
  others.length ? `, as ${others.length === 1 ? 'does' : 'do'} ${conjunction(others)}` : '';

/** `one ply`, `three plies`. */
export const plyWords = (plies: number) => `${cardinal(plies)} ${plies === 1 ? 'ply' : 'plies'}`;

export interface GameMistake {
  readonly side: string;
  readonly nth: number;
  readonly move: string;
  readonly before: number;
  readonly after: number;
  readonly better: readonly string[];
}

/** Which move of a side a mistake is: `first move, b3`, `2nd move, c1`. */
export const itsMove = ({ nth, move }: GameMistake) => `${nth === 1 ? 'first' : ordinal(nth)} move, ${move}`;

/** A mistake, to follow a verb: `with X’s 2nd move, c1, from 1 to 0`. */
export const slip = (mistake: GameMistake) =>
  say`with ${upper(mistake.side)}’s ${itsMove(mistake)}, from ${scored(mistake.before)} to ${scored(mistake.after)}`;

export type Ending = 'win' | 'draw' | 'loss';

export interface EqualMoves {
  readonly equal: number;
  readonly of: number;
  readonly ending: Ending;
  readonly first: string;
}

export interface ComparedSums {
  readonly better: Sayable;
  readonly worse: Sayable;
  readonly player: string;
  readonly isMax: boolean;
  readonly ending: Ending;
}

const endings = { win: 'win', draw: 'draw', loss: 'lose' } as const;

/** `all three moves win`, `both moves win`, `two of the five moves draw`. */
export const movesThat = ({ equal, of, ending }: EqualMoves) =>
  `${equal < of ? `${cardinal(equal)} of the ${cardinal(of)}` : of === 2 ? 'both' : `all ${cardinal(of)}`} moves ${endings[ending]}`;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `10 − 1 = 9 beats 10 − 3 = 7`, with the reason if it is not obvious. */
export const whyBetter = ({ better, worse, player, isMax, ending }: ComparedSums) => {
  const why = !isMax
    ? `, for ${player} is MIN and it is the smaller`
    : ending === 'loss'
      ? ', for it is the larger'
      : '';
  return say`${better} beats ${worse}${why}`;
};

export const soonerOrLater = (ending: Ending) => (ending === 'loss' ? 'loses later' : 'wins sooner');
