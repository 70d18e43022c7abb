import type { MnkPosition } from '../../game/index.ts';
import {
  CLOCK_PATIENCE,
  completeRunInParts,
  RunLog,
  packPosition,
  type CallResult,
  type Program,
  type ProgramNews,
  type ProgramQuestion,
  type ProgramRequest,
  type ProgramRun,
  type ProgramWork,
  type RunEnd,
  type SentFacts,
  usualLimits,
} from '../../program/index.ts';
import { makeProgramNarrator, registerNarrator } from '../../walk/index.ts';
import { describeError, words } from '../../words/index.ts';
import { runSliced } from '../kit/run-sliced.ts';
import { runInWorker } from '../kit/worker-task.ts';

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

/** Time beyond its limit before a worker is terminated, in ms. */
const GRACE = 3000;

/** Most events and characters to take from a worker, and what a message counts for itself. */
const MOST_RECEIVED = 150_000_000;
const MESSAGE = 1000;

function sumLengths(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}

/** The recorder has its own limits; this one stops a program that evades them. */
function limitSize(stop: () => void): (news: ProgramNews) => void {
  let received = 0;
  return (news) => {
    received += MESSAGE;
    if ('printed' in news) received += sumLengths(news.printed.map(({ text }) => text));
    if (news.kind === 'block')
      received += news.block.length + sumLengths(news.argumentTexts) + sumLengths(news.values);
    if (received > MOST_RECEIVED) stop();
  };
}

export function startRunIn(
  workers: WorkerSource,
  program: Program,
  tellCalls: (calls: number) => void,
  stopped: AbortSignal,
): Running {
  let log = new RunLog();
  const root = program.position as MnkPosition;
  let begun: SentFacts | null = null;
  let first = null as Promise<ProgramRun> | null;
  let show: (run: ProgramRun) => void = () => {};
  const ran = new Promise<ProgramRun>((resolve) => (show = resolve));
  const complete = async ({ subject, ...facts }: SentFacts) => {
    const whole = { ...facts, subject: subject && { ...subject, root } };
    const run = await runSliced(completeRunInParts(whole, log), () => {});
    if (run.trace) registerNarrator(run.trace, makeProgramNarrator(run.trace));
    return run;
  };

  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limitTime = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => late.abort(), milliseconds);
  };
  const { seconds, outside = usualLimits.outside } = program.limits;
  const limit = 1000 * CLOCK_PATIENCE * seconds;
  /** The top level is run again after trials, and for its lines. */
  const loading = 3 * 1000 * CLOCK_PATIENCE * outside;

  const flooded = new AbortController();
  const countSize = limitSize(() => flooded.abort());

  const handleNews = (news: ProgramNews) => {
    countSize(news);
    if (flooded.signal.aborted) return;
    if ('printed' in news) log.printed.push(...news.printed);
    if (news.kind === 'block') {
      log.add(news.block);
      log.argumentTexts.push(...news.argumentTexts);
      log.values.push(...news.values);
      if (begun && !first) tellCalls(log.calls);
    } else if (news.kind === 'clear') log.clear();
    else if (news.kind === 'restart') {
      log = new RunLog();
      // Up to here the language was fetched and started, which does not count as the program's work.
      if (!begun) limitTime(loading + limit + 3 * GRACE);
    } else if (news.kind === 'begun') {
      begun = news.facts;
      limitTime(limit + GRACE);
    } else if (news.kind === 'ran') {
      first = complete(news.facts);
      void first.then(show);
      // The calls are repeated.
      log = new RunLog();
    }
  };

  const buildFacts = (end: RunEnd): SentFacts => ({
    ...(begun ?? {
      functions: [],
      call: program.call,
      offered: [],
      notes: [],
      subject: null,
      milliseconds: null,
    }),
    end,
  });
  const reportBroken = (text: string) => buildFacts({ kind: 'error', name: 'Plybook', text, line: null });

  const finish = async (): Promise<SentFacts> => {
    const noRuntime = words.programRun['WebAssembly' in globalThis ? 'noRuntime' : 'noWebAssembly'];
    try {
      const report = await runInWorker<ProgramWork>({
        start: () => workers.take(program),
        keep: (worker) => workers.keep(program, worker),
        request: buildRequest(program),
        report: handleNews,
        cancelled: AbortSignal.any([stopped, late.signal, flooded.signal]),
        brokeOff: noRuntime,
      });
      if (!report) return reportBroken(noRuntime);
      log.printed.push(...report.printed);
      return report.facts;
    } catch (error) {
      if (stopped.aborted) return buildFacts({ kind: 'stopped' });
      if (flooded.signal.aborted) return buildFacts({ kind: 'limit', limit: 'memory', line: null });
      if (late.signal.aborted) return buildFacts({ kind: 'limit', limit: 'clock', line: null });
      return reportBroken(describeError(error));
    } finally {
      clearTimeout(timer);
    }
  };

  const done = (async () => {
    const last = await complete(await finish());
    const before = await first;
    if (last.trace) before?.trace?.learn(last.trace);
    const run = before ?? last;
    show(run);
    return run;
  })();
  return { ran, done };
}

/**
 * Asks about many boards without a record. Returns the answers up to a limit or until `cancelled`; `told` is called
 * with their number so far.
 */
export async function askIn(
  workers: WorkerSource,
  program: Program,
  questions: readonly ProgramQuestion[],
  cancelled: AbortSignal,
  told: (answered: number) => void = () => {},
): Promise<CallResult[]> {
  const answers: CallResult[] = [];
  const work = runInWorker<ProgramWork>({
    start: () => workers.take(program),
    keep: (worker) => workers.keep(program, worker),
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

function buildRequest(program: Program, questions: readonly ProgramQuestion[] | null = null): ProgramRequest {
  const position = packPosition(program.position as MnkPosition);
  const asked =
    questions?.map(({ call, position: each }) => ({ call, position: packPosition(each) })) ?? null;
  return { program: { ...program, position }, questions: asked };
}
