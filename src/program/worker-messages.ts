import { parsePosition, type MnkPosition, type Side } from '../game/index.ts';
import type { ProgramLanguage } from './languages.ts';
import type { Program } from './program.ts';
import type { RunFacts } from './run-program.ts';
import type { PrintedText } from './run-log.ts';
import type { CallResult } from './runtime.ts';

/** A position as text, which can be sent. */
export interface SentPosition {
  readonly text: string;
  readonly toMove: Side;
}

/** The language that a worker is to start, and its binary. */
export interface StartLanguage {
  readonly language: ProgramLanguage;
  readonly wasm: ArrayBuffer;
}

/** The facts of a run without its position, which the page knows. */
export type SentFacts = Omit<RunFacts, 'subject'> & {
  readonly subject: Omit<NonNullable<RunFacts['subject']>, 'root'> | null;
};

/** How far a run is, with what it printed since the message before. */
export interface RunReport {
  readonly facts: SentFacts;
  readonly printed: readonly PrintedText[];
}

/** What a worker reports of a program while it is busy with it. */
export type ProgramNews =
  | {
      readonly kind: 'block';
      readonly block: Int32Array;
      /** The texts that are new since the block before. */
      readonly argumentTexts: readonly string[];
      readonly values: readonly string[];
      readonly printed: readonly PrintedText[];
    }
  | { readonly kind: 'clear' | 'restart' }
  | ({ readonly kind: 'begun' | 'ran' } & RunReport)
  | { readonly kind: 'answers'; readonly answers: readonly CallResult[] };

/** A program to run, or to ask questions with nothing recorded. */
export interface ProgramRequest {
  readonly program: Omit<Program, 'position'> & { readonly position: SentPosition };
  /** Null for a run. */
  readonly questions: readonly { readonly call: string; readonly position: SentPosition }[] | null;
}

/** Starts a language; then, once, does what is requested of a program. */
export interface ProgramWork {
  readonly request: StartLanguage | ProgramRequest;
  readonly progress: ProgramNews;
  /** Null once a language has started, and after questions, whose answers have been reported. */
  readonly result: RunReport | null;
}

/** A position in a form that can be sent to a worker. */
export function sent({ game, toMove, x, o }: MnkPosition): SentPosition {
  return { text: game.format({ game, toMove, x, o }), toMove };
}

/** A position that was sent. */
export function received({ text, toMove }: SentPosition): MnkPosition {
  return parsePosition(text, { toMove }) as MnkPosition;
}
