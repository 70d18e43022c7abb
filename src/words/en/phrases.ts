import { findNearest } from '../nearest.ts';
import { say, type TextPart } from '../said.ts';
import { spellCount, formatCount, formatOrdinal, markScore } from './numbers.ts';

export type SideLetter = 'X' | 'O';

export const joinWithCommas = (items: readonly unknown[]) => items.join(', ');

export const joinWithOr = (items: readonly unknown[]) => items.join(' or ').replace(/ or (?=.* or )/g, ', ');

export const joinWithAnd = (items: readonly unknown[]) =>
  items.join(' and ').replace(/ and (?=.* and )/g, ', ');

/** Most characters of a text to repeat in a message. */
const MAX_QUOTED = 80;

/** Signs instead of characters that would break a line, or cannot be seen. */
const shownSigns: Readonly<Record<string, string>> = { '\n': '↵', '\t': '⇥' };

/** Quotes a text as the reader wrote it, without backslashes of ours. */
export const quoteText = (text: string) => {
  const cut = text.length <= MAX_QUOTED ? text : `${text.slice(0, MAX_QUOTED)}…`;
  const shown = cut.replaceAll(/\p{Cc}/gu, (sign) => shownSigns[sign] ?? '\uFFFD');
  const quoted = shown.includes('"') ? `“${shown}”` : `"${shown}"`;
  return cut === text ? quoted : `${quoted} (${formatCount(text.length)} characters)`;
};

/** Longer lists of names are not written into a message. */
const MOST_LISTED = 40;

/** Suggests the known name that `found` is a slip for, or else lists all, or some of many. */
export const suggestRemedy = (found: string, known: readonly string[], show = (name: string) => name) => {
  const near = findNearest(found, known);
  if (near !== null) return `did you mean ${show(near)}?`;
  if (known.length === 0) return 'expected none';
  const listed = known.length > MOST_LISTED ? known.slice(0, 3) : known;
  const names = joinWithCommas(listed.map(show));
  return listed === known
    ? `expected one of ${names}`
    : `expected one of ${formatCount(known.length)} names, such as ${names}`;
};

export interface Arrival {
  readonly player: string;
  readonly move: string;
  readonly isBranch: boolean;
}

export interface QuestionNode {
  readonly isMove: boolean;
  readonly isAbstract: boolean;
  /** At the node, or after the move given. */
  readonly isLeaf: boolean;
  /** Null unless a table answers. */
  readonly hitOf: number | null;
  readonly isFrontier: boolean;
  /** Whether faulty code returns here without a call. */
  readonly isAnswered: boolean;
  /** The side to move, then who is MAX and who is MIN. */
  readonly player: string;
  readonly max: string;
  readonly min: string;
  readonly isMax: boolean;
  readonly choices: number;
  /** Whether the rest of its moves was cut. */
  readonly isCut: boolean;
  /** At the node, or after the move given. */
  readonly score: number;
  /** Known only in a question about a move. */
  readonly isLosing: boolean;
  readonly isWinning: boolean;
  readonly isLargest: boolean;
  readonly hasPenalty: boolean;
  readonly depthFrom: 'root' | 'move';
}

export const toCapitals = (side: string) => side.toUpperCase();

/** `O took b3`; in an explicit tree, `MIN tries branch b`. */
export const writeArrival = ({ player, move, isBranch }: Arrival) =>
  isBranch ? `${player} tries branch ${move}` : `${player} took ${move}`;

export const nameExtreme = (isMax: boolean, choices: number) =>
  choices === 2 ? (isMax ? 'larger' : 'smaller') : isMax ? 'largest' : 'smallest';

export const writeChoices = (choices: number) =>
  `${spellCount(choices)} ${choices === 1 ? 'choice' : 'choices'}`;

/** `outcome` is a number in an explicit tree. */
export const describeEnding = (outcome: string | number | null) => {
  if (typeof outcome === 'number') return say`This leaf holds ${markScore(outcome)}.`;
  return outcome === 'draw' ? 'The board is full: a draw.' : `${toCapitals(outcome ?? '')} has won.`;
};

