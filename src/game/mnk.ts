import { words } from '../words/index.ts';
import { countBits, listCells } from './bits.ts';
import { listSymmetries } from './board-symmetries.ts';
import { cellRanks, type NamedOrder } from './cell-rank.ts';
import { cellName, type CellNaming } from './cell-names.ts';
import {
  opponent,
  type BoardView,
  type Evaluation,
  type Game,
  type Move,
  type Outcome,
  type Position,
  type Side,
  type Symmetry,
} from './game.ts';
import { listWinningLines } from './winning-lines.ts';
import { makeEvaluation } from './open-lines.ts';

/** A position of an m,n,k game: one bit a cell for each side's marks, bit 0 the top left cell. */
export interface MnkPosition extends Position {
  readonly game: MnkGame;
  readonly x: number;
  readonly o: number;
}

/** The words that name a game's rules after its size; each key is its word without accents. */
export const mnkRules = { gravity: 'gravity', misere: 'misère' } as const;

type MnkRules = { readonly [R in keyof typeof mnkRules]?: boolean };

/**
 * The m,n,k family: two sides mark cells of a board in turn, and the first with k in a row wins.
 * Tic-tac-toe is the 3,3,3 game. Boards hold at most 25 cells, so that a side's marks fit one small integer.
 */
export class MnkGame implements Game<MnkPosition> {
  readonly name: string;
  readonly cells: number;
  /** As bit masks. */
  readonly lines: readonly number[];
  readonly full: number;
  /** Whether marks fall to the lowest empty cell of their column. */
  readonly gravity: boolean;
  readonly misere: boolean;
  readonly symmetries: readonly Symmetry<MnkPosition>[];
  readonly evaluation: Evaluation<MnkPosition>;
  private readonly ranks: { [order in NamedOrder]?: number[] } = {};

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly k: number,
    rules: MnkRules = {},
  ) {
    ({ gravity: this.gravity = false, misere: this.misere = false } = rules);
    const named = (Object.keys(mnkRules) as (keyof MnkRules)[]).filter((rule) => rules[rule]);
    this.name = [`${columns},${rows},${k}`, ...named.map((rule) => mnkRules[rule])].join(' ');
    this.cells = columns * rows;
    if (this.cells > 25 || this.cells < 1)
      throw new RangeError(words.errors.boardSize(this.name, this.cells));
    if (k < 1 || k > Math.max(columns, rows)) throw new RangeError(words.errors.lineLength(this.name, k));
    this.full = 2 ** this.cells - 1;
    this.lines = listWinningLines(columns, rows, k);
    this.symmetries = listSymmetries(this);
    this.evaluation = makeEvaluation(this);
  }

  start(): MnkPosition {
    return this.makePosition(0, 0);
  }

  /** Without `toMove` the counts decide: X moves if they are equal. */
  makePosition(x: number, o: number, toMove?: Side): MnkPosition {
    return { game: this, x, o, toMove: toMove ?? (countBits(x) > countBits(o) ? 'o' : 'x') };
  }

  moves({ x, o }: MnkPosition): Move[] {
    if (this.hasLine(x) || this.hasLine(o)) return [];
    return listCells(this.maskPlayable(x | o));
  }

  play(position: MnkPosition, move: Move): MnkPosition {
    const { x, o, toMove } = position;
    const mark = 1 << move;
    const isOpen =
      Number.isInteger(move) && move >= 0 && move < this.cells && (this.maskPlayable(x | o) & mark) !== 0;
    if (!isOpen || this.outcome(position) !== null) {
      throw new RangeError(words.errors.illegalMove(move, this.format(position), this.moves(position)));
    }
    const next = opponent(toMove);
    return toMove === 'x'
      ? { game: this, x: x | mark, o, toMove: next }
      : { game: this, x, o: o | mark, toMove: next };
  }

  outcome({ x, o }: MnkPosition): Outcome | null {
    if (this.hasLine(x)) return this.misere ? 'o' : 'x';
    if (this.hasLine(o)) return this.misere ? 'x' : 'o';
    return (x | o) === this.full ? 'draw' : null;
  }

  pliesLeft({ x, o }: MnkPosition): number {
    return this.cells - countBits(x | o);
  }

  key({ x, o, toMove }: MnkPosition): number {
    return (x * (this.full + 1) + o) * 2 + (toMove === 'x' ? 0 : 1);
  }

  format({ x, o }: MnkPosition): string {
    let text = '';
    for (let cell = 0; cell < this.cells; cell++) {
      if (cell && cell % this.columns === 0) text += '/';
      text += (x >> cell) & 1 ? 'x' : (o >> cell) & 1 ? 'o' : '.';
    }
    return text;
  }

  moveName(move: Move, naming: CellNaming): string {
    return cellName(move, this.columns, naming);
  }

  rank(move: Move, order: NamedOrder): number {
    const ranks = (this.ranks[order] ??= Array.from({ length: this.cells }, (_, cell) =>
      cellRanks[order](this, cell),
    ));
    return ranks[move];
  }

  board({ x, o }: MnkPosition): BoardView {
    const cells = Array.from({ length: this.cells }, (_, cell): Side | null =>
      (x >> cell) & 1 ? 'x' : (o >> cell) & 1 ? 'o' : null,
    );
    const complete = this.lines.filter((line) => (x & line) === line || (o & line) === line);
    return { columns: this.columns, rows: this.rows, cells, lines: complete.map(listCells) };
  }

  notice({ x, o, toMove }: MnkPosition): string | null {
    const [xs, os] = [countBits(x), countBits(o)];
    const fair = xs === os ? 'x' : xs === os + 1 ? 'o' : null;
    if (fair === null) return words.notices.markCounts(xs, os);
    if (fair !== toMove) return words.notices.sideToMove(toMove, xs, os);
    if (this.hasLine(toMove === 'x' ? x : o)) {
      return this.misere ? words.notices.loserToMove(toMove) : words.notices.winnerToMove(toMove);
    }
    if (this.gravity && (x | o) & ~this.maskSupported(x | o)) return words.notices.floating();
    return null;
  }

  private maskPlayable(marked: number): number {
    const free = this.full & ~marked;
    return this.gravity ? free & this.maskSupported(marked) : free;
  }

  /** Cells on the ground or right above a mark. */
  private maskSupported(marked: number): number {
    const ground = this.full & ~(this.full >> this.columns);
    return ground | (marked >> this.columns);
  }

  /** The search spends most of its time here. */
  hasLine(marks: number): boolean {
    const { lines } = this;
    for (let i = 0; i < lines.length; i++) if ((marks & lines[i]) === lines[i]) return true;
    return false;
  }
}

export const ticTacToe = new MnkGame(3, 3, 3);
