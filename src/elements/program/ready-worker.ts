import type { ProgramLanguage } from '../../program/index.ts';
// Vite makes it.
// oxlint-disable-next-line import/default
import ProgramWorker from './program-worker.ts?worker&inline';
import microPython from '@micropython/micropython-webassembly-pyscript/micropython.wasm?url';
import quickJs from '@jitl/quickjs-wasmfile-release-sync/wasm?url';

/** Where the binary of each language lies. */
const binaries: Readonly<Record<ProgramLanguage, string>> = { python: microPython, javascript: quickJs };

/** Of each language that was asked for a worker in which it has been started, for the next program: to start takes longer than most runs. */
const ready = new Map<ProgramLanguage, Promise<Worker | null>>();

/** A worker in which a language has been started and nothing has run; null where none can be started or the language cannot be fetched. */
export async function takeWorker(language: ProgramLanguage): Promise<Worker | null> {
  const made = ready.get(language);
  ready.delete(language);
  // What was made ready may have failed for want of a network that is there now.
  const worker = (await made) ?? (await start(language));
  if (!ready.has(language)) ready.set(language, start(language));
  return worker;
}

async function start(language: ProgramLanguage): Promise<Worker | null> {
  try {
    const response = await fetch(new URL(binaries[language], import.meta.url));
    if (!response.ok) return null;
    const wasm = await response.arrayBuffer();
    const worker = new ProgramWorker();
    worker.postMessage({ language, wasm }, [wasm]);
    return worker;
  } catch {
    return null;
  }
}
