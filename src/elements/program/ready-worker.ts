import type { Program, ProgramLanguage, ProgramWork } from '../../program/index.ts';
import { runInWorker } from '../kit/worker-task.ts';
import type { WorkerSource } from './start-run.ts';
import { fetchLanguage, type Arriving } from './language-files.ts';

type Text = Pick<Program, 'language' | 'source'>;

/** Started in advance: starting a language takes longer than most runs. */
const ready = new Map<ProgramLanguage, Promise<Worker | null>>();

/** The worker that was used last: a program can only disturb itself. */
let last: (Text & { readonly worker: Worker }) | null = null;

/** How much of each language that is loading has arrived. */
const arriving = new Map<ProgramLanguage, Arriving>();
const listeners = new Set<() => void>();

/** Starts a worker ahead of the first run. */
export function prepareLanguage(language: ProgramLanguage): void {
  if (!ready.has(language)) ready.set(language, startWorker(language));
}

async function takeWorker({ language, source }: Text): Promise<Worker | null> {
  const used = last;
  last = null;
  if (used?.language === language && used.source === source) return used.worker;
  used?.worker.terminate();
  const next = ready.get(language);
  ready.delete(language);
  // It may have failed without a network, which may work now.
  return (await next) ?? startWorker(language);
}

/** Keeps a worker for the same program, and starts another for the next. */
function keepWorker({ language, source }: Text, worker: Worker): void {
  last?.worker.terminate();
  last = { language, source, worker };
  prepareLanguage(language);
}

/** The workers that all programs of a page share. */
export const sharedWorkers: WorkerSource = { take: takeWorker, keep: keepWorker };

/** How much of a language has loaded; null if it is not loading. */
export function readArriving(language: ProgramLanguage): Arriving | null {
  return arriving.get(language) ?? null;
}

/** Calls `tell` when more of a language has loaded; returns a function that stops this. */
export function watchArriving(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function noteArriving(language: ProgramLanguage, now: Arriving | null): void {
  if (now) arriving.set(language, now);
  else arriving.delete(language);
  for (const tell of listeners) tell();
}

/** Starts a language in a worker; null if that fails. */
export async function startWorker(language: ProgramLanguage): Promise<Worker | null> {
  try {
    const { makeWorker, parts, addPart } = await fetchLanguage(language, (now) =>
      noteArriving(language, now),
    );
    noteArriving(language, null);
    let started: Worker | null = null;
    await runInWorker<ProgramWork>({
      start: makeWorker,
      request: { parts },
      report: (news) => {
        if (news.kind === 'part') addPart(news.name, news.part);
      },
      keep: (worker) => (started = worker),
    });
    return started;
  } catch {
    noteArriving(language, null);
    return null;
  }
}
