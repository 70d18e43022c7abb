import type { Move, Outcome, Position } from '../game/index.ts';
import { words } from '../words/index.ts';
import { SolverTable } from './solver-table.ts';
import { canonicalKey } from './symmetry.ts';

/** What came out of solving a position, and what it took. */
export interface Solution {
  /** 1 if X wins, −1 if O wins, 0 for a draw; null if the solver stopped before it knew. */
  readonly value: -1 | 0 | 1 | null;
  /** How many positions were looked at, and how many different ones the table holds. */
  readonly nodes: number;
  readonly entries: number;
  /** How much memory the table takes. */
  readonly bytes: number;
}

/** Limits of a solver, and who hears how far it is. */
export interface SolveOptions {
  /** After how many positions it gives up. Default 5,000,000. */
  readonly maxNodes?: number | undefined;
  /** Called every 4,096 positions; returning true stops the solver. */
  readonly onProgress?: ((nodes: number) => boolean | void) | undefined;
}

interface Child {
  readonly position: Position;
  readonly key: number;
}

/**
 * The value of a position without a record of the search, for boards too large to record. Alpha-beta over win, draw
 * and loss, seen from the side to move, with bounds for every position up to symmetry;
 * what the table answers is taken before anything is searched. Throws for explicit trees.
 */
export function solve(root: Position, { maxNodes = 5_000_000, onProgress }: SolveOptions = {}): Solution {
  const { game } = root;
  if (game.key(root) === null) throw new TypeError(words.errors.unsolvable(game.name));
  const table = new SolverTable();
  const ranks = new Map<Move, number>();
  let nodes = 0;
  let isStopped = false;

  function worth({ position, key }: Child, alpha: number, beta: number): number {
    isStopped ||= nodes >= maxNodes || ((nodes & 4095) === 4095 && onProgress?.(nodes) === true);
    if (isStopped) return alpha;
    nodes++;
    const children: Child[] = [];
    let best = -1;
    for (const move of sorted(game.moves(position))) {
      const child = game.play(position, move);
      const outcome = game.outcome(child);
      if (outcome === null) children.push({ position: child, key: canonicalKey(child)! });
      else best = Math.max(best, outcome === 'draw' ? 0 : outcome === position.toMove ? 1 : -1);
    }
    best = Math.max(best, ...children.map((child) => -table.get(child.key)[1]));
    for (const child of children) {
      const low = Math.max(alpha, best);
      if (low >= beta) break;
      const [least, most] = table.get(child.key);
      const isKnown = least === most || -least <= low;
      best = Math.max(best, isKnown ? -least : -worth(child, -beta, -low));
    }
    if (!isStopped) table.narrow(key, best > alpha ? best : -1, best < beta ? best : 1);
    return best;
  }

  /** The more central first; the ranks of moves are looked up once. */
  function sorted(moves: readonly Move[]): Move[] {
    for (const move of moves) if (!ranks.has(move)) ranks.set(move, game.rank(move, 'centre-first'));
    return moves.toSorted((a, b) => ranks.get(a)! - ranks.get(b)! || a - b);
  }

  const outcome = game.outcome(root);
  const isOver = outcome !== null;
  const forMover = isOver ? 0 : worth({ position: root, key: canonicalKey(root)! }, -1, 1);
  const value = isOver ? winOf(outcome) : Math.sign(root.toMove === 'x' ? forMover : -forMover) + 0;
  const { size, bytes } = table;
  return { value: isStopped ? null : (value as -1 | 0 | 1), nodes, entries: size, bytes };
}

/** An outcome as X sees it. */
function winOf(outcome: Outcome): number {
  return outcome === 'draw' ? 0 : outcome === 'x' ? 1 : -1;
}
