import type { MnkPosition } from '../../game/index.ts';
import type { ProgramQuestion } from '../findings/play-boards.ts';
import type { Program, ProgramRun } from '../program.ts';
import type { CallResult } from '../runtime.ts';

/** Runs programs for a check, in workers on a page or in processes of the command. Its promises never reject. */
export interface ProgramBench {
  readonly run: (program: Program) => Promise<ProgramRun>;
  /** Fewer answers than questions if one takes too long, or the interpreter breaks. */
  readonly ask: (program: Program, questions: readonly ProgramQuestion[]) => Promise<readonly CallResult[]>;
  /** Gives the next run a fresh interpreter. */
  readonly renew: () => void;
}

/** Runs one program on a bench. */
export function useBench(bench: ProgramBench, program: Program) {
  return {
    runAt: (position: MnkPosition, call: string) => bench.run({ ...program, position, call }),
    ask: (questions: readonly ProgramQuestion[]) => bench.ask(program, questions),
  };
}
