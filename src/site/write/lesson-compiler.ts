import { starts } from '../../program/starts/index.ts';
import { words } from '../../words/index.ts';
import type { Compiled, CompileRequest } from './compile-worker.ts';
import type { SiteFacts } from './site-facts.ts';

/** How long a lesson may take to compile, in milliseconds: none of the course takes a hundredth of it. */
const LONGEST = 120_000;

/**
 * Compiles lessons in a worker, one at a time. Of those that come while it is at work only the last is compiled. What
 * takes too long is given up, and told.
 */
export class LessonCompiler {
  #worker: Worker | null = null;
  #isAtWork = false;
  #waiting: string | null = null;

  /** @param tell - Called with what has become of a lesson. */
  constructor(
    private readonly site: SiteFacts,
    private readonly tell: (compiled: Compiled) => void,
  ) {}

  /** Compiles a lesson, soon. */
  compile(source: string): void {
    this.#waiting = source;
    if (!this.#isAtWork) void this.begin();
  }

  private async begin(): Promise<void> {
    const source = this.#waiting;
    if (source === null) return;
    this.#isAtWork = true;
    this.#waiting = null;
    const programs = await programsIn(source);
    const worker = (this.#worker ??= this.start());
    const giveUp = (failed: string) => {
      worker.terminate();
      this.#worker = null;
      end({ failed });
    };
    const limit = setTimeout(() => giveUp(words.writing.tooLong), LONGEST);
    const end = (compiled: Compiled) => {
      clearTimeout(limit);
      heard.abort();
      this.#isAtWork = false;
      this.tell(compiled);
      void this.begin();
    };
    const heard = new AbortController();
    const once = { signal: heard.signal };
    worker.addEventListener('message', ({ data }: MessageEvent<Compiled>) => end(data), once);
    worker.addEventListener('error', () => giveUp(words.writing.noCompiler), once);
    const request: CompileRequest = { source, site: this.site, programs };
    worker.postMessage(request);
  }

  private start(): Worker {
    return new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module' });
  }
}

/** All programs that code may name, with the text of those that a lesson names. */
async function programsIn(source: string): Promise<Map<string, string>> {
  const texts = starts.map(async (start): Promise<[file: string, text: string]> => [
    start.file,
    source.includes(start.file) ? await start.text() : '',
  ]);
  return new Map(await Promise.all(texts));
}
