import { words } from '../words/index.ts';
import { cellName } from './notation.ts';
import {
  opponent,
  type BoardView,
  type Game,
  type Move,
  type NamedOrder,
  type Notation,
  type Outcome,
  type Position,
  type Side,
} from './game.ts';

/** A position of an m,n,k game: one bit a cell for each side's marks, bit 0 the top left cell. */
export interface MnkPosition extends Position {
  readonly game: MnkGame;
  readonly x: number;
  readonly o: number;
}

/**
 * The m,n,k family: two sides mark cells of a board in turn, and the first with k in a row wins.
 * Tic-tac-toe is the 3,3,3 game. Boards hold at most 25 cells, so that a side's marks fit one small integer.
 */
export class MnkGame implements Game<MnkPosition> {
  readonly name: string;
  readonly cells: number;
  /** Every winning line as a bit mask. */
  readonly lines: readonly number[];
  readonly full: number;

  constructor(
    readonly columns: number,
    readonly rows: number,
    readonly k: number,
  ) {
    this.name = `${columns},${rows},${k}`;
    this.cells = columns * rows;
    if (this.cells > 25 || this.cells < 1)
      throw new RangeError(words.errors.boardSize(this.name, this.cells));
    if (k < 1 || k > Math.max(columns, rows)) throw new RangeError(words.errors.lineLength(this.name, k));
    this.full = 2 ** this.cells - 1;
    this.lines = winningLines(columns, rows, k);
  }

  /** The position with these marks; `toMove` follows from the counts (equal: X) unless it is given. */
  position(x: number, o: number, toMove?: Side): MnkPosition {
    return { game: this, x, o, toMove: toMove ?? (bits(x) > bits(o) ? 'o' : 'x') };
  }

  moves({ x, o }: MnkPosition): Move[] {
    if (this.hasLine(x) || this.hasLine(o)) return [];
    const moves: Move[] = [];
    for (let cell = 0, free = this.full & ~(x | o); free; cell++, free >>>= 1) if (free & 1) moves.push(cell);
    return moves;
  }

  play(position: MnkPosition, move: Move): MnkPosition {
    const { x, o, toMove } = position;
    const mark = 1 << move;
    if (!(move >= 0 && move < this.cells) || (x | o) & mark || this.outcome(position) !== null) {
      throw new RangeError(words.errors.illegalMove(move, this.format(position), this.moves(position)));
    }
    const next = opponent(toMove);
    return toMove === 'x'
      ? { game: this, x: x | mark, o, toMove: next }
      : { game: this, x, o: o | mark, toMove: next };
  }

  outcome({ x, o }: MnkPosition): Outcome | null {
    if (this.hasLine(x)) return 'x';
    if (this.hasLine(o)) return 'o';
    return (x | o) === this.full ? 'draw' : null;
  }

  pliesLeft({ x, o }: MnkPosition): number {
    return this.cells - bits(x | o);
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

  moveName(move: Move, notation: Notation): string {
    return cellName(move, this.columns, notation);
  }

  rank(move: Move, order: NamedOrder): number {
    if (order === 'row-major') return 0;
    const across = Math.abs(2 * (move % this.columns) - this.columns + 1);
    const down = Math.abs(2 * Math.floor(move / this.columns) - this.rows + 1);
    if (across === 0 && down === 0) return -1;
    const isCorner = across === this.columns - 1 && down === this.rows - 1;
    return isCorner ? 0 : across * across + down * down;
  }

  board({ x, o }: MnkPosition): BoardView {
    const cells = Array.from({ length: this.cells }, (_, cell): Side | null =>
      (x >> cell) & 1 ? 'x' : (o >> cell) & 1 ? 'o' : null,
    );
    const complete = this.lines.filter((line) => (x & line) === line || (o & line) === line);
    return { columns: this.columns, rows: this.rows, cells, lines: complete.map(cellsOf) };
  }

  notice({ x, o, toMove }: MnkPosition): string | null {
    const [xs, os] = [bits(x), bits(o)];
    const fair = xs === os ? 'x' : xs === os + 1 ? 'o' : null;
    if (fair === null) return words.notices.markCounts(xs, os);
    if (fair !== toMove) return words.notices.sideToMove(toMove, xs, os);
    if (this.outcome({ game: this, x, o, toMove }) === toMove) return words.notices.winnerToMove(toMove);
    return null;
  }

  /** Whether these marks hold a complete line. */
  hasLine(marks: number): boolean {
    for (const line of this.lines) if ((marks & line) === line) return true;
    return false;
  }
}

/** The number of set bits of a mask of at most 32 bits. */
export function bits(mask: number): number {
  let n = 0;
  for (; mask; mask &= mask - 1) n++;
  return n;
}

/** The cells of a bit mask, ascending. */
export function cellsOf(mask: number): Move[] {
  const cells: Move[] = [];
  for (let cell = 0; mask; cell++, mask >>>= 1) if (mask & 1) cells.push(cell);
  return cells;
}

function winningLines(columns: number, rows: number, k: number): number[] {
  const lines: number[] = [];
  for (const [dc, dr] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ] as const) {
    for (let row = 0; row + dr * (k - 1) < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const last = column + dc * (k - 1);
        if (last < 0 || last >= columns) continue;
        let line = 0;
        for (let i = 0; i < k; i++) line |= 1 << ((row + dr * i) * columns + column + dc * i);
        lines.push(line);
      }
    }
  }
  return k === 1 ? [...new Set(lines)] : lines;
}

/** Tic-tac-toe, the 3,3,3 game. */
export const ticTacToe = new MnkGame(3, 3, 3);
