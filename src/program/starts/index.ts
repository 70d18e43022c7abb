import { languages, programLanguages, type ProgramLanguage } from '../languages.ts';
import { cutStart, sourceFileOf } from './stages.ts';

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

/** Three moves are left: one wins, one draws, one loses, and eleven calls say which. */
const threeLeft = 'oxx/.xo/o..';

/** A call in each language. */
type Calls = Readonly<Record<ProgramLanguage, string>>;

const minimax: Calls = { python: 'minimax(board)', javascript: 'minimax(board)' };
const minimaxForMax: Calls = { python: 'minimax(board, True)', javascript: 'minimax(board, true)' };
const minimaxWithDepth: Calls = { python: 'minimax(board, 0, True)', javascript: 'minimax(board, 0, true)' };

/** What a reader is to do with each program, and what shows it best: a position, and a call. */
const table = {
  write: {
    assignment: [threeLeft, minimax],
    judge: [threeLeft, { python: 'score(board)', javascript: 'score(board)' }],
    'stage-1': [threeLeft, minimaxForMax],
    'stage-2': [threeLeft, minimaxForMax],
    'stage-3': [threeLeft, minimaxForMax],
    'stage-4': [threeLeft, minimaxForMax],
    'stage-5': [threeLeft, minimaxForMax],
  },
  read: {
    'two-functions': [threeLeft, minimax],
    'best-move': ['xox/x.o/..o', { python: 'best_move(board)', javascript: 'bestMove(board)' }],
    'value-and-move': [threeLeft, minimaxForMax],
    negamax: [threeLeft, { python: 'negamax(board, 1)', javascript: 'negamax(board, 1)' }],
    'alpha-beta': [
      'x../..o/.xo',
      {
        python: 'alphabeta(board, -inf, inf, True)',
        javascript: 'alphaBeta(board, -Infinity, Infinity, true)',
      },
    ],
    cache: ['x../..o/.xo', minimax],
    'depth-penalty': ['..o/.xx/oxo', minimaxWithDepth],
    'game-class': [
      '..o/.xx/oxo',
      { python: 'TicTacToe(board).minimax(1)', javascript: 'new TicTacToe(board).minimax(1)' },
    ],
  },
  mend: {
    'throws-games-away': [threeLeft, minimax],
    'gives-up-too-soon': [
      'xox/oox/...',
      { python: 'minimax(board, "x")', javascript: 'minimax(board, "x")' },
    ],
    'will-not-finish': ['..o/.xx/oxo', minimaxWithDepth],
    'loves-a-draw': [threeLeft, { python: 'minimax(board, X)', javascript: 'minimax(board, X)' }],
    'does-not-look': ['x../..o/.xo', { python: 'choose(board)', javascript: 'choose(board)' }],
    'prints-its-boards': ['xxo/oox/x..', { python: 'minimax(board, -1)', javascript: 'minimax(board, -1)' }],
  },
} satisfies Record<string, Record<string, readonly [position: string, Calls]>>;

/** What a reader is to do with a program: fill in what is missing, read a way to write it, or find its mistake. */
export type StartGroup = keyof typeof table;
/** These groups, in the order in which they are offered. */
export const startGroups = Object.keys(table) as StartGroup[];

/** The starting points that there are, whatever language they are written in. */
type StartKey = { [G in StartGroup]: keyof (typeof table)[G] }[StartGroup];

const texts = import.meta.glob(['./*', '!./*.ts'], { query: '?raw', import: 'default' });

/** All starting points, in the order in which they are offered. */
export const starts: readonly Start[] = programLanguages.flatMap((language) =>
  startGroups.flatMap((group) =>
    Object.entries<readonly [string, Calls]>(table[group]).map(([key, [position, calls]]) => {
      const file = `${key}.${languages[language].endings[0]}`;
      const text = async () => cutStart(file, await texts[`./${sourceFileOf(file)}`]());
      return { key: key as StartKey, group, language, file, call: calls[language], position, text };
    }),
  ),
);

/** The starting points in a language, by their text. All of these texts are fetched. */
export async function fetchStartsByText(language: ProgramLanguage): Promise<ReadonlyMap<string, Start>> {
  const own = starts.filter((start) => start.language === language);
  return new Map(await Promise.all(own.map(async (start) => [await start.text(), start] as const)));
}

/** What a text that is a starting point, letter by letter, is in another language; null for any other text. */
export async function findTwin(
  text: string,
  language: ProgramLanguage,
  other: ProgramLanguage,
): Promise<{ readonly start: Start; readonly twin: Start } | null> {
  const start = (await fetchStartsByText(language)).get(text);
  const twin = starts.find(({ key, language: its }) => key === start?.key && its === other);
  return start && twin ? { start, twin } : null;
}
