import type { Position } from '../game/index.ts';
import { words, type ValueNames } from '../words/index.ts';
import type { ResolvedOptions } from './options.ts';
import { canonicalKey } from './symmetry.ts';

/** What a table takes for the same position. */
export interface Memo {
  /** What options, attributes and addresses call it. */
  readonly name: string;
  /** Whether it needs a game that has symmetries. */
  readonly needsSymmetries: boolean;
  /** The number under which a position is known; null where no position is met twice. */
  keyOf(position: Position): number | null;
  readonly words: ValueNames;
}

const names = words.settings.memo.values;

/** What tables may take for the same position, by name. */
export const memos = {
  positions: {
    name: 'positions',
    needsSymmetries: false,
    keyOf: (position) => position.game.key(position),
    words: names.positions,
  },
  symmetry: { name: 'symmetry', needsSymmetries: true, keyOf: canonicalKey, words: names.symmetry },
} as const satisfies Record<string, Memo>;

/** The name of a row of `memos`. */
export type MemoName = keyof typeof memos;

/** What a score says about a position: its value, or that the value is at least or at most that. */
export type Bound = 'exact' | 'lower' | 'upper';

/**
 * What a score says that was returned to a window (fail-soft): inside it is exact; at or below alpha the position is
 * worth no more, at or above beta no less. (Knuth & Moore 1975.)
 */
export function boundOf(score: number, alpha: number, beta: number): Bound {
  if (score <= alpha) return 'upper';
  return score >= beta ? 'lower' : 'exact';
}

const bounds: readonly Bound[] = ['exact', 'lower', 'upper'];

/** What the table knows of a position: the node that computed it, and what its score says. */
export interface TableEntry {
  readonly node: number;
  readonly bound: Bound;
}

/**
 * A transposition table: finished interior nodes by position, or by class of equivalent positions. It refers to the
 * nodes of the columns and holds nothing of its own but the kind of bound. Where a score depends on the ply, because
 * of a depth limit or because a late win may count less than a draw, an entry answers only at its own ply.
 */
export class TranspositionTable {
  /** By key: three times the node, and the place of its bound in `bounds`. */
  readonly #entries: Map<number, number>[] = [];
  readonly #byPly: boolean;
  readonly #memo: Memo;

  constructor(root: Position, memo: Memo, { scoring, win, depthLimit }: ResolvedOptions) {
    this.#byPly =
      depthLimit !== null || !scoring.shift || scoring.points(win, root.game.pliesLeft(root)) <= 0;
    this.#memo = memo;
  }

  /** The number under which a position is known. */
  keyOf(position: Position): number {
    return this.#memo.keyOf(position)!;
  }

  find(key: number, ply: number): TableEntry | null {
    const code = this.#at(ply).get(key);
    return code === undefined ? null : { node: Math.floor(code / 3), bound: bounds[code % 3] };
  }

  store(key: number, ply: number, { node, bound }: TableEntry): void {
    this.#at(ply).set(key, 3 * node + bounds.indexOf(bound));
  }

  #at(ply: number): Map<number, number> {
    return (this.#entries[this.#byPly ? ply : 0] ??= new Map());
  }
}
