import type { Side } from '../../game/index.ts';
import type { ProgramLanguage } from '../languages.ts';
import type { Finding, ProgramLimits } from '../program.ts';

/** The name of the format of a result. A result in another format has another name. */
export const SCHEMA = 'plybook/check/v1';

/** From the best to those that could not be judged. */
export const checkStates = ['right', 'wrong', 'stops', 'endless', 'not-read', 'unreadable'] as const;
/**
 * Only `right`, `wrong`, `stops` and `endless` are about the student. `not-read`: Plybook could not call the program, or
 * not read its answers. `unreadable`: there is no program.
 */
export type CheckState = (typeof checkStates)[number];

/** From few positions to many. */
export const rungs = ['glance', 'all'] as const;
/** How many positions are tried: 354 of every kind, chosen by a seed, or all with one to six free cells. */
export type Rung = (typeof rungs)[number];

/** In the order of the assignment. */
export const functionNames = ['player', 'actions', 'result', 'winner', 'terminal', 'utility'] as const;
/** The functions that are checked one by one. */
export type FunctionName = (typeof functionNames)[number];

/** What is known about one function of a program. */
export interface CheckedFunction {
  readonly name: FunctionName;
  /**
   * `absent`: the program has no function with such a name. `unchecked`: it was not tried, since it takes other arguments
   * or nothing could be, or it failed and so did a function that it calls.
   */
  readonly state: 'right' | 'wrong' | 'absent' | 'unchecked';
  /** The board on which it went wrong; null if it did not. */
  readonly position: string | null;
  /** What is wrong, in a sentence; empty otherwise. */
  readonly text: string;
}

/** Where the program first went wrong. */
export interface FirstMistake {
  /** The smallest position that shows it; null if the program stopped before it was called. */
  readonly position: string | null;
  readonly call: string;
  /** The step of the call that went wrong, in a run of `call`; null if no call of it is known to be wrong. */
  readonly step: number | null;
  /** From 1; null if unknown. */
  readonly line: number | null;
  /** The name of the mistake, as in `words.check.mistakes`. */
  readonly rule: string;
  /** What happened there, in a sentence. */
  readonly text: string;
  /** The move that the program chose, as a cell from 0; null if it chose none. */
  readonly move: number | null;
  /** What the call at `step` should have returned, from MAX's view; null if that is not known. */
  readonly shouldBe: number | null;
}

/** The answers at all positions with a number of free cells. */
export interface CountOfEmpty {
  readonly empty: number;
  readonly asked: number;
  readonly right: number;
}

/** What is known about one program. Plain data, the same for the same files on any machine. */
export interface Checked {
  readonly schema: typeof SCHEMA;
  /** Path of the program within what was handed in. */
  readonly file: string;
  readonly student: string;
  /** Null if there is no program. */
  readonly language: ProgramLanguage | null;
  /** The hash of the program's text, or of text and modules as one list in JSON; empty if there is no program. */
  readonly sha256: string;
  /** The interpreter with its version. */
  readonly engine: string;
  readonly seed: number;
  readonly rung: Rung;
  /** A run ends after this many `calls`, or as much work as a usual computer does in this many `seconds`. */
  readonly limits: ProgramLimits;
  readonly state: CheckState;
  /** Empty if no call was made. */
  readonly call: string;
  /** The side that was to move; null for both. */
  readonly side: Side | null;
  /** Whether it answers with moves or values; null if no answer could be read. */
  readonly answers: 'moves' | 'values' | null;
  /** The number of positions to try. */
  readonly toAsk: number;
  /**
   * Answers that could be read. `asked` is `right` and `wrong` together. A program that is not judged has none: all
   * counts are 0.
   */
  readonly asked: number;
  readonly right: number;
  /** Includes `raised`. */
  readonly wrong: number;
  /** Errors of the program's own. */
  readonly raised: number;
  /** Answers that are neither a move nor a value. */
  readonly unread: number;
  /** Positions without an answer within the limits. */
  readonly unanswered: number;
  readonly byEmpty: readonly CountOfEmpty[];
  readonly first: FirstMistake | null;
  readonly functions: readonly CheckedFunction[];
  /** Advice, which does not affect marks. */
  readonly findings: readonly Pick<Finding, 'kind' | 'rule' | 'line' | 'text'>[];
  /** Further notes, in sentences. If there is no result, the first says why. */
  readonly notes: readonly string[];
}
