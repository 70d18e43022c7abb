import { countBits, listCells, type MnkPosition, type Move } from '../../game/index.ts';
import { readLiteral, type Literal } from '../literal.ts';
import {
  cellNumberings,
  isCell,
  listNumberings,
  namesMove,
  namesNoMove,
  readCell,
  readMoveNumbers,
  type CellNumbering,
} from '../move-in.ts';
import { readCells, readMarks, type MarkNames, type Marks } from '../read-cells.ts';
import type { CallResult } from '../runtime.ts';
import { readNumbers } from '../call-values.ts';
import type { Reading } from './reading.ts';

/** The move that a program chose, or the winner that it predicts; null for the other. */
export interface Choice {
  readonly move: Move | null;
  /** 1 for X, −1 for O, 0 for a draw. */
  readonly winner: number | null;
}

export interface LearntChoice {
  readonly numbering: CellNumbering;
  /** Whether answers are moves, although the answer of the recorded call might also be a value. */
  readonly isMove: boolean;
}

/** The largest number of a cell. */
const LARGEST = 9;

export class ChoiceReader {
  /** The index of the value among the numbers returned; −1 for none. */
  readonly #place: number;
  /** Whether the other number is a count and not a move: somewhere it is larger than any cell, or not whole. */
  #isCounted: boolean;
  readonly #numberings: readonly CellNumbering[];

  learnt: LearntChoice = { numbering: cellNumberings[0], isMove: false };

