import type { FindingName } from './findings/rule.ts';
import type { MnkPosition, Position } from '../game/index.ts';
import type { ProgramTrace } from '../search/index.ts';
import type { ProgramLanguage } from './languages.ts';
import type { ModuleFiles } from './module-files.ts';
import type { BoardSize } from './other-size.ts';
import type { OutlinedFunction } from './outline.ts';
import type { ProgramReading } from './program-reading.ts';
import type { LimitKind } from './runtime.ts';

export interface ProgramLimits {
  readonly calls: number;
  /** Work, in seconds of a usual computer. */
  readonly seconds: number;
  /** Seconds for the code outside functions. */
  readonly outside?: number;
}

export const usualLimits: Required<ProgramLimits> = { calls: 100_000, seconds: 10, outside: 5 };

/** All that decides what a program does before it is called. */
export interface ProgramText {
  readonly source: string;
  readonly language: ProgramLanguage;
  /** The number of lines before code that is given, and right; null, the default, if all are the reader's. */
  readonly ownLines?: number | null;
  /** Its modules; none by default. */
  readonly files?: ModuleFiles;
  /** Its path among them; imports start there. Empty, the default, if it has no name. */
  readonly path?: string;
  /** Makes random numbers repeat after each load; by default they differ each time. */
  readonly seed?: number;
}

export interface Program extends ProgramText {
  /** An expression in which `board` is the position, as `minimax(board)`; empty for the best offer. */
  readonly call: string;
  /** What the reader said about its cells and MAX, `x=21; o=11; empty=10; max=o`; by default nothing. */
  readonly reads?: string;
  /** How an earlier run of the same text was read: what it showed is not found out anew. By default there was none. */
  readonly earlierReading?: ProgramReading | null;
  readonly position: Position;
  readonly limits: ProgramLimits;
}

export interface OfferedCall {
  readonly text: string;
  /** Parameters with unknown values: the text contains their names. Such a call is never made automatically. */
  readonly missing: readonly string[];
  readonly name: string;
  readonly line: number;
}

export type RunEnd =
  | { readonly kind: 'done' }
  /** Uncaught, or not readable; `line` is null if the call itself was wrong. */
  | {
      readonly kind: 'error';
      readonly name: string;
      readonly text: string;
      readonly line: number | null;
      /** Whether a plain value, perhaps one that it was given, lacks what the program's own objects have. */
      readonly isOfPlainValue?: boolean;
    }
  /** Too many calls, too much work, too long, too deep, or too much memory. */
  | {
      readonly kind: 'limit';
      readonly limit: LimitKind;
      readonly line: number | null;
    }
  | { readonly kind: 'stopped' }
  /** There is nothing to call: no function takes a board and reaches a recursive one. */
  | { readonly kind: 'nothing' }
  /** Its own board is none of three rows and three columns, so no position could be given to it. */
  | ({ readonly kind: 'other-size' } & BoardSize);

export type RunNote =
  /** The top level stopped early, at `input()` or a window, but after its functions were defined. */
  | { readonly kind: 'top-level'; readonly name: string; readonly text: string; readonly line: number | null }
  | { readonly kind: 'endless'; readonly line: number | null }
  /** The program used something that draws, asks or sends, which does nothing here. */
  | { readonly kind: 'inert'; readonly names: readonly string[] };

export interface ProgramRun {
  /** All that its text defines, methods too. */
  readonly functions: readonly OutlinedFunction[];
  /** Null if no call was made. */
  readonly trace: ProgramTrace | null;
  readonly call: string;
  /** Null if no call was made. */
  readonly reading: ProgramReading | null;
  readonly offered: readonly OfferedCall[];
  /** Output of the top level, before the recorded call. */
  readonly before: readonly string[];
  readonly end: RunEnd;
  readonly notes: readonly RunNote[];
  /** Duration of the recorded call; null if it was not made or did not finish. */
  readonly milliseconds: number | null;
}

/** Whether none of its calls has a board, nor was meant to have one: there is no tree of positions to draw. */
export function isBoardless({ trace, reading }: ProgramRun): boolean {
  return trace !== null && reading?.usesBoard === false && trace.program.x.every((marks) => marks < 0);
}

export interface Finding {
  readonly kind: 'fault' | 'remark';
  readonly rule: FindingName;
  readonly step: number | null;
  /** From 1; null if unknown. */
  readonly line: number | null;
  /** Whether the line itself is known to be wrong, and not just the one that ran. */
  readonly isLineWrong: boolean;
  /** What the call should have returned, from MAX's view; null if no value would make it right. */
  readonly shouldBe: number | null;
  readonly text: string;
  /** The run that the line and the text are about, if another one; the step is where this run goes wrong. */
  readonly elsewhere?: ShownRun;
}

/** A run that shows what is wrong, with its own findings. */
export interface ShownRun {
  readonly position: MnkPosition;
  readonly run: ProgramRun;
  readonly findings: readonly Finding[];
}

export const goalNames = [
  'player',
  'actions',
  'result',
  'winner',
  'terminal',
  'utility',
  'score',
  'scores-ends',
  'answers',
  'asks-every-move',
  'plays-right',
  'returns-a-move',
  'turns-signs',
  'fewer-calls',
  'remembers',
] as const;
export type GoalName = (typeof goalNames)[number];

export interface Goal {
  readonly name: GoalName;
  readonly isMet: boolean;
  /** A sentence on what is missing, or how much was checked; may be empty. */
  readonly text: string;
}
