import type { MnkPosition } from '../../game/index.ts';
import {
  canBlame,
  isOwnError,
  judge,
  checkGoals,
  listFindingsInParts,
  type Finding,
  type Goal,
  type GoalName,
  type InParts,
  type Judgement,
  type Program,
  type ProgramRun,
  type ProgramQuestion,
} from '../../program/index.ts';
import type { Fault } from '../../walk/index.ts';
import { waitForTurn } from '../kit/turns.ts';
import { runSliced } from '../kit/run-sliced.ts';
import type { MoreBoards } from './run-state.ts';
import { askInWorker, startRun } from './shared-runs.ts';

export interface JudgeResult {
  /** How it plays; null if the lesson asks something else. */
  readonly judgement: Judgement | null;
  readonly goals: readonly Goal[];
}

/** Calls between two reports. */
const REPORTED = 100;

/** Gets partial results. */
interface JudgeListener {
  /** Takes the number of calls with other boards, in whole hundreds, until the judgement is known. */
  readonly takeAsked: (asked: number) => void;
  readonly takeGoals: (goals: readonly Goal[]) => void;
  /** Takes the judgement before `more` boards are tried, which take longer. */
  readonly takeJudgement: (judgement: Judgement, more: MoreBoards) => void;
}

/** Finds the faults of a run in parts, so that the page stays responsive. */
export function findWhileAwake(run: ProgramRun, source: string): Promise<readonly Finding[]> {
  return doInParts(listFindingsInParts(run, source));
}

function doInParts<T>(work: InParts<T>): Promise<T> {
  return runSliced(work, () => {});
}

/** Judges how a program plays, or checks goals one after another, in workers of its own; null once `forgotten`. */
export async function judgeRun(
  program: Program,
  { run, found }: { readonly run: ProgramRun; readonly found: readonly Finding[] },
  goals: readonly GoalName[],
  forgotten: AbortSignal,
  { takeAsked, takeGoals, takeJudgement }: JudgeListener,
): Promise<JudgeResult | null> {
  await waitForTurn();
  if (forgotten.aborted) return null;
  const asked = { ...program, call: run.call, earlierReading: run.reading };
  let answered = 0;
  let hundreds = 0;
  let tellAnswered = (some: number): void => {
    if (forgotten.aborted || some < hundreds + REPORTED) return;
    hundreds = some - (some % REPORTED);
    takeAsked(hundreds);
  };
  const known = {
    program: asked,
    run,
    found,
    doInParts,
    ask: async (questions: readonly ProgramQuestion[]) => {
      const told = (some: number) => tellAnswered(answered + some);
      const answers = await askInWorker(asked, questions, forgotten, told);
      answered += answers.length;
      return answers;
    },
    runAt: (position: MnkPosition, call: string) =>
      startRun({ ...asked, position, call }, () => {}, forgotten).done,
  };
  const tellFirst = (judgement: Judgement, of: number) => {
    answered = 0;
    tellAnswered = (some) =>
      void (forgotten.aborted || takeJudgement(judgement, { asked: Math.min(some, of), of }));
    tellAnswered(0);
  };
  let judged: Promise<Judgement> | null = goals.length === 0 ? judge({ ...known, tellFirst }) : null;
  const looked = { ...known, judgement: () => (judged ??= judge(known)) };
  const met = await checkGoals(goals, looked, (some) => void (forgotten.aborted || takeGoals(some)));
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
