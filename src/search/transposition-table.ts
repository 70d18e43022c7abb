import type { Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import { canonicalKey } from './symmetry.ts';

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
  readonly #isSymmetric: boolean;

  constructor(root: Position, { memo, scoring, win, depthLimit }: ResolvedOptions) {
    this.#byPly =
      depthLimit !== null || !scoring.shift || scoring.points(win, root.game.pliesLeft(root)) <= 0;
    this.#isSymmetric = memo === 'symmetry';
  }

  /** The number under which a position is known. */
  keyOf(position: Position): number {
    return (this.#isSymmetric ? canonicalKey(position) : position.game.key(position))!;
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
