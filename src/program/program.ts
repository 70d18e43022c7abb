import type { Position } from '../game/index.ts';
import type { ProgramTrace } from '../search/index.ts';
import type { ProgramLanguage } from './languages.ts';

/** How long a run may be before it is ended with what it has. */
export interface ProgramLimits {
  /** Calls of recorded functions. */
  readonly calls: number;
  readonly seconds: number;
}

/** The limits where a reader chose none. */
export const usualLimits: ProgramLimits = { calls: 100_000, seconds: 10 };

/** A program, and what of it is to be run. */
export interface Program {
  readonly source: string;
  readonly language: ProgramLanguage;
  /** What is asked, as an expression of the language in which `board` is the position: `minimax(board)`; empty for the best offer. */
  readonly call: string;
  readonly position: Position;
  readonly limits: ProgramLimits;
}

/** A call that the program offers, as an expression. */
export interface OfferedCall {
  readonly text: string;
  /** The function that is called. */
  readonly name: string;
  readonly line: number;
}

/** How a run ended. */
export type RunEnd =
  | { readonly kind: 'done' }
  /** The program raised what nobody caught, or could not be read; `line` is null where that was in the call itself. */
  | { readonly kind: 'error'; readonly name: string; readonly text: string; readonly line: number | null }
  /** Too many calls, too long, calls within calls without end, or too much memory. */
  | {
      readonly kind: 'limit';
      readonly limit: 'calls' | 'seconds' | 'depth' | 'memory';
      readonly line: number | null;
    }
  /** The reader stopped it. */
  | { readonly kind: 'stopped' }
  /** There is nothing to ask: no function takes a board and comes to call itself. */
  | { readonly kind: 'nothing' };

/** What is worth knowing about how a program was run, though nothing is wrong with it. */
export type RunNote =
  /** The top level of the program stopped before its end, at `input()` or a window; its functions were there by then. */
  | { readonly kind: 'top-level'; readonly name: string; readonly text: string; readonly line: number | null }
  /** The top level had not come to its end when its time was over. */
  | { readonly kind: 'endless'; readonly line: number | null }
  /** The program asked something of what draws, asks or sends: what stands in its place does nothing. */
  | { readonly kind: 'inert'; readonly names: readonly string[] };

/** What came of a run. */
export interface ProgramRun {
  /** The calls, as far as they were made; null where none was. */
  readonly trace: ProgramTrace | null;
  /** What was asked, as it was run. */
  readonly call: string;
  readonly offered: readonly OfferedCall[];
  /** What was printed before the call that is walked through, by the top level. */
  readonly before: readonly string[];
  readonly end: RunEnd;
  readonly notes: readonly RunNote[];
  /** How long the call took, while it was recorded; null where it was not made or did not come to its end. */
  readonly milliseconds: number | null;
}

/** Something about a program that is wrong, or that is worth a remark. */
export interface Finding {
  readonly kind: 'fault' | 'remark';
  /** Which rule found it, in a word. */
  readonly rule: string;
  /** The step at which it shows in the trace that was looked at; null where it shows in none. */
  readonly step: number | null;
  /** The line of the program, from 1; null where it is not known. */
  readonly line: number | null;
  /** What the call should have returned, from MAX's view; null where no other value would make it right. */
  readonly shouldBe: number | null;
  /** A sentence or two that teach. */
  readonly text: string;
}

/** What a lesson may ask of a program. */
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
/** One thing that a lesson may ask of a program, by name. */
export type GoalName = (typeof goalNames)[number];

/** How a program stands with what is asked of it. */
export interface Goal {
  readonly name: GoalName;
  readonly isMet: boolean;
  /** In a sentence what is missing, or how much was looked at; empty where there is no more to say. */
  readonly text: string;
}
