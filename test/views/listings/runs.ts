import { parsePosition, type Position } from '../../../src/game/index.ts';
import {
  readFormulation,
  everyBook,
  chooseVariant,
  variants,
  type ListingLanguage,
  type VariantName,
} from '../../../src/views/index.ts';
import {
  algorithms,
  resolveOptions,
  search,
  type AlgorithmName,
  type SearchOptions,
  type Trace,
} from '../../../src/search/index.ts';
import { viewScore } from '../../../src/walk/index.ts';

/** What a listing did: what it returned, and how many calls of its functions that took. */
export interface Outcome {
  readonly value: number;
  /** The move of a listing that returns one with its value; null elsewhere, and at the end of a game. */
  readonly move: number | null;
  readonly calls: number;
}

/** A listing as a reader would run it. */
export interface Listed {
  readonly name: string;
  readonly lines: (language: ListingLanguage) => string[];
  /** What it is called with beside the position: depth 0, the player of the root, an open window. */
  readonly takes: 'depth' | 'player' | 'window';
  /** What our own engine recorded. */
  readonly expected: (root: Position, scoring: 'plain' | 'depth') => Outcome;
}

/** Boards with three to six free cells, one finished, one with O to move. */
export const boards = ['oxx/.xo/o..', 'oxx/.xo/ox.', 'xox/oox/...', 'x../..o/.xo', 'x../.xo/...'].map(
  (text) => parsePosition(text),
);

/** All ways to write the algorithm. */
export const listings: readonly Listed[] = (Object.keys(variants) as VariantName[]).map(variantListing);

function variantListing(name: VariantName): Listed {
  const { from, hasWindow, hasMoves = false, hasTable } = readFormulation(name);
  const algorithm = (Object.keys(algorithms) as AlgorithmName[]).find(
    (each) => chooseVariant(resolveOptions({ algorithm: each }, boards[0])) === name,
  );
  const options: SearchOptions = { algorithm, memo: hasTable ?? false };
  return {
    name,
    lines: (language) => everyBook[language][name].map(([, text]) => text),
    takes: hasWindow ? 'window' : name === 'original-player' ? 'player' : 'depth',
    expected(root, scoring) {
      const trace = search(root, { ...options, scoring });
      return outcomeOf(trace, viewScore(trace, 0, trace.score[0], from), hasMoves);
    },
  };
}

function outcomeOf(trace: Trace, value: number, hasMoves: boolean): Outcome {
  return {
    value,
    move: hasMoves ? trace.bestMove() : null,
    calls: trace.length,
  };
}
