import { languages, programLanguages, type ProgramLanguage } from '../languages.ts';
import { cutRight, cutStart, findSourceFile, listStarts } from './cuts.ts';
import { first } from './first.ts';
import { mistakeFacts } from './mistake-facts.ts';
import { mistakes, type Mistake } from './mistakes.ts';

/** A program to start from, and its first call. */
export interface Start {
  /** Its name in addresses and in `words.starts.texts`. */
  readonly key: StartKey;
  readonly group: StartGroup;
  readonly language: ProgramLanguage;
  readonly file: string;
  /** The call that shows it best; `board` is the position. */
  readonly call: string;
  readonly position: string;
  /** The positions at which its run is recorded, the usual one first; none for a program that is still to be written. */
  readonly recorded: readonly string[];
  readonly text: () => Promise<string>;
  /** Without its mistake, if it has one. */
  readonly rightText: () => Promise<string>;
}

/** Three moves are left: one wins, one draws and one loses, as eleven calls show. */
const threeLeft = 'oxx/.xo/o..';

type Row = readonly [position: string, Calls, more?: readonly string[] | null];

type Calls = Readonly<Record<ProgramLanguage, string>>;

const minimax: Calls = { python: 'minimax(board)', javascript: 'minimax(board)' };
const minimaxForMax: Calls = { python: 'minimax(board, True)', javascript: 'minimax(board, true)' };
const bestMove: Calls = { python: 'best_move(board)', javascript: 'bestMove(board)' };
const minimaxWithDepth: Calls = { python: 'minimax(board, 0, True)', javascript: 'minimax(board, 0, true)' };

/** For a program that the reader still has to write. */
const unwritten = null;

/** By what the reader does with each program, with the position and the calls that show it best, and more positions to record. */
const table = {
  write: {
    assignment: [threeLeft, minimax, unwritten],
    judge: [threeLeft, { python: 'score(board)', javascript: 'score(board)' }, unwritten],
    'stage-1': [threeLeft, minimaxForMax, ['oxx/.xo/ox.', 'xo./.xo/..x', 'xo./ox./...']],
    'stage-2': [threeLeft, minimaxForMax, ['oxx/.xo/o.x']],
    'stage-3': [threeLeft, minimaxForMax],
    'stage-4': [threeLeft, minimaxForMax, ['o../.xo/oxx']],
    'stage-5': [threeLeft, minimaxForMax],
  },
  read: {
    'two-functions': [threeLeft, minimax],
    'best-move': ['xox/x.o/..o', bestMove],
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
    [first.key]: [first.position, bestMove],
    'throws-games-away': [threeLeft, minimax],
    'gives-up-too-soon': [
      'xox/oox/...',
      { python: 'minimax(board, "x")', javascript: 'minimax(board, "x")' },
      [threeLeft],
    ],
    'will-not-finish': ['..o/.xx/oxo', minimaxWithDepth, ['..o/x../.xo', threeLeft]],
    'loves-a-draw': [threeLeft, { python: 'minimax(board, X)', javascript: 'minimax(board, X)' }],
    'does-not-look': ['x../..o/.xo', { python: 'choose(board)', javascript: 'choose(board)' }, [threeLeft]],
    'stops-at-the-first': ['xox/oox/...', minimaxForMax, [threeLeft, '.../.../...']],
    'prints-its-boards': [
      'xxo/oox/x..',
      { python: 'minimax(board, -1)', javascript: 'minimax(board, -1)' },
      [threeLeft],
    ],
  },
} satisfies Record<string, Record<string, Row>>;

/** Each on the board found for it, or on any board before one is found. */
const named = Object.fromEntries(
  mistakes.map((mistake) => [mistake, [mistakeFacts[mistake]?.position ?? threeLeft, bestMove]] as const),
) as unknown as Readonly<Record<Mistake, Row>>;

const groups = { ...table, named };

/** Programs to complete, to read, or to fix; and those with one mistake each, by its name. */
type StartGroup = keyof typeof groups;
export const startGroups = Object.keys(groups) as StartGroup[];

type StartKey = { [G in StartGroup]: keyof (typeof groups)[G] }[StartGroup];

const texts = import.meta.glob<string>(['./*.{py,js}'], { query: '?raw', import: 'default' });

/** How to fetch each program that a lesson can name: those to start from, and the rules alone. */
export const programTexts: ReadonlyMap<string, () => Promise<string>> = new Map(
  Object.entries(texts).flatMap(([path, read]) =>
    listStarts(path.slice('./'.length)).map(
      (file) => [file, async () => cutStart(file, await read())] as const,
    ),
  ),
);

export const starts: readonly Start[] = programLanguages.flatMap((language) =>
  startGroups.flatMap((group) =>
    Object.entries<Row>(groups[group]).map(([key, [position, calls, more = []]]) => {
      const file = `${key}.${languages[language].endings[0]}`;
      const read = texts[`./${findSourceFile(file)}`];
      return {
        key: key as StartKey,
        group,
        language,
        file,
        call: calls[language],
        position,
        recorded: more ? [position, ...more] : [],
        text: programTexts.get(file)!,
        rightText: async () => cutRight(file, await read()),
      };
    }),
  ),
);

export async function fetchStartsByText(language: ProgramLanguage): Promise<ReadonlyMap<string, Start>> {
  const own = starts.filter((start) => start.language === language);
  return new Map(await Promise.all(own.map(async (start) => [await start.text(), start] as const)));
}

/** An unchanged starting point in another language; null for any other text. */
export async function findTwin(
  text: string,
  language: ProgramLanguage,
  other: ProgramLanguage,
): Promise<{ readonly start: Start; readonly twin: Start } | null> {
  const start = (await fetchStartsByText(language)).get(text);
  const twin = starts.find(({ key, language: its }) => key === start?.key && its === other);
  return start && twin ? { start, twin } : null;
}
