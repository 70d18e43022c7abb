import type { Position } from '../game/index.ts';
import { words, type ValueNames } from '../words/index.ts';
import type { ResolvedOptions } from './options.ts';
import { findCanonicalKey } from './symmetry.ts';

export interface Memo {
  readonly name: string;
  readonly needsSymmetries: boolean;
  /** Null if no position occurs twice. */
  findKey(position: Position): number | null;
  readonly words: ValueNames;
}

const names = words.settings.memo.values;

export const memos = {
  positions: {
    name: 'positions',
    needsSymmetries: false,
    findKey: (position) => position.game.key(position),
    words: names.positions,
  },
  symmetry: { name: 'symmetry', needsSymmetries: true, findKey: findCanonicalKey, words: names.symmetry },
} as const satisfies Record<string, Memo>;

export type MemoName = keyof typeof memos;

/** What a score says about a position: its value, or that the value is at least or at most that. */
export type Bound = 'exact' | 'lower' | 'upper';

/** What a fail-soft score says: exact inside the window, else an upper or a lower bound (Knuth & Moore 1975). */
export function decideBound(score: number, alpha: number, beta: number): Bound {
  if (score <= alpha) return 'upper';
  return score >= beta ? 'lower' : 'exact';
}

const bounds: readonly Bound[] = ['exact', 'lower', 'upper'];

interface TableEntry {
  readonly node: number;
  readonly bound: Bound;
}

/** If scores depend on the ply (depth limit, late wins worth less than draws), entries answer only at their own ply. */
export class TranspositionTable {
  /** By key: three times the node, plus the index of its bound in `bounds`. */
  readonly #entries: Map<number, number>[] = [];
  readonly #byPly: boolean;
  readonly #memo: Memo;

  constructor(root: Position, memo: Memo, { scoring, win, depthLimit }: ResolvedOptions) {
    this.#byPly =
      depthLimit !== null || !scoring.shift || scoring.points(win, root.game.pliesLeft(root)) <= 0;
    this.#memo = memo;
  }

  findKey(position: Position): number {
    return this.#memo.findKey(position)!;
  }

  find(key: number, ply: number): TableEntry | null {
    const code = this.#selectEntries(ply).get(key);
    return code === undefined ? null : { node: Math.floor(code / 3), bound: bounds[code % 3] };
  }

  store(key: number, ply: number, { node, bound }: TableEntry): void {
    this.#selectEntries(ply).set(key, 3 * node + bounds.indexOf(bound));
  }

  #selectEntries(ply: number): Map<number, number> {
    return (this.#entries[this.#byPly ? ply : 0] ??= new Map());
  }
}
