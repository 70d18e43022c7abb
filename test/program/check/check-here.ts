import {
  checkProgram,
  completeRun,
  type Checked,
  type CheckHow,
  type ProgramBench,
  type Submission,
} from '../../../src/program/index.ts';
import { askProgram, loadProgram, runProgram } from '../../../src/program/running.ts';
import { startHere } from '../run-here.ts';

/** Runs programs in the interpreters of this process, one runtime for each run. */
export function makeBench(): ProgramBench {
  const take = async (program: Parameters<ProgramBench['run']>[0]) =>
    (await startHere(program.language))(program);
  return {
    run: async (program) => {
      const runtime = await take(program);
      const facts = runProgram(runtime, program);
      return completeRun(facts, runtime.log);
    },
    ask: async (program, questions) => {
      const loaded = loadProgram(await take(program), program);
      return 'kind' in loaded ? [] : askProgram(loaded, questions);
    },
    renew: () => {},
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
