import type { ProgramLanguage } from '../../program/index.ts';
import { keepMemory, readMemory } from './kept-memory.ts';

/** The files that a worker needs to start a language, kept for later workers. */
export interface LanguageFiles {
  readonly makeWorker: () => Worker;
  /** By name. */
  readonly parts: Record<string, unknown>;
  /** Keeps one more part from a worker, for later workers. */
  readonly addPart: (name: string, part: unknown) => void;
}

/** How much of a language has loaded, in bytes. */
export interface Arriving {
  readonly arrived: number;
  readonly all: number;
}

export type ReportArriving = (arriving: Arriving) => void;

type FetchLanguage = (report: ReportArriving) => Promise<LanguageFiles>;

const languages: Readonly<Record<ProgramLanguage, FetchLanguage>> = {
  python: async (report) => {
    const [{ default: PythonWorker }, { packedPython: parts }] = await Promise.all([
      import('./python-worker.ts?worker&inline'),
      import('./packed-python.ts'),
    ]);
    const files = [parts.binary, parts.library];
    const all = files.reduce((sum, { bytes }) => sum + bytes, 0);
    let arrived = 0;
    const unpack = async ({ address }: (typeof files)[number]) => {
      const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          report({ arrived: (arrived += chunk.length), all });
          controller.enqueue(chunk);
        },
      });
      const { body } = await fetchFile(address);
      return body!.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'));
    };
    const read = async (file: (typeof files)[number], type: string) =>
      new Response(await unpack(file), { headers: { 'content-type': type } });
    const memoryAddress = new URL(`${parts.library.address}?started`);
    const [binary, library, memory] = await Promise.all([
      WebAssembly.compileStreaming(read(parts.binary, 'application/wasm')),
      read(parts.library, 'application/zip').then((response) => response.blob()),
      readMemory(memoryAddress),
    ]);
    const held: Record<string, unknown> = { binary, library, memory };
    const addPart = (name: string, part: unknown) => {
      held[name] = part;
      if (part instanceof Blob) void keepMemory(memoryAddress, part);
    };
    return { makeWorker: () => new PythonWorker(), parts: held, addPart };
  },
  javascript: async () => {
    const [{ default: JavaScriptWorker }, { default: address }] = await Promise.all([
      import('./javascript-worker.ts?worker&inline'),
      import('@jitl/quickjs-wasmfile-release-sync/wasm?url'),
    ]);
    const binary = await (await fetchFile(address)).arrayBuffer();
    return { makeWorker: () => new JavaScriptWorker(), parts: { binary }, addPart: () => {} };
  },
};

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(new URL(address, import.meta.url));
  if (!response.ok) throw new Error(`${address} answered ${response.status}, expected 200`);
  return response;
}

const fetched = new Map<ProgramLanguage, Promise<LanguageFiles>>();

/** Fetches a language once; after a failure the next call tries again. */
export function fetchLanguage(language: ProgramLanguage, report: ReportArriving): Promise<LanguageFiles> {
  const known = fetched.get(language);
  if (known) return known;
  const files = languages[language](report);
  fetched.set(language, files);
  files.catch(() => fetched.delete(language));
  return files;
}
