import type { MnkPosition } from '../../game/index.ts';
import {
  completeRun,
  RunLog,
  sent,
  type CallResult,
  type News,
  type Program,
  type ProgramQuestion,
  type ProgramRun,
  type SentFacts,
  type Task,
} from '../../program/index.ts';
import { programTeller, tellBy } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { takeWorker } from './ready-worker.ts';

/** A program that is running. */
export interface Running {
  /** What came of it, where its calls may be made once more, so that their lines are known; never rejected. */
  readonly ran: Promise<ProgramRun>;
  /** The same, once all is known of it that will be. */
  readonly done: Promise<ProgramRun>;
  /** Ends it with what it has. */
  stop(): void;
}

/** How much longer than its limit a run may take before its worker is ended, in milliseconds. */
const GRACE = 3000;

/** Runs a program in a worker of its own, and tells how many calls it has made. */
export function startRun(program: Program, onProgress: (calls: number) => void): Running {
  let log = new RunLog();
  const root = program.position as MnkPosition;
  let begun: SentFacts | null = null;
  let first: ProgramRun | null = null;
  let timer = 0;
  let [show, finish]: ((run: ProgramRun) => void)[] = [];
  const ran = new Promise<ProgramRun>((resolve) => (show = resolve));
  const done = new Promise<ProgramRun>((resolve) => (finish = resolve));
  const complete = ({ subject, ...facts }: SentFacts) => {
    const run = completeRun({ ...facts, subject: subject && { ...subject, root } }, log);
    if (run.trace) tellBy(run.trace, programTeller(run.trace));
    return run;
  };
  const worker = workFor(program, null, (news) => {
    if ('printed' in news) log.printed.push(...news.printed);
    if (news.kind === 'block') {
      log.add(news.block);
      log.argumentTexts.push(...news.argumentTexts);
      log.values.push(...news.values);
      if (begun && !first) onProgress(log.calls);
    } else if (news.kind === 'clear') log.clear();
    else if (news.kind === 'restart') {
      log = new RunLog();
      // The program begins: until then the language has to be fetched and started, which is not its work.
      if (!begun) giveUpAfter(1000 * program.limits.seconds + 3 * GRACE);
    } else if (news.kind === 'begun') {
      begun = news.facts;
      giveUpAfter(1000 * program.limits.seconds + GRACE);
    } else if (news.kind === 'ran') show((first = complete(news.facts)));
    else if (news.kind === 'done') end(news.facts);
  });

  /** Ends a run that does not hear of its own limit, so long from now. */
  function giveUpAfter(milliseconds: number): void {
    clearTimeout(timer);
    timer = window.setTimeout(() => giveUp({ kind: 'limit', limit: 'seconds', line: null }), milliseconds);
  }

  function end(facts: SentFacts): void {
    clearTimeout(timer);
    void dismiss(worker);
    const last = complete(facts);
    if (first && last.trace) first.trace?.learn(last.trace);
    const run = first ?? last;
    show(run);
    finish(run);
  }

  function giveUp(how: ProgramRun['end']): void {
    end({
      ...(begun ?? { call: program.call, offered: [], notes: [], subject: null, milliseconds: null }),
      end: how,
    });
  }

  void watch(worker, () =>
    giveUp({ kind: 'error', name: 'Plybook', text: words.programRun.noRuntime, line: null }),
  );
  return { ran, done, stop: () => giveUp({ kind: 'stopped' }) };
}

async function dismiss(worker: Promise<Worker | null>): Promise<void> {
  (await worker)?.terminate();
}

/** Tells when a worker did not come to life, or broke off. */
async function watch(worker: Promise<Worker | null>, fail: () => void): Promise<void> {
  const started = await worker;
  if (!started) return fail();
  started.addEventListener('error', (event) => {
    event.preventDefault();
    fail();
  });
}

/** Asks a program about many boards, with nothing recorded; the answers as far as they came, until it took too long or `forgotten`. */
export async function askInWorker(
  program: Program,
  questions: readonly ProgramQuestion[],
  forgotten: AbortSignal,
): Promise<CallResult[]> {
  const answers: CallResult[] = [];
  let finish = () => {};
  const done = new Promise<void>((resolve) => (finish = resolve));
  const worker = await workFor(program, questions, (news) => {
    if (news.kind === 'answers') answers.push(...news.answers);
    else if (news.kind === 'answered' || news.kind === 'done') finish();
  });
  forgotten.addEventListener('abort', finish, { once: true });
  worker?.addEventListener('error', finish);
  if (worker && !forgotten.aborted) await done;
  worker?.terminate();
  return answers;
}

/** A worker that has been given its task; null where there is none for the language. */
async function workFor(
  program: Program,
  questions: readonly ProgramQuestion[] | null,
  hear: (news: News) => void,
): Promise<Worker | null> {
  const worker = await takeWorker(program.language);
  worker?.addEventListener('message', ({ data }: MessageEvent<News>) => hear(data));
  const position = sent(program.position as MnkPosition);
  const asked = questions?.map(({ call, position: each }) => ({ call, position: sent(each) })) ?? null;
  worker?.postMessage({ program: { ...program, position }, questions: asked } satisfies Task);
  return worker;
}
