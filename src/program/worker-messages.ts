import { parsePosition, type MnkPosition, type Side } from '../game/index.ts';
import type { Program } from './program.ts';
import type { RunFacts } from './run-program.ts';
import type { PrintedText } from './run-log.ts';
import type { CallResult } from './runtime.ts';

interface SentPosition {
  readonly text: string;
  readonly toMove: Side;
}

/** The parts of a language by name, as bytes or as a compiled module. */
export interface StartLanguage {
  readonly parts: Readonly<Record<string, unknown>>;
}

/** Without the position, which the page knows. */
export type SentFacts = Omit<RunFacts, 'subject'> & {
  readonly subject: Omit<NonNullable<RunFacts['subject']>, 'root'> | null;
};

/** The progress of a run, with the output since the last message. */
export interface RunReport {
  readonly facts: SentFacts;
  readonly printed: readonly PrintedText[];
}

export type ProgramNews =
  | {
      readonly kind: 'block';
      readonly block: Int32Array;
      readonly argumentTexts: readonly string[];
      readonly values: readonly string[];
      readonly printed: readonly PrintedText[];
    }
  | { readonly kind: 'clear' | 'restart' }
  /** One more part of the language, for later workers. */
  | { readonly kind: 'part'; readonly name: string; readonly part: unknown }
  | ({ readonly kind: 'begun' | 'ran' } & RunReport)
  | { readonly kind: 'answers'; readonly answers: readonly CallResult[] };

export interface ProgramRequest {
  readonly program: Omit<Program, 'position'> & { readonly position: SentPosition };
  /** Null for a run. */
  readonly questions: readonly { readonly call: string; readonly position: SentPosition }[] | null;
}

/** Starts a language. Later, once, runs a program or asks it. */
export interface ProgramWork {
  readonly request: StartLanguage | ProgramRequest;
  readonly progress: ProgramNews;
  /** Null after a start, and after questions, whose answers were reported. */
  readonly result: RunReport | null;
}

export function packPosition({ game, toMove, x, o }: MnkPosition): SentPosition {
  return { text: game.format({ game, toMove, x, o }), toMove };
}

export function unpackPosition({ text, toMove }: SentPosition): MnkPosition {
  return parsePosition(text, { toMove }) as MnkPosition;
}
