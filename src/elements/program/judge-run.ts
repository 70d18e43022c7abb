import { judge, type Judgement, type Program, type ProgramRun } from '../../program/index.ts';
import { ownTask } from '../kit/later.ts';
import { askProgram, startRun } from './start-run.ts';

/** Judges a program that ran to its end, in workers of its own; null once `forgotten` is aborted. */
export async function judgeRun(
  program: Program,
  run: ProgramRun,
  forgotten: AbortSignal,
): Promise<Judgement | null> {
  // The tree is drawn first.
  await ownTask();
  if (forgotten.aborted) return null;
  const asked = { ...program, call: run.call };
  const judgement = await judge({
    program: asked,
    run,
    ask: (questions) => askProgram(asked, questions, forgotten),
    runAt: async (position, call) => {
      const running = startRun({ ...program, position, call }, () => {});
      forgotten.addEventListener('abort', () => running.stop(), { once: true });
      return running.done;
    },
  });
  return forgotten.aborted ? null : judgement;
}
