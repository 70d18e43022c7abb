import type { ProgramLanguage } from '../../program/index.ts';
import { keepMemory, readMemory } from './kept-memory.ts';
import type { PackedPart } from './packed-parts.ts';

/** The files that a worker needs to start a language, kept for later workers. */
interface LanguageFiles {
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

type ReportArriving = (arriving: Arriving) => void;

type FetchLanguage = (report: ReportArriving) => Promise<LanguageFiles>;

const languages: Readonly<Record<ProgramLanguage, FetchLanguage>> = {
  python: async (report) => {
    const { packedParts } = await import('./packed-parts.ts');
    const parts = {
      worker: packedParts['python-worker'],
      binary: packedParts['python-binary'],
      library: packedParts['python-library'],
    };
    const fetchPart = countArriving(Object.values(parts), report);
    const memoryAddress = new URL(`${parts.library.address}?started`);
    const [makeWorker, binary, library, memory] = await Promise.all([
      prepareWorker(fetchPart(parts.worker, 'text/javascript')),
      WebAssembly.compileStreaming(fetchPart(parts.binary, 'application/wasm')),
      fetchPart(parts.library, 'application/zip').then((response) => response.arrayBuffer()),
      readMemory(memoryAddress),
    ]);
    const held: Record<string, unknown> = { binary, library, memory };
    const addPart = (name: string, part: unknown) => {
      held[name] = part;
      if (part instanceof Blob) void keepMemory(memoryAddress, part);
    };
    return { makeWorker, parts: held, addPart };
  },
  javascript: async (report) => {
    const { packedParts } = await import('./packed-parts.ts');
    const parts = {
      worker: packedParts['javascript-worker'],
      binary: packedParts['javascript-binary'],
    };
    const fetchPart = countArriving(Object.values(parts), report);
    const [makeWorker, binary] = await Promise.all([
      prepareWorker(fetchPart(parts.worker, 'text/javascript')),
      fetchPart(parts.binary, 'application/wasm').then((response) => response.arrayBuffer()),
    ]);
    return { makeWorker, parts: { binary }, addPart: () => {} };
  },
};

type FetchPart = (part: PackedPart, type: string) => Promise<Response>;

/** Fetches and unpacks parts, and reports how much of all has arrived. */
function countArriving(parts: readonly PackedPart[], report: ReportArriving): FetchPart {
  const all = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  let arrived = 0;
  return async ({ address }, type) => {
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        report({ arrived: (arrived += chunk.length), all });
        controller.enqueue(chunk);
      },
    });
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}, expected 200`);
    const unpacked = response.body!.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'));
    return new Response(unpacked, { headers: { 'content-type': type } });
  };
}

/** A worker from a blob inherits the policy of the page. */
async function prepareWorker(script: Promise<Response>): Promise<() => Worker> {
  const address = URL.createObjectURL(await (await script).blob());
  return () => new Worker(address);
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
