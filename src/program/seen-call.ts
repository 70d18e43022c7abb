import { countBits, type MnkPosition, type Side } from '../game/index.ts';
import type { CallArguments } from './read-calls.ts';
import { LiteralMap, type Literal } from './literal.ts';
import { makeParameter, type Outline, type Parameter } from './outline.ts';
import { joinCells } from './pair-form.ts';
import type { ProgramReading } from './program-reading.ts';
import type { SaidReading } from './said-reading.ts';
import { readCells, findOutcome, readMarks, type MarkNames, type Marks } from './read-cells.ts';

export interface RunSubject {
  readonly root: MnkPosition;
  readonly outline: Outline;
  readonly marks: MarkNames;
  readonly hasGlobalBoard: boolean;
  readonly board: SubjectBoard;
  /** Whether the reader wrote the call; otherwise Plybook offered it. */
  readonly isCallSaid: boolean;
  /** Whether a trial, on this or another board, continued from a position to a move. */
  readonly isFormSeen: boolean;
  readonly begins: Side;
  readonly said: SaidReading;
  /** How an earlier run of the same text was read; null if there was none. */
  readonly earlierReading: ProgramReading | null;
  /** The board as a call left it that returned nothing; null if it returned something, or is not known. */
  readonly left: string | null;
}

/** How the program got its board. */
interface SubjectBoard {
  readonly global: string | null;
  /** The class whose objects hold it. */
  readonly holder: string | null;
  readonly empty: readonly Literal[];
  /** Whether the program itself creates or stores a board of this form. */
  readonly isOwn: boolean;
  /** Its marks are in the program's constants or texts. */
  readonly areMarksNamed: boolean;
  /** Whether nothing about the order of its cells is guessed. */
  readonly isOrderShown: boolean;
}

export interface SeenCall {
  readonly ran: number;
  readonly board: Marks | null;
  readonly rest: string;
}

const SELF = makeParameter('self');

export function readSeen(given: CallArguments, subject: RunSubject): SeenCall {
  const { ran, positional, texts, named } = given;
  const { marks } = subject;
  const { at, cells, parameters } = findCells(given, subject);
  const others = parameters.flatMap(({ name }, index) =>
    index === at ||
    (marks.pair && !marks.pair.within && index > at && index <= at + (marks.pair.hasEmpty ? 2 : 1)) ||
    name === 'self' ||
    texts[index] === undefined
      ? []
      : [`${name} ${texts[index]}`],
  );
  if (named instanceof LiteralMap)
    others.push(
      ...named.entries.flatMap(([name, value]) =>
        readCells(value, marks) ? [] : [`${name} ${showValue(value)}`],
      ),
    );
  const board = cells ? readMarks(cells, marks) : null;
  return { ran, board: board && makeMove(board, parameters, positional), rest: others.join(', ') };
}

/** The cells of the board that a call is about, and the place of the argument that holds it; −1 for none. */
export function findCells(
  { ran, positional, texts, named, global }: CallArguments,
  { outline, marks }: Pick<RunSubject, 'outline' | 'marks'>,
) {
  const { owner, parameters: its } = outline.functions[ran];
  // The object of a method comes first; in JavaScript no parameter names it.
  const isUnnamed = owner !== null && its[0]?.name !== 'self' && texts.length > its.length;
  const parameters = isUnnamed ? [SELF, ...its] : its;
  if (marks.pair) {
    const given = joinCells(positional, marks.pair);
    const pair = given ?? joinCells([global], marks.pair);
    const cells = pair && Array.from({ length: 9 }, (_, cell) => nameMark(pair.marks, cell, marks));
    return { at: given?.at ?? -1, cells, parameters };
  }
  const holdsBoard = (value: Literal) => readCells(value, marks) !== null;
  // A method that gets a board besides its object uses that board.
  const handed = positional.findIndex(
    (value, index) => parameters[index]?.name !== 'self' && holdsBoard(value),
  );
  const at = handed >= 0 ? handed : positional.findIndex(holdsBoard);
  const cells =
    at >= 0 ? readCells(positional[at], marks) : (readCells(named, marks) ?? readCells(global, marks));
  return { at, cells, parameters };
}

function nameMark({ x, o }: Marks, cell: number, names: MarkNames): Literal {
  return (x >> cell) & 1 ? names.x : (o >> cell) & 1 ? names.o : undefined;
}

/** Makes the move for calls that get the board before a move, and the move. */
function makeMove(board: Marks, parameters: readonly Parameter[], given: readonly Literal[]): Marks {
  const at = parameters.findIndex(({ name }) => /^(move|moved|action|last_?move|choice)$/i.test(name));
  const move = given[at];
  const cell =
    Array.isArray(move) && move.length === 2 ? 3 * Number(move[0]) + Number(move[1]) : Number(move ?? -1);
  const mark = Number.isInteger(cell) && cell >= 0 && cell < 9 ? 1 << cell : 0;
  if (mark === 0 || ((board.x | board.o) & mark) !== 0 || findOutcome(board) !== null) return board;
  const { x, o } = board;
  return countBits(x) > countBits(o) ? { x, o: o | mark } : { x: x | mark, o };
}

function showValue(value: Literal): string {
  return typeof value === 'object' ? '…' : String(value);
}
