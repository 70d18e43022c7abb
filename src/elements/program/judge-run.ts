import type { MnkPosition } from '../../game/index.ts';
import {
  judge,
  lookAtGoals,
  type Finding,
  type Goal,
  type GoalName,
  type Judgement,
  type Program,
  type ProgramRun,
  type ProgramQuestion,
} from '../../program/index.ts';
import type { Fault } from '../../walk/index.ts';
import { ownTask } from '../kit/later.ts';
import { askInWorker, startRun } from './start-run.ts';

/** What was found out about a program after its run. */
export interface Judged {
  /** How it plays; null where something else was asked of it. */
  readonly judgement: Judgement | null;
  /** How it stands with what is asked of it. */
  readonly goals: readonly Goal[];
}

/**
 * Judges a program that ran to its end, in workers of its own, or looks at what is asked of it and tells of each as it is
 * known; null once `forgotten` is aborted.
 */
export async function judgeRun(
  program: Program,
  run: ProgramRun,
  goals: readonly GoalName[],
  forgotten: AbortSignal,
  tell: (goals: readonly Goal[]) => void,
): Promise<Judged | null> {
  // The tree is drawn first.
  await ownTask();
  if (forgotten.aborted) return null;
  const asked = { ...program, call: run.call };
  const known = {
    program: asked,
    run,
    ask: (questions: readonly ProgramQuestion[]) => askInWorker(asked, questions, forgotten),
    runAt: (position: MnkPosition, call: string) =>
      startRun({ ...program, position, call }, () => {}, forgotten).done,
  };
  let judged: Promise<Judgement> | null = goals.length === 0 ? judge(known) : null;
  const looked = { ...known, judgement: () => (judged ??= judge(known)) };
  const met = await lookAtGoals(goals, looked, (some) => void (forgotten.aborted || tell(some)));
  const judgement = await judged;
  return forgotten.aborted ? null : { judgement, goals: met };
}

/** What is wrong in the trace of a run, where it shows there: what was found, and where an error ended it. */
export function faultsOf({ trace, end }: ProgramRun, findings: readonly Finding[]): Fault[] {
  if (!trace) return [];
  const found = findings.flatMap(({ kind, step, shouldBe }): Fault[] =>
    kind === 'fault' && step !== null ? [{ kind: 'wrong', step, shouldBe }] : [],
  );
  const isError =
    end.kind === 'error' || (end.kind === 'limit' && (end.limit === 'depth' || end.limit === 'memory'));
  if (isError && trace.stopped) found.push({ kind: 'error', step: trace.stepCount - 1, shouldBe: null });
  return found.toSorted((one, other) => one.step - other.step);
}