  constructor(
    readonly reading: Reading,
    readonly marks: MarkNames,
  ) {
    this.#place = findPlace(reading);
    this.#numberings = listNumberings(marks);
    const { values } = reading.trace.program;
    const isLarge = (text: string) => {
      const [number, ...others] = readMoveNumbers(text, this.#place, marks);
      return others.length === 0 && number > LARGEST;
    };
    this.#isCounted =
      (this.#place >= 0 && values.some(isLarge)) || (!reading.isRootAlone() && values.some(isFraction));
  }

  /** Whether the answers of the recorded call have a value; else they are moves alone. */
  get hasValue(): boolean {
    return this.#place >= 0;
  }

  /**
   * Learns whether moves count from 0 or 1, with the row or the column first: more of them are on empty cells. If the
   * function is not recursive, also whether it answers with moves: no value is an empty cell on every board.
   */
  learn(answers: readonly CallResult[], positions: readonly MnkPosition[]): void {
    const told = [...answers.entries()].filter(([, { returned }]) => returned !== null);
    const readAll = (learnt: LearntChoice) =>
      told.map(([i, { returned }]) => {
        const move = this.#readWritten(returned!, learnt);
        const isOpen = move !== null && positions[i].game.moves(positions[i]).includes(move);
        return { returned, move, isOpen };
      });
    const countOpen = (learnt: LearntChoice) => readAll(learnt).filter(({ isOpen }) => isOpen).length;
    const counts = (isMove: boolean) => this.#numberings.map((numbering) => countOpen({ numbering, isMove }));
    const isAlwaysOpen = this.#numberings.some((numbering) => {
      const read = readAll({ numbering, isMove: true });
      const others = read.filter(({ isOpen }) => !isOpen);
      return (
        read.length - others.length > 1 &&
        // It may have one other answer, such as −1 or None, for no move.
        new Set(others.map(({ returned }) => returned)).size <= 1 &&
        others.every(({ move }) => move === null || !isCell(move))
      );
    });
    const isMove =
      this.learnt.isMove || ((this.reading.isRootAlone() || this.reading.length === 1) && isAlwaysOpen);
    const open = counts(isMove);
    const most = Math.max(...open);
    this.learnt = { numbering: this.#numberings[open.indexOf(most)], isMove };
    // Numbers that change from board to board and are mostly not an empty cell are counts, such as of calls.
    const isVaried = new Set(told.map(([, { returned }]) => returned)).size > 1;
    const isNamed = told.some(([, { returned }]) => namesMove(returned!));
    this.#isCounted ||=
      isVaried && !isNamed && most < readAll(this.learnt).filter(({ move }) => move !== null).length / 2;
  }

  read(answer: BoardAnswer, position: MnkPosition): Choice {
    const { returned } = answer;
    if (returned === null) return { move: null, winner: null };
    if (this.beginsAgain(answer, position)) return { move: null, winner: null };
    if (readBoard(answer, this.marks)) {
      const { x, o } = findAdded(answer, position, this.marks);
      const move = countBits(x | o) === 1 ? listCells(x | o)[0] : null;
      return { move, winner: move === null ? this.#readWinner(returned, position) : null };
    }
    const { learnt } = this;
    return {
      move: this.#readWritten(returned, learnt),
      winner: learnt.isMove ? null : this.#readWinner(returned, position),
    };
  }

  /** Whether the board has a new game, so that it shows no last move. */
  beginsAgain(answer: BoardAnswer, { x, o }: MnkPosition): boolean {
    const cells = readBoard(answer, this.marks);
    const after = cells && readMarks(cells, this.marks);
    const left = after ? countBits(after.x | after.o) : Infinity;
    return left < 2 && left < countBits(x | o);
  }

  #readWritten(text: string, { numbering, isMove }: LearntChoice): Move | null {
    return this.#isCounted || namesNoMove(text)
      ? null
      : readCell(readMoveNumbers(text, isMove ? -1 : this.#place, this.marks), numbering);
  }

  #readWinner(text: string, { toMove }: MnkPosition): number | null {
    const value = readNumbers(text)[this.#place];
    if (value === undefined || Number.isNaN(value)) return null;
    const { reading } = this;
    const turned = reading.trace.program.isNegamax && toMove === 'o' ? -1 : 1;
    return reading.winnerAt(turned * value);
  }
}

type BoardAnswer = Pick<CallResult, 'returned' | 'board'>;

/** The cells of the board that was returned, or was given to a call whose result names no move; null if neither. */
function readBoard({ returned, board }: BoardAnswer, marks: MarkNames): readonly Literal[] | null {
  if (returned === null) return null;
  return (
    readCells(readLiteral(returned), marks) ??
    (namesNoMove(returned) ? readCells(readLiteral(board ?? ''), marks) : null)
  );
}

/** The new marks of each side on a board that was answered, or else those that replaced a mark of the other side. */
export function findAdded(answer: BoardAnswer, { x, o }: MnkPosition, marks: MarkNames): Marks {
  const cells = readBoard(answer, marks);
  if (!cells) return { x: 0, o: 0 };
  const after = readMarks(cells, marks);
  const taken = x | o;
  const added = { x: after.x & ~taken, o: after.o & ~taken };
  return added.x | added.o ? added : { x: after.x & o, o: after.o & x };
}

function isFraction(text: string): boolean {
  return /^\d*\.\d*[1-9]\d*$/.test(text);
}

function findPlace(reading: Reading): number {
  const { trace } = reading;
  // A call that passes its board on may return a different result than it gets.
  if (trace.program.answered !== null && trace.program.answered !== trace.readReturned(0)) return -1;
  if (reading.isRootAlone() && Number(trace.readReturned(0)) !== trace.score[0]) return -1;
  const width = readNumbers(trace.readReturned(0) ?? '').length;
  const isScore = (node: number, place: number) => {
    const numbers = readNumbers(trace.readReturned(node)!);
    return Math.abs(numbers[numbers.length > place ? place : 0]) === Math.abs(trace.score[node]);
  };
  const nodes = Array.from({ length: Math.min(trace.length, 500) }, (_, node) => node).filter((node) =>
    reading.isReturned(node),
  );
  // A move, or a count of calls, is another at each node, so numbers that stay the same are no value with one of them.
  const isSame = nodes.length > 1 && new Set(nodes.map((node) => trace.readReturned(node))).size === 1;
  if (width > 1 && isSame) return -1;
  const places = Array.from({ length: width }, (_, place) => place);
  return places.find((place) => nodes.every((node) => isScore(node, place))) ?? -1;
}
