import { runInWorker } from '../../elements/kit/worker-task.ts';
import type { Draft } from '../../lesson/index.ts';
import { programTexts } from '../../program/starts/index.ts';
import { fetchRecording, listRecorded } from '../../program/starts/recordings.ts';
import { describeError, words } from '../../words/index.ts';
import type { CompileWork } from './compile-worker.ts';
import type { SiteFacts } from './site-facts.ts';

export type CompiledLesson = Draft | { readonly failed: string };

/** In milliseconds. Lessons of the course take less than a hundredth of it. */
const LONGEST = 120_000;

/** Compiles lessons in a worker, one at a time. While it is busy, only the latest request waits. */
export class LessonCompiler {
  #idle: Worker | null = null;
  #isBusy = false;
  #waiting: string | null = null;

  constructor(
    private readonly site: SiteFacts,
    private readonly tell: (compiled: CompiledLesson, source: string) => void,
  ) {}

  compile(source: string): void {
    this.#waiting = source;
    if (!this.#isBusy) void this.compileWaiting();
  }

  private async compileWaiting(): Promise<void> {
    const source = this.#waiting;
    this.#isBusy = source !== null;
    if (source === null) return;
    this.#waiting = null;
    this.tell(await this.compileInWorker(source), source);
    void this.compileWaiting();
  }

  private async compileInWorker(source: string): Promise<CompiledLesson> {
    const programs = await fetchPrograms(source);
    const cancelled = AbortSignal.timeout(LONGEST);
    try {
      const draft = await runInWorker<CompileWork>({
        start: () => this.takeWorker(),
        request: { source, site: this.site, programs },
        cancelled,
        keep: (worker) => (this.#idle = worker),
      });
      return draft ?? { failed: words.writing.noCompiler };
    } catch (error) {
      return { failed: cancelled.aborted ? words.writing.tooLong : describeError(error) };
    }
  }

  private takeWorker(): Worker {
    const worker =
      this.#idle ?? new Worker(new URL('./compile-worker.ts', import.meta.url), { type: 'module' });
    this.#idle = null;
    return worker;
  }
}

/** All programs and recorded runs by file name, but texts only of those that the lesson names. */
export async function fetchPrograms(source: string): Promise<Map<string, string>> {
  const texts = [...programTexts].map(async ([file, read]): Promise<[file: string, text: string]> => [
    file,
    source.includes(file) ? await read() : '',
  ]);
  const runs = listRecorded().map(async (name): Promise<[file: string, text: string]> => [
    `recorded/${name}.json`,
    source.includes(`program="${name}"`) ? JSON.stringify(await fetchRecording(name)) : '',
  ]);
  return new Map(await Promise.all([...texts, ...runs]));
}
