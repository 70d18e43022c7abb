import { parsePosition, type Position } from '../../../src/game/index.ts';
import {
  readFormulation,
  library,
  assembleNamedCode,
  chooseVariant,
  variants,
  type Language,
  type VariantName,
} from '../../../src/views/index.ts';
import {
  algorithms,
  codeNames,
  resolveOptions,
  search,
  type AlgorithmName,
  type CodeName,
  type SearchOptions,
  type Trace,
} from '../../../src/search/index.ts';
import { viewScore } from '../../../src/walk/index.ts';

/** What a listing did: what it returned, how many calls of its functions that took, and what it printed. */
export interface Outcome {
  /** Null where it returned nothing. */
  readonly value: number | null;
  /** The move of a listing that returns one with its value; null elsewhere, and at the end of a game. */
  readonly move: number | null;
  readonly calls: number;
  readonly printed: readonly string[];
}

/** A listing as a reader would run it. */
export interface Listed {
  readonly name: string;
  readonly lines: (language: Language) => string[];
  /** What it is called with beside the position: depth 0, the player of the root, an open window; or a board and a side. */
  readonly takes: 'position' | 'depth' | 'player' | 'window' | 'board';
  readonly scorings: readonly ('plain' | 'depth')[];
  /** What our own engine recorded. */
  readonly expected: (root: Position, scoring: 'plain' | 'depth') => Outcome;
}

/** Boards with three to six free cells, one finished, one with O to move. */
export const boards = ['oxx/.xo/o..', 'oxx/.xo/ox.', 'xox/oox/...', 'x../..o/.xo', 'x../.xo/...'].map(
  (text) => parsePosition(text),
);

const mended = codeNames.slice(codeNames.indexOf('shared-board')).filter(
  // What should stand there is only begun, and no mistake of the swapped cells is in the listing.
  (name) => name !== 'unfinished-as-draw' && name !== 'swapped-cells',
);

/** All listings: the ways to write the algorithm, the stages and the mistakes, and these once more, mended. */
export const listings: readonly Listed[] = [
  ...(Object.keys(variants) as VariantName[]).map(variantListing),
  ...codeNames.map((name) => program(name, false)),
  ...mended.map((name) => program(name, true)),
];

function variantListing(name: VariantName): Listed {
  const { from, hasWindow, hasMoves = false, hasTable } = readFormulation(name);
  const algorithm = (Object.keys(algorithms) as AlgorithmName[]).find(
    (each) => chooseVariant(resolveOptions({ algorithm: each }, boards[0])) === name,
  );
  const options: SearchOptions = { algorithm, memo: hasTable ?? false };
  return {
    name,
    lines: (language) => library[language][name].map(([, text]) => text),
    takes: hasWindow ? 'window' : name === 'original-player' ? 'player' : 'depth',
    scorings: ['plain', 'depth'],
    expected(root, scoring) {
      const trace = search(root, { ...options, scoring });
      return outcomeOf(trace, viewScore(trace, 0, trace.score[0], from), hasMoves);
    },
  };
}

function program(name: CodeName, isMended: boolean): Listed {
  const takes = { 'shared-board': 'board', 'wrong-sign': 'depth' } as const;
  return {
    name: isMended ? `${name}, mended` : name,
    lines: (language) =>
      assembleNamedCode(name, library[language].parts, isMended)
        .filter(({ mistake }) => !(isMended && mistake === 'wrong'))
        .map(({ text }) => text),
    takes: name in takes ? takes[name as keyof typeof takes] : 'position',
    scorings: [name === 'wrong-sign' ? 'depth' : 'plain'],
    expected(root, scoring) {
      const trace = search(root, isMended ? { scoring } : { code: name, scoring });
      const [score] = trace.score;
      return outcomeOf(trace, Number.isNaN(score) ? null : score, name === 'value-and-move');
    },
  };
}

function outcomeOf(trace: Trace, value: number | null, hasMoves: boolean): Outcome {
  return {
    value,
    move: hasMoves ? trace.bestMove() : null,
    calls: trace.length,
    printed: trace.printed.map(({ text }) => text),
  };
}
