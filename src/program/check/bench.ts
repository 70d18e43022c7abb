import type { CallResult } from '../runtime.ts';
import type { ProgramQuestion } from '../findings/play.ts';
import type { Program, ProgramRun } from '../program.ts';

/** Runs programs for a check, in workers on a page or in processes of the command. Its promises never reject. */
export interface ProgramBench {
  readonly run: (program: Program) => Promise<ProgramRun>;
  /** Fewer answers than questions if one takes too long, or the interpreter breaks. */
  readonly ask: (program: Program, questions: readonly ProgramQuestion[]) => Promise<readonly CallResult[]>;
  /** Gives the next run a fresh interpreter. */
  readonly renew: () => void;
}
