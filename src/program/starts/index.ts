import type { ProgramLanguage } from '../program.ts';
import { first } from './first.ts';

/** A program to begin with, and what of it is run first. */
export interface Start {
  /** What it is called in addresses and in the table of its words, `words.starts.texts`. */
  readonly key: StartKey;
  readonly group: StartGroup;
  readonly language: ProgramLanguage;
  /** The name of the file, for a download. */
  readonly file: string;
  /** The call that shows it best, in which `board` is the position. */
  readonly call: string;
  /** The position that shows it best, as text. */
  readonly position: string;
  /** Fetches its text. */
  readonly text: () => Promise<string>;
}

/** What a reader is to do with a program: fill in what is missing, read a way to write it, or find its mistake. */
export const startGroups = ['write', 'read', 'mend'] as const;
export type StartGroup = (typeof startGroups)[number];

/** Three moves are left: one wins, one draws, one loses, and eleven calls say which. */
const threeLeft = 'oxx/.xo/o..';

type Raw = () => Promise<{ readonly default: string }>;
type Row = readonly [key: string, call: string, position: string, text: Raw];

const written = [
  ['assignment', 'minimax(board)', threeLeft, () => import('./assignment.py?raw')],
  ['stage-1', 'minimax(board, True)', threeLeft, () => import('./stage-1.py?raw')],
  ['stage-2', 'minimax(board, True)', threeLeft, () => import('./stage-2.py?raw')],
  ['stage-3', 'minimax(board, True)', threeLeft, () => import('./stage-3.py?raw')],
  ['stage-4', 'minimax(board, True)', threeLeft, () => import('./stage-4.py?raw')],
  ['stage-5', 'minimax(board, True)', threeLeft, () => import('./stage-5.py?raw')],
] as const satisfies readonly Row[];

const read = [
  first,
  ['value-and-move', 'minimax(board, True)', threeLeft, () => import('./value-and-move.py?raw')],
  ['negamax', 'negamax(board, 1)', threeLeft, () => import('./negamax.py?raw')],
  ['alpha-beta', 'alphabeta(board, -inf, inf, True)', 'x../..o/.xo', () => import('./alpha-beta.py?raw')],
  ['cache', 'minimax(board)', 'x../..o/.xo', () => import('./cache.py?raw')],
  ['depth-penalty', 'minimax(board, 0, True)', '..o/.xx/oxo', () => import('./depth-penalty.py?raw')],
  ['game-class', 'TicTacToe(board).minimax(1)', '..o/.xx/oxo', () => import('./game-class.py?raw')],
] as const satisfies readonly Row[];

const mistaken = [
  ['throws-games-away', 'minimax(board)', threeLeft, () => import('./throws-games-away.py?raw')],
  ['gives-up-too-soon', 'minimax(board, "x")', 'xox/oox/...', () => import('./gives-up-too-soon.py?raw')],
  ['will-not-finish', 'minimax(board, 0, True)', '..o/.xx/oxo', () => import('./will-not-finish.py?raw')],
  ['loves-a-draw', 'minimax(board, X)', threeLeft, () => import('./loves-a-draw.py?raw')],
  ['does-not-look', 'choose(board)', 'x../..o/.xo', () => import('./does-not-look.py?raw')],
  ['prints-its-boards', 'minimax(board, -1)', 'xxo/oox/x..', () => import('./prints-its-boards.py?raw')],
] as const satisfies readonly Row[];

/** The starting points that there are, whatever language they are written in. */
export type StartKey = (typeof written | typeof read | typeof mistaken)[number][0];

/** All starting points, in the order in which they are offered. */
export const starts: readonly Start[] = [
  ...inPython('write', written),
  ...inPython('read', read),
  ...inPython('mend', mistaken),
];

function inPython(group: StartGroup, rows: readonly (Row & { readonly 0: StartKey })[]): Start[] {
  return rows.map(([key, call, position, fetch]) => ({
    key,
    group,
    language: 'python',
    file: `${key}.py`,
    call,
    position,
    text: async () => (await fetch()).default,
  }));
}
