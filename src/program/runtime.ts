import type { Language } from './languages.ts';
import type { Outline } from './outline.ts';
import type { RunLog } from './run-log.ts';

/** What a program raised. */
export interface RaisedError {
  /** The name of the error, as the language has it. */
  readonly name: string;
  readonly text: string;
  /** The line of the program, from 1; null where it is not known. */
  readonly line: number | null;
  /** The limit that ended it, where it raised nothing itself. */
  readonly limit: 'calls' | 'seconds' | 'depth' | 'memory' | null;
}

/** What an expression came to: its value as the language writes it, and the board that it was handed, as it is now. */
export interface CallResult {
  readonly returned: string | null;
  readonly board: string | null;
  readonly raised: RaisedError | null;
}

/** Whether an expression took all the time that it may take. */
export function isEndless({ raised }: CallResult): boolean {
  return raised?.limit === 'seconds';
}

/** How a call is to be recorded. */
export interface RecordingOptions {
  /** The functions to be recorded, by their place in the outline. */
  readonly marked: readonly number[];
  readonly calls: number;
  readonly milliseconds: number;
  /** The global that holds the board, where calls are handed none. */
  readonly globalBoard: string | null;
}

/** Starts what runs a language, from its binary, which Node finds without being given it. What it returns takes one program. */
export type StartEngine = (wasm?: ArrayBuffer, log?: RunLog) => Promise<(source: string) => Runtime>;

/** One language, ready to run one program, and to be thrown away. */
export interface Runtime {
  readonly language: Language;
  readonly outline: Outline;
  readonly log: RunLog;
  /**
   * Runs what stands outside all functions, from the beginning; what it raised, or null. Where lines are told, all takes
   * several times as long.
   */
  load(milliseconds: number, isLined: boolean): RaisedError | null;
  /** The value of an expression, with nothing recorded; `board` in it is what the text of a board says. */
  evaluate(expression: string, board?: string): CallResult;
  /** Calls what an expression calls, into the log. */
  record(expression: string, board: string, recording: RecordingOptions): RaisedError | null;
  /** How objects of the program's own classes are asked for the board that they hold; null where that cannot be. */
  readonly objects: {
    /** The name of what holds it in an object that an expression makes, as an expression. */
    readonly placeOf: (make: string) => string;
    /** The object with other cells there, as an expression. */
    readonly withBoard: (make: string, attribute: string, cells: string) => string;
  } | null;
}