/** Which scores matter within a window; empty if all do. */
export const describeWindow = (alpha: number, beta: number) => {
  if (alpha === -Infinity && beta === Infinity) return '';
  if (beta === Infinity) return say` Only a score above ${markScore(alpha)} matters here.`;
  if (alpha === -Infinity) return say` Only a score below ${markScore(beta)} matters here.`;
  return say` Only a score between ${markScore(alpha)} and ${markScore(beta)} matters here.`;
};

/** `O, who is MIN, takes the smallest`; in a tree without sides, `MIN takes the smallest`. */
export const describeTake = (player: string, isMax: boolean, choices: number) => {
  const role = isMax ? 'MAX' : 'MIN';
  const who = player === role ? player : `${player}, who is ${role},`;
  return `${who} takes the ${nameExtreme(isMax, choices)}`;
};

export const nameResult = (worth: number) => (worth > 0 ? 'wins' : worth < 0 ? 'loses' : 'draws');

/** Equally good moves, to follow one: `, as do a1 and c3`; empty for none. */
export const listEqualMoves = (others: readonly string[]) =>
  others.length ? `, as ${others.length === 1 ? 'does' : 'do'} ${joinWithAnd(others)}` : '';

export const writePlies = (plies: number) => `${spellCount(plies)} ${plies === 1 ? 'ply' : 'plies'}`;

export interface GameMistake {
  readonly side: string;
  readonly nth: number;
  readonly move: string;
  readonly before: number;
  readonly after: number;
  readonly better: readonly string[];
}

/** Which move of a side a mistake is: `first move, b3`, `2nd move, c1`. */
export const nameMistake = ({ nth, move }: GameMistake) =>
  `${nth === 1 ? 'first' : formatOrdinal(nth)} move, ${move}`;

/** A mistake, to follow a verb: `with X’s 2nd move, c1, from 1 to 0`. */
export const describeMistake = (mistake: GameMistake) =>
  say`with ${toCapitals(mistake.side)}’s ${nameMistake(mistake)}, from ${markScore(mistake.before)} to ${markScore(mistake.after)}`;

export type Ending = 'win' | 'draw' | 'loss';

export interface EqualMoves {
  readonly equal: number;
  readonly of: number;
  readonly ending: Ending;
  readonly first: string;
}

export interface ComparedSums {
  readonly better: TextPart;
  readonly worse: TextPart;
  readonly player: string;
  readonly isMax: boolean;
  readonly ending: Ending;
}

const endings = { win: 'win', draw: 'draw', loss: 'lose' } as const;

/** `all three moves win`, `both moves win`, `two of the five moves draw`. */
export const countEqualMoves = ({ equal, of, ending }: EqualMoves) =>
  `${equal < of ? `${spellCount(equal)} of the ${spellCount(of)}` : of === 2 ? 'both' : `all ${spellCount(of)}`} moves ${endings[ending]}`;

export const capitaliseFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `10 − 1 = 9 beats 10 − 3 = 7`, with the reason if it is not obvious. */
export const explainBetter = ({ better, worse, player, isMax, ending }: ComparedSums) => {
  const why = !isMax
    ? `, because ${player} is MIN and it is smaller`
    : ending === 'loss'
      ? ', because it is larger'
      : '';
  return say`${better} beats ${worse}${why}`;
};

export const describeTiming = (ending: Ending) => (ending === 'loss' ? 'loses later' : 'wins sooner');

/** `winner` is 1 for X, −1 for O, 0 for a draw. */
export const nameWinner = (winner: number): string =>
  winner === 0 ? 'a draw' : `a win for ${winner === 1 ? 'X' : 'O'}`;

/** `TypeError: no numbers`, without the stop at its end: it does not end a sentence. */
export function nameRaised(name: string, text: string): string {
  const told = text.replace(/[\s.:]+$/, '');
  return `${name}${told ? `: ${told}` : ''}`;
}

/**
 * How a call ends that returns nothing. `at` is its line, if known: ` at line 3`. The text of `input` is the prompt, that of
 * `Plybook` what is missing here.
 */
export const describeStop = (name: string, text: string, at = ''): string => {
  if (name === 'input') return `waits for typed input${at}`;
  return name === 'Plybook' ? `stops${at}: ${text}` : `stops${at} with ${nameRaised(name, text)}`;
};
