import type { ProgramLanguage, ProgramWork } from '../../program/index.ts';
import { runInWorker } from '../kit/worker-task.ts';
// Vite makes it.
// oxlint-disable-next-line import/default
import ProgramWorker from './program-worker.ts?worker&inline';
import microPython from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import quickJs from '@jitl/quickjs-wasmfile-release-sync/wasm?url';

const binaries: Readonly<Record<ProgramLanguage, string>> = { python: microPython, javascript: quickJs };

/** Started in advance: starting a language takes longer than most runs. */
const ready = new Map<ProgramLanguage, Promise<Worker | null>>();

/** A worker with its language started, in which nothing has run; null if it cannot be fetched or started. */
export async function takeWorker(language: ProgramLanguage): Promise<Worker | null> {
  const next = ready.get(language);
  ready.delete(language);
  // It may have failed for want of a network that works now.
  const worker = (await next) ?? (await startWorker(language));
  if (!ready.has(language)) ready.set(language, startWorker(language));
  return worker;
}

async function startWorker(language: ProgramLanguage): Promise<Worker | null> {
  try {
    const response = await fetch(new URL(binaries[language], import.meta.url));
    if (!response.ok) return null;
    const wasm = await response.arrayBuffer();
    let started: Worker | null = null;
    await runInWorker<ProgramWork>({
      start: () => new ProgramWorker(),
      request: { language, wasm },
      keep: (worker) => (started = worker),
    });
    return started;
  } catch {
    return null;
  }
}
