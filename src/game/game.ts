import type { CellNaming } from './cell-names.ts';
import type { NamedOrder } from './cell-rank.ts';

/** A player. X comes first everywhere. The search decides who is MAX, not the game. */
export type Side = 'x' | 'o';

/** A move, as a small whole number: the cell it marks (row-major from 0), or the index of a branch. */
export type Move = number;

/** How a game ended: who won, a draw, or the number at a leaf of an explicit tree. */
export type Outcome = Side | 'draw' | number;

/** A state of a game with the side to move. Immutable; its game gives it meaning. */
export interface Position {
  readonly game: Game;
  readonly toMove: Side;
}

/**
 * The rules of a two-player game of perfect information in which the sides alternate. Search, session and
 * layout know a game only through this interface; positions go back to the game that made them.
 */
export interface Game<P extends Position = Position> {
  /** A short name, `3,3,3` or `leaf tree`. */
  readonly name: string;
  /** The legal moves in ascending order; empty exactly when the game is over. */
  moves(position: P): readonly Move[];
  /** The position after a move. Throws when the move is not legal. */
  play(position: P, move: Move): P;
  /** The outcome; null while the game goes on. */
  outcome(position: P): Outcome | null;
  /** The most plies that can follow: a bound that scoring and columns rely on. */
  pliesLeft(position: P): number;
  /** A number that only equal positions share; null if no position can occur twice. */
  key(position: P): number | null;
  /** The canonical text of a position, from which it can be parsed again. */
  format(position: P): string;
  /** The name of a move in a reader's naming: `b3`, `7`, `8` or `(2, 1)` on a board, `a` in a tree. */
  moveName(move: Move, naming: CellNaming): string;
  /** The rank of a move in a named order: lower ranks are searched first, equal ranks in ascending order of moves. */
  rank(move: Move, order: NamedOrder): number;
  /** The marks for drawing, or null for a game that has no board. */
  board(position: P): BoardView | null;
  /** Explains in a sentence why no game reaches the position; null if one does. Such positions are searched anyway. */
  notice(position: P): string | null;
  /** Whether it has only branches and scores, without sides or rules, like an explicit tree. */
  readonly isAbstract?: true;
  /** Whether completing a line loses: the side that did not move last then wins. */
  readonly misere?: boolean;
  /** How many marks in a row make a line; missing if it has no board. */
  readonly k?: number;
  /** The position that the game starts from; explicit trees have none. */
  start?(): P;
  /** The game's symmetries, the identity first; missing if it has no others. */
  readonly symmetries?: readonly Symmetry<P>[];
  /** How to estimate an unfinished game at a depth limit; missing if that is impossible. */
  readonly evaluation?: Evaluation<P>;
}

/** Turns or mirrors a game: positions, and the moves in them. */
export interface Symmetry<P extends Position = Position> {
  /** For readers: `turned by 90° clockwise`. */
  readonly name: string;
  position(position: P): P;
  move(move: Move): Move;
}

/** An estimate of a running game in points, positive if X is better off. Always the sum of its terms. */
export interface Evaluation<P extends Position = Position> {
  /** No position has more points than this, or fewer than its negative. */
  readonly bound: number;
  points(position: P): number;
  terms(position: P): readonly Term[];
}

/** One term of an evaluation: an open line of a side, how many marks it holds, and its points. */
export interface Term {
  readonly side: Side;
  readonly cells: readonly Move[];
  readonly marks: number;
  readonly points: number;
}

/** A board as it is drawn: `cells` row by row, `lines` the winning lines that are complete. */
export interface BoardView {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly (Side | null)[];
  readonly lines: readonly (readonly Move[])[];
}

export function opponent(side: Side): Side {
  return side === 'x' ? 'o' : 'x';
}
