import { countBits, type Side } from '../game/index.ts';
import type { ProgramTrace } from '../search/index.ts';
import { findSearch } from './find-search.ts';
import { languages, programLanguages } from './languages.ts';
import type { Literal } from './literal.ts';
import { endPart, type InParts } from './in-parts.ts';
import type { ProgramRun } from './program.ts';
import type { MarkNames } from './read-cells.ts';
import type { SeenCalls } from './seen-calls.ts';
import { findCells } from './seen-call.ts';

/** `seen`: in the calls of the run. `said`: by the reader. `named`: by names in the program alone. */
export type HowKnown = 'seen' | 'said' | 'named' | 'guessed';

export interface Known<T> {
  readonly value: T;
  readonly how: HowKnown;
}

/** Whether the reader said it. */
export function isSaid({ how }: Known<unknown>): boolean {
  return how === 'said';
}

/** How Plybook reads a program. A fault is reported only if nothing that it depends on is guessed. */
export interface ProgramReading {
  /** The names of the functions that search; empty if the run showed none. */
  readonly search: Known<readonly string[]>;
  readonly call: Known<string>;
  /** The name of the global or class that holds the board; null if the call is given it. */
  readonly board: Known<string | null>;
  /** The program's values for the contents of a cell. */
  readonly cells: Known<CellValues>;
  /** The side that takes the largest values; null if no call returned a value. */
  readonly max: Known<Side | null>;
  /** Whether each call returns a value from the view of the side that it moves. */
  readonly isNegamax: boolean;
  /** Whether the call uses the position above it. If not, other boards say nothing about the program. */
  readonly usesBoard: boolean;
  /** The side that begins in games of the program. If it is O, boards here are not of its games. */
  readonly begins: Side;
}

interface CellValues extends MarkNames {
  /** One value, or nine if cells are numbered. */
  readonly empty: Literal | readonly Literal[];
}

/** Reads the calls of a run. */
export function* readProgram(
  call: string,
  seen: SeenCalls,
  trace: ProgramTrace | null,
): InParts<ProgramReading> {
  const { subject } = seen;
  const { outline, board, marks, isCallSaid, isFormSeen, said, earlierReading } = subject;
  const search = trace ? findSearch(seen).functions : new Set<number>();
  yield* endPart(seen.calls.length);
  const names = [...new Set([...search].map((index) => outline.functions[index].name))];
  const held = board.global ?? board.holder;
  const usesBoard =
    /(?:\.\.\.|(?<![.\w$]))board\b/.test(call.slice(call.indexOf('(') + 1)) || /^board\b/.test(call);
  const [first] = new Set(board.empty);
  const isAlike = board.empty.every((each) => each === first);
  return {
    search: { value: names, how: search.size > 0 ? 'seen' : 'guessed' },
    call: { value: call, how: isCallSaid ? 'said' : isFormSeen ? 'seen' : 'guessed' },
    board: { value: held, how: isFormSeen ? 'seen' : board.isOwn ? 'named' : 'guessed' },
    cells: {
      value: { ...marks, empty: isAlike ? first : board.empty },
      how: judgeCells(seen, trace),
    },
    max: said.max
      ? { value: said.max, how: 'said' }
      : earlierReading && isMaxKnown(earlierReading)
        ? earlierReading.max
        : readMax(trace),
    isNegamax: trace?.program.isNegamax ?? false,
    usesBoard: usesBoard || subject.hasGlobalBoard,
    begins: subject.begins,
  };
}

/** `seen` if the program's own calls put a mark on a board, and no cell holds anything else. */
function judgeCells(seen: SeenCalls, trace: ProgramTrace | null): HowKnown {
  const { marks, board, isFormSeen, said, earlierReading } = seen.subject;
  if (!board.isOrderShown) return 'guessed';
  // What JavaScript leaves undefined is recorded as null.
  const known = new Set<Literal>([marks.x, marks.o, ...board.empty.map((each) => each ?? null)]);
  for (const given of seen.listArguments()) {
    const { cells } = findCells(given, seen.subject);
    if (cells?.some((cell) => !known.has(cell ?? null))) return 'guessed';
  }
  if (said.x !== undefined && said.o !== undefined) return 'said';
  if (earlierReading && areCellsKnown(earlierReading)) return earlierReading.cells.how;
  if (trace && hasPlaced(trace)) return 'seen';
  return board.areMarksNamed && (board.isOwn || isFormSeen) ? 'named' : 'guessed';
}

/** Whether a later run may rely on the cells that a run was read with. */
export function areCellsKnown({ cells }: ProgramReading): boolean {
  return cells.how !== 'guessed';
}

/** Whether a later run may rely on the side that a run showed to take the largest values. */
export function isMaxKnown({ max }: ProgramReading): boolean {
  return max.value !== null && max.how !== 'guessed';
}

function hasPlaced({ length, parent, program: { x, o } }: ProgramTrace): boolean {
  for (let node = 1; node < length; node++) {
    const above = parent[node];
    if (x[node] >= 0 && x[above] >= 0 && countBits(x[node] | o[node]) > countBits(x[above] | o[above]))
      return true;
  }
  return false;
}

function readMax(trace: ProgramTrace | null): Known<Side | null> {
  if (!trace || trace.score.every(Number.isNaN)) return { value: null, how: 'guessed' };
  return { value: trace.options.max, how: trace.length > 1 ? 'seen' : 'guessed' };
}

/** Whether two runs read the cells alike: in one of them another value may have been read as O. */
export function readsSame(one: ProgramReading | null, other: ProgramReading | null): boolean {
  const areKnown = [one, other].map((each) => each !== null && areCellsKnown(each));
  return (
    areKnown[0] === areKnown[1] && JSON.stringify(one?.cells.value) === JSON.stringify(other?.cells.value)
  );
}

/** What of a program was only guessed, by the name of its sentence. */
export function findGuess({ board, cells }: ProgramReading): 'board' | 'call' | 'order' | 'cells' {
  if (board.how === 'guessed') return 'board';
  if (cells.how !== 'guessed') return 'call';
  return cells.value.keys === undefined ? 'cells' : 'order';
}

/** Whether a fault may be reported as the program's own. */
export function canBlame(reading: ProgramReading): boolean {
  return reading.begins === 'x' && reading.cells.how !== 'guessed' && isFormKnown(reading);
}

function isFormKnown({ call, board }: ProgramReading): boolean {
  return call.how !== 'guessed' && board.how !== 'guessed';
}

/** Errors that our arguments cannot cause: those of the languages, waiting for input, and what we refuse. */
const ownErrors = ['input', 'Plybook', ...programLanguages.flatMap((each) => languages[each].ownErrors)];

/** Whether the error that ended a run is the program's own, and not caused by a guessed board or argument. */
export function isOwnError({ end, reading, notes }: ProgramRun): boolean {
  if (end.kind !== 'error' || end.isOfPlainValue) return false;
  if (reading === null) return true;
  // The error is in no line of the program, so it is in the call.
  if (end.line === null) return reading.call.how === 'said';
  // Where its start ended early, perhaps for lack of a page, a name may have no value yet.
  if (/^(?:Reference|Name)Error$/.test(end.name) && notes.some(({ kind }) => kind === 'top-level'))
    return false;
  return ownErrors.includes(end.name) || isFormKnown(reading);
}
