import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInWorker } from '../elements/kit/worker-task.ts';
import type { ProgramLanguage, ProgramWork } from '../program/index.ts';
import { keepBytes, ProcessWorker } from './process-worker.ts';

/** In the built package, everything that an interpreter reads is next to this file. */
const here = dirname(fileURLToPath(import.meta.url));

/** Parts that the first process of a language leaves for later ones. */
const parts = new Map<ProgramLanguage, Record<string, unknown>>();
const first = new Map<ProgramLanguage, Promise<Worker | null>>();

const listParts: Readonly<Record<ProgramLanguage, (folder: string) => Record<string, unknown>>> = {
  python: (folder) => ({ folder: join(folder, 'python/') }),
  javascript: (folder) => ({ binary: new Uint8Array(readFileSync(join(folder, 'quickjs.wasm'))) }),
};

/** Starts a language in a separate process; null if that fails. */
export async function startProcess(language: ProgramLanguage, folder = here): Promise<Worker | null> {
  const known = first.get(language);
  if (!known) {
    const starting = start(language, folder);
    first.set(language, starting);
    return starting;
  }
  await known;
  return start(language, folder);
}

async function start(language: ProgramLanguage, folder: string): Promise<Worker | null> {
  const own = parts.get(language) ?? listParts[language](folder);
  parts.set(language, own);
  let started: Worker | null = null;
  try {
    await runInWorker<ProgramWork>({
      start: () => new ProcessWorker(`${language}-process.js`, folder) as unknown as Worker,
      request: { parts: own },
      report: (news) => {
        // Reading a file is fast; the channel between processes would take as long as everything else.
        if (news.kind === 'part') own[news.name] = keepBytes(news.name, news.part as Uint8Array);
      },
      keep: (worker) => (started = worker),
    });
    return started;
  } catch {
    return null;
  }
}
