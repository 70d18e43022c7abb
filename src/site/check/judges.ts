import { runInWorker } from '../../elements/kit/worker-task.ts';
import {
  describeUnjudged,
  type Checked,
  type CheckOptions,
  type Player,
  type Submission,
} from '../../program/index.ts';
import { describeError, words } from '../../words/index.ts';
import type { JudgeRequest, JudgeWork } from './judge-worker.ts';
import { lendWorkers } from './lend-workers.ts';

/** The number of interpreters to run in parallel: one per core, and few enough for the page to stay responsive. */
export function countLanes(programs: number): number {
  return Math.max(1, Math.min(2, navigator.hardwareConcurrency, programs));
}

/** Judges programs in workers, which are kept for later programs. Its promises never reject. */
export class Judges {
  readonly #idle: Worker[] = [];

  /** @param stopped - Ends what runs. */
  constructor(private readonly stopped: AbortSignal) {}

  async check(submission: Submission, how: CheckOptions): Promise<Checked> {
    try {
      const checked = await this.#run({ work: 'check', submission, how });
      return (checked as Checked | null) ?? describeUnjudged(submission, how, words.programRun.noRuntime);
    } catch (error) {
      return describeUnjudged(submission, how, describeError(error));
    }
  }

  async play(submission: Submission, how: CheckOptions): Promise<Player> {
    return this.#run({ work: 'play', submission, how }).catch(() => null) as Promise<Player>;
  }

  /** Ends the idle workers. */
  endIdle(): void {
    for (const judge of this.#idle.splice(0)) judge.terminate();
  }

  async #run(request: JudgeRequest): Promise<JudgeWork['result'] | null> {
    const over = new AbortController();
    const lender = lendWorkers(AbortSignal.any([this.stopped, over.signal]));
    try {
      return await runInWorker<JudgeWork>({
        start: () =>
          this.#idle.pop() ?? new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
        request: { ...request, lender },
        moved: [lender],
        cancelled: this.stopped,
        keep: (judge) => this.#idle.push(judge),
      });
    } finally {
      over.abort();
    }
  }
}
