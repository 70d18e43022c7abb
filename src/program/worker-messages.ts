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

/** What a worker that has been started is asked to do, once: to run a program, or to ask it questions. */
export interface Task {
  readonly program: Omit<Program, 'position'> & { readonly position: SentPosition };
  /** Calls to be answered with nothing recorded; null for a run. */
  readonly questions: readonly { readonly call: string; readonly position: SentPosition }[] | null;
}

/** The facts of a run without its position, which whoever asked knows. */
export type SentFacts = Omit<RunFacts, 'subject'> & {
  readonly subject: Omit<NonNullable<RunFacts['subject']>, 'root'> | null;
};

/** What a worker tells. */
export type News =
  | {
      readonly kind: 'block';
      readonly block: Int32Array;
      /** The texts that are new since the block before. */
      readonly argumentTexts: readonly string[];
      readonly values: readonly string[];
      readonly printed: readonly PrintedText[];
    }
  | { readonly kind: 'clear' | 'restart' }
  | {
      readonly kind: 'begun' | 'ran' | 'done';
      readonly facts: SentFacts;
      readonly printed: readonly PrintedText[];
    }
  | { readonly kind: 'answers'; readonly answers: readonly CallResult[] }
  | { readonly kind: 'answered' };

/** A position in a form that can be sent to a worker. */
export function sent({ game, toMove, x, o }: MnkPosition): SentPosition {
  return { text: game.format({ game, toMove, x, o }), toMove };
}

/** A position that was sent. */
export function received({ text, toMove }: SentPosition): MnkPosition {
  return parsePosition(text, { toMove }) as MnkPosition;
}
