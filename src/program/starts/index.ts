import { programLanguages, type ProgramLanguage } from '../program.ts';

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

/** What a reader is to do with each program, and what shows it best: a position, and a call in every language. */
const table = {
  write: {
    assignment: [threeLeft, 'minimax(board)', 'minimax(board)'],
    judge: [threeLeft, 'score(board)', 'score(board)'],
    'stage-1': [threeLeft, 'minimax(board, True)', 'minimax(board, true)'],
    'stage-2': [threeLeft, 'minimax(board, True)', 'minimax(board, true)'],
    'stage-3': [threeLeft, 'minimax(board, True)', 'minimax(board, true)'],
    'stage-4': [threeLeft, 'minimax(board, True)', 'minimax(board, true)'],
    'stage-5': [threeLeft, 'minimax(board, True)', 'minimax(board, true)'],
  },
  read: {
    'two-functions': [threeLeft, 'minimax(board)', 'minimax(board)'],
    'best-move': ['xox/x.o/..o', 'best_move(board)', 'bestMove(board)'],
    'value-and-move': [threeLeft, 'minimax(board, True)', 'minimax(board, true)'],
    negamax: [threeLeft, 'negamax(board, 1)', 'negamax(board, 1)'],
    'alpha-beta': [
      'x../..o/.xo',
      'alphabeta(board, -inf, inf, True)',
      'alphaBeta(board, -Infinity, Infinity, true)',
    ],
    cache: ['x../..o/.xo', 'minimax(board)', 'minimax(board)'],
    'depth-penalty': ['..o/.xx/oxo', 'minimax(board, 0, True)', 'minimax(board, 0, true)'],
    'game-class': ['..o/.xx/oxo', 'TicTacToe(board).minimax(1)', 'new TicTacToe(board).minimax(1)'],
  },
  mend: {
    'throws-games-away': [threeLeft, 'minimax(board)', 'minimax(board)'],
    'gives-up-too-soon': ['xox/oox/...', 'minimax(board, "x")', 'minimax(board, "x")'],
    'will-not-finish': ['..o/.xx/oxo', 'minimax(board, 0, True)', 'minimax(board, 0, true)'],
    'loves-a-draw': [threeLeft, 'minimax(board, X)', 'minimax(board, X)'],
    'does-not-look': ['x../..o/.xo', 'choose(board)', 'choose(board)'],
    'prints-its-boards': ['xxo/oox/x..', 'minimax(board, -1)', 'minimax(board, -1)'],
  },
} as const;

/** What a reader is to do with a program: fill in what is missing, read a way to write it, or find its mistake. */
export type StartGroup = keyof typeof table;
/** These groups, in the order in which they are offered. */
export const startGroups = Object.keys(table) as StartGroup[];

/** The starting points that there are, whatever language they are written in. */
type StartKey = { [G in StartGroup]: keyof (typeof table)[G] }[StartGroup];

const endings: Readonly<Record<ProgramLanguage, string>> = { python: 'py', javascript: 'js' };
const texts = import.meta.glob('./*.{py,js}', { query: '?raw', import: 'default' });

/** All starting points, in the order in which they are offered. */
export const starts: readonly Start[] = programLanguages.flatMap((language, nth) =>
  startGroups.flatMap((group) =>
    Object.entries(table[group]).map(([key, [position, ...calls]]) => {
      const file = `${key}.${endings[language]}`;
      const call = calls[nth];
      return { key: key as StartKey, group, language, file, call, position, text: texts[`./${file}`] };
    }),
  ),
);

/** The starting points in a language, by their text. All of these texts are fetched. */
export async function startsByText(language: ProgramLanguage): Promise<ReadonlyMap<string, Start>> {
  const own = starts.filter((start) => start.language === language);
  return new Map(await Promise.all(own.map(async (start) => [await start.text(), start] as const)));
}

/** What a text that is a starting point, letter by letter, is in another language; null for any other text. */
export async function twinOf(
  text: string,
  language: ProgramLanguage,
  other: ProgramLanguage,
): Promise<{ readonly start: Start; readonly twin: Start } | null> {
  const start = (await startsByText(language)).get(text);
  const twin = starts.find(({ key, language: its }) => key === start?.key && its === other);
  return start && twin ? { start, twin } : null;
}
