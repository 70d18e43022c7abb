import type { MnkPosition } from '../../game/index.ts';
import {
  packPosition,
  type CallResult,
  type Program,
  type ProgramQuestion,
  type ProgramRequest,
  type ProgramRun,
  type ProgramWork,
  type RunEnd,
  type SentFacts,
} from '../../program/index.ts';
import { describeError, words } from '../../words/index.ts';
import { runInWorker } from '../kit/worker-task.ts';
import { ReceivedRun } from './received-run.ts';
import { RunGuard } from './run-guard.ts';

/** Where runs get their workers from. */
export interface WorkerSource {
  /** The worker that ran this program last, or a fresh one; null if it cannot be fetched or started. */
  readonly take: (program: Pick<Program, 'language' | 'source'>) => Promise<Worker | null>;
  /** Takes back a worker after a run, for the next question to its program. */
  readonly keep: (program: Pick<Program, 'language' | 'source'>, worker: Worker) => void;
}

/** Its promises never reject. */
export interface Running {
  /** Resolves when the run is over. The calls may then be repeated to record their lines. */
  readonly ran: Promise<ProgramRun>;
  readonly done: Promise<ProgramRun>;
}

export function startRunIn(
  workers: WorkerSource,
  program: Program,
  tellCalls: (calls: number) => void,
  stopped: AbortSignal,
): Running {
  const run = new ReceivedRun(program, tellCalls);
  const done = receiveRun(workers, program, run, stopped).then((facts) => run.finish(facts));
  return { ran: run.ran, done };
}

/** Returns the facts about the whole run, also if it was stopped or broke off. */
async function receiveRun(
  workers: WorkerSource,
  program: Program,
  run: ReceivedRun,
  stopped: AbortSignal,
): Promise<SentFacts> {
  const guard = new RunGuard(program.limits);
  const noRuntime = words.programRun['WebAssembly' in globalThis ? 'noRuntime' : 'noWebAssembly'];
  try {
    const report = await runInWorker<ProgramWork>({
      ...useWorkers(workers, program),
      request: buildRequest(program),
      report: (news) => {
        if (guard.admit(news)) run.receive(news);
      },
      cancelled: AbortSignal.any([stopped, guard.signal]),
      brokeOff: noRuntime,
    });
    if (!report) return run.describeEnd(makeBrokenEnd(noRuntime));
    run.print(report.printed);
    return report.facts;
  } catch (error) {
    if (stopped.aborted) return run.describeEnd({ kind: 'stopped' });
    if (guard.exceeded) return run.describeEnd({ kind: 'limit', limit: guard.exceeded, line: null });
    return run.describeEnd(makeBrokenEnd(describeError(error)));
  } finally {
    guard.release();
  }
}

function makeBrokenEnd(text: string): RunEnd {
  return { kind: 'error', name: 'Plybook', text, line: null };
}

/**
 * Asks about many boards without a record. Returns the answers up to a limit or until `cancelled`; `told` is called
 * with their number so far.
 */
export async function askProgramIn(
  workers: WorkerSource,
  program: Program,
  questions: readonly ProgramQuestion[],
  cancelled: AbortSignal,
  told: (answered: number) => void = () => {},
): Promise<CallResult[]> {
  const answers: CallResult[] = [];
  const work = runInWorker<ProgramWork>({
    ...useWorkers(workers, program),
    request: buildRequest(program, questions),
    report: (news) => {
      if (news.kind !== 'answers') return;
      answers.push(...news.answers);
      told(answers.length);
    },
    cancelled,
  });
  // Callers notice missing answers by their number.
  await work.catch(() => null);
  return answers;
}

function useWorkers(workers: WorkerSource, program: Program) {
  return {
    start: () => workers.take(program),
    keep: (worker: Worker) => workers.keep(program, worker),
  };
}

function buildRequest(program: Program, questions: readonly ProgramQuestion[] | null = null): ProgramRequest {
  const position = packPosition(program.position as MnkPosition);
  const asked =
    questions?.map(({ call, position: each }) => ({ call, position: packPosition(each) })) ?? null;
  return { program: { ...program, position }, questions: asked };
}
