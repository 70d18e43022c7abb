import type { MnkPosition } from '../../game/index.ts';
import {
  canBlame,
  isOwnError,
  judge,
  checkGoals,
  type Finding,
  type Goal,
  type GoalName,
  type Judgement,
  type Program,
  type ProgramRun,
  type ProgramQuestion,
} from '../../program/index.ts';
import type { Fault } from '../../walk/index.ts';
import { waitForTurn } from '../kit/later.ts';
import { askInWorker, startRun } from './shared-runs.ts';

export interface JudgeResult {
  /** How it plays; null if the lesson asks something else. */
  readonly judgement: Judgement | null;
  readonly goals: readonly Goal[];
}

/** Judges how a program plays, or checks goals one after another, in workers of its own; null once `forgotten`. */
export async function judgeRun(
  program: Program,
  run: ProgramRun,
  goals: readonly GoalName[],
  forgotten: AbortSignal,
  tell: (goals: readonly Goal[]) => void,
): Promise<JudgeResult | null> {
  await waitForTurn();
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
  const met = await checkGoals(goals, looked, (some) => void (forgotten.aborted || tell(some)));
  const judgement = await judged;
  return forgotten.aborted ? null : { judgement, goals: met };
}

export function listFaults(run: ProgramRun, findings: readonly Finding[]): Fault[] {
  const { trace, end, reading } = run;
  if (!trace) return [];
  const found = findings.flatMap(({ kind, step, shouldBe }): Fault[] =>
    kind === 'fault' && step !== null ? [{ kind: 'wrong', step, shouldBe }] : [],
  );
  const isEndless =
    end.kind === 'limit' && (end.limit === 'depth' || end.limit === 'memory') && reading && canBlame(reading);
  if ((isOwnError(run) || isEndless) && trace.stopped)
    found.push({ kind: 'error', step: trace.stepCount - 1, shouldBe: null });
  return found.toSorted((one, other) => one.step - other.step);
}
