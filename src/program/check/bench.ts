import type { CallResult } from '../runtime.ts';
import type { ProgramQuestion } from '../findings/play.ts';
import type { Program, ProgramRun } from '../program.ts';

/** Runs programs for a check: a page has workers for it, a command processes. Its promises never reject. */
export interface ProgramBench {
  readonly run: (program: Program) => Promise<ProgramRun>;
  /** Fewer answers than questions if one takes too long, or the interpreter breaks. */
  readonly ask: (program: Program, questions: readonly ProgramQuestion[]) => Promise<readonly CallResult[]>;
  /** Whatever is run next gets an interpreter in which nothing ran. */
  readonly renew: () => void;
}
