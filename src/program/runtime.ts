import type { Language } from './languages.ts';
import type { Outline } from './outline.ts';
import type { ProgramText } from './program.ts';
import type { RunLog } from './run-log.ts';

/**
 * The limit that ended a program. `work`: as much as a usual computer does in the seconds allowed; `clock`: so
 * much time that nothing follows about the program. `crash`: the interpreter itself ended, because the program did that
 * on purpose or broke it.
 */
export type LimitKind = 'calls' | 'work' | 'clock' | 'depth' | 'memory' | 'crash';

export const limitKinds: readonly LimitKind[] = ['calls', 'work', 'clock', 'depth', 'memory', 'crash'];

export interface RaisedError {
  readonly name: string;
  readonly text: string;
  /** From 1; null if unknown. */
  readonly line: number | null;
  /** The limit that ended it; null if the program raised the error itself. */
  readonly limit: LimitKind | null;
}

/** The value of an expression, as the language writes it, and its board after the call. */
export interface CallResult {
  readonly returned: string | null;
  readonly board: string | null;
  readonly raised: RaisedError | null;
  /** In milliseconds of a usual computer. */
  readonly work: number;
}

/** Whether a program may decide by chance which side it plays, or who begins. */
export function drawsSides({ texts }: Pick<Runtime, 'texts'>): boolean {
  return texts.some((text) =>
    /\brandom\b.*(?:["'][xo]["']|player|side|turn|first|human|comp|symbol|mark|\bai\b)/i.test(text),
  );
}

export function isEndless({ raised }: Pick<CallResult, 'raised'>): boolean {
  return raised?.limit === 'work' || raised?.limit === 'clock';
}

/** Whether it was ended by something missing here, such as a part of numpy: that is no error of the program. */
export function isLacking({ raised }: Pick<CallResult, 'raised'>): boolean {
  return raised?.name === 'Plybook';
}

/** A seed for random numbers that differ each time. */
export function drawSeed(): number {
  return Math.floor(Math.random() * 2 ** 31);
}

export interface RecordingOptions {
  readonly marked: readonly number[];
  readonly calls: number;
  readonly milliseconds: number;
  /** The global that holds the board; null if calls are given it. */
  readonly globalBoard: string | null;
}

/** Takes a program. Programs of one engine may take turns; each has its own log. */
export type TakeProgram = (program: ProgramText, log?: RunLog) => Runtime;

/** Starts a language from the parts that a worker has; Node finds them itself. */
export type StartEngine<Parts> = (parts?: Parts) => Promise<TakeProgram>;

/**
 * How a program's own moves lead from state to state: expressions for the first one, and for a `move` in a `state`, where
 * `turn` counts the moves from 0 to 1 and again.
 */
export interface StateWay {
  readonly make: string;
  readonly play: string;
}

/** A top level with more work than this, in milliseconds of a usual computer, is run as rarely as possible. */
export const SLOW_TOP_LEVEL = 1000;

/** A language ready to run one program; used only once. */
export interface Runtime {
  readonly language: Language;
  readonly outline: Outline;
  /** The text of the program, then the texts of its modules. */
  readonly texts: readonly string[];
  readonly log: RunLog;
  /**
   * Runs the top level from the start; returns what it raised. Recording lines takes several times as long, and repeats
   * the random numbers of the load before. What took long and only shows something may be left out the next time, but
   * stays in the log.
   */
  load(milliseconds: number, isLined: boolean): RaisedError | null;
  /** Evaluates without recording; `board` in the expression is the board that the text says. */
  evaluate(expression: string, board?: string): CallResult;
  record(expression: string, board: string, recording: RecordingOptions): RaisedError | null;
  /** Whether the program may have drawn random numbers since it was loaded, before any call. */
  readonly hasDrawn: boolean;
  /** The work of the last piece that ran, as milliseconds of a usual computer. */
  readonly spent: number;
  /** How to reach the board in objects of the program's own classes, and in its records; null if the language can't. */
  readonly objects: {
    /** An expression for the name of what holds the board, in the object that the expression `make` makes. */
    readonly placeOf: (make: string) => string;
    /** An expression for the board that the object holds there, perhaps in a private field. */
    readonly boardOf: (make: string, attribute: string) => string;
    /** An expression for whether the board that the expression `make` makes has objects in its cells, or is an array. */
    readonly holdsObjects: (make: string) => string;
    /** An expression for that board with other marks in its cells. */
    readonly withMarks: (make: string, cells: string) => string;
    /** Expressions for whether `make` makes a record, and for a copy of it with other values at some keys. */
    readonly isRecord: (make: string) => string;
    readonly withEntries: (
      make: string,
      entries: readonly (readonly [key: string, text: string])[],
    ) => string;
    /** An expression for the object with other cells there. */
    readonly withBoard: (make: string, attribute: string, cells: string) => string;
    /** An expression for whether an object whose cells were set differs from another beside its board. */
    readonly differs: (one: string, other: string) => string;
    /** An expression for the names of what may be states in the object that `make` makes. */
    readonly statesIn: (make: string) => string;
    /**
     * An expression for the objects that may be marks, perhaps of what `make` makes, then `board`: of each its class, the
     * expression that names it, and its texts.
     */
    readonly named: (make: string) => string;
    /** An expression for a copy of a value. */
    readonly copyOf: (name: string) => string;
    /**
     * For a first state and a move in it, an expression of `state`, `move` and `turn`: expressions for the marks of both sides with
     * the cells of the first state, null if no moves lead on from it, and for the state that has these cells.
     */
    readonly marksOn: (way: StateWay) => string;
    readonly stateWith: (way: StateWay, cells: string) => string;
  } | null;
}
