import {
  checkProgram,
  completeRun,
  type Checked,
  type CheckHow,
  type ProgramBench,
  type Submission,
} from '../../../src/program/index.ts';
import { askProgram, ReadyProgram, runProgram } from '../../../src/program/running.ts';
import { startHere } from '../run-here.ts';

/** Runs programs in the interpreters of this process, as a worker does. */
export function makeBench(): ProgramBench {
  const ready = new ReadyProgram();
  return {
    run: async (program) => {
      const runtime = (await startHere(program.language))(program);
      const facts = runProgram(runtime, program);
      if (facts.end.kind === 'limit') ready.forget();
      return completeRun(facts, runtime.log);
    },
    ask: async (program, questions) => {
      const take = await startHere(program.language);
      const loaded = ready.prepare(program, () => take(program));
      return loaded ? askProgram(loaded, questions) : [];
    },
    renew: () => ready.forget(),
  };
}

export const glance: CheckHow = { bench: makeBench(), rung: 'glance', seed: 1, side: null, call: '' };

export function checkHere(
  source: string,
  given: Partial<Submission['program'] & object> = {},
  how: Partial<CheckHow> = {},
): Promise<Checked> {
  const path = given.language === 'javascript' ? 'program.js' : 'program.py';
  const program = { source, language: 'python', files: {}, path, missing: null, ...given } as const;
  return checkProgram({ student: 'ada', file: path, program, notes: [] }, { ...glance, ...how });
}
