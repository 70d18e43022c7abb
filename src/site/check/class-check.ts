import { runInWorker } from '../../elements/kit/worker-task.ts';
import {
  describeUnjudged,
  type Checked,
  type CheckOptions,
  type Rung,
  type Submission,
} from '../../program/index.ts';
import { describeError, words } from '../../words/index.ts';
import type { JudgeWork } from './judge-worker.ts';
import { lendWorkers } from './lend-workers.ts';

export interface CheckRow {
  submission: Submission;
  /** From 1, in order of path. */
  readonly number: number;
  checked: Checked | null;
  isRunning: boolean;
}

export type CheckPhase = 'running' | 'paused' | 'stopped' | 'done';

/** Interpreters beside each other: one a core, and few enough for the page to stay quick. */
const MOST_LANES = 2;

/** Checks a class's programs, at a glance first; with `all`, those that lost nothing are then asked everything. */
export class ClassCheck {
  phase: CheckPhase = 'running';
  readonly rows: readonly CheckRow[];
  readonly #stopped = new AbortController();
  #waiting: (readonly [CheckRow, Rung])[];
  readonly #idle: Worker[] = [];
  #resume: () => void = () => {};
  #paused: Promise<void> | null = null;

  /** @param tell - Called after each change. */
  constructor(
    submissions: readonly Submission[],
    private readonly how: CheckOptions,
    private readonly tell: () => void,
  ) {
    this.rows = submissions.map((submission, index) => ({
      submission,
      number: index + 1,
      checked: null,
      isRunning: false,
    }));
    this.#waiting = this.rows.map((row) => [row, 'glance']);
  }

  get done(): number {
    return this.rows.filter((row) => row.checked !== null && !row.isRunning).length;
  }

  get running(): number {
    return this.rows.filter(({ isRunning }) => isRunning).length;
  }

  /** Resolves when all is done, or stopped. */
  async run(): Promise<void> {
    const lanes = Math.min(MOST_LANES, navigator.hardwareConcurrency, this.rows.length);
    await Promise.all(Array.from({ length: Math.max(1, lanes) }, () => this.#runLane()));
    if (this.phase !== 'stopped') this.#set('done');
  }

  /** Programs that run come to their end. */
  pause(): void {
    this.#paused = new Promise((resolve) => (this.#resume = resolve));
    this.#set('paused');
  }

  resume(): void {
    this.#paused = null;
    this.#resume();
    this.#set('running');
  }

  stop(): void {
    this.#stopped.abort();
    this.#paused = null;
    this.#resume();
    this.#set('stopped');
  }

  /** Checks another file of a student. Not while the row runs, and not after a stop. */
  replace(row: CheckRow, submission: Submission): void {
    row.submission = submission;
    row.checked = null;
    this.#waiting = [[row, 'glance'], ...this.#waiting.filter(([other]) => other !== row)];
    if (this.phase === 'done') {
      this.#set('running');
      void this.run();
    } else this.tell();
  }

  #set(phase: CheckPhase): void {
    this.phase = phase;
    this.tell();
  }

  async #runLane(): Promise<void> {
    const { signal } = this.#stopped;
    for (;;) {
      while (this.#paused) await this.#paused;
      const next = this.#waiting.shift();
      if (!next || signal.aborted) break;
      const [row, rung] = next;
      row.isRunning = true;
      this.tell();
      const { submission } = row;
      const checked = await this.#judge(submission, { ...this.how, rung });
      row.isRunning = false;
      if (signal.aborted) break;
      // Another file may have been chosen meanwhile.
      if (row.submission !== submission) continue;
      // What a glance found wrong stays: only what lost nothing is asked everything.
      row.checked = checked;
      if (this.how.rung === 'all' && rung === 'glance' && checked.state === 'right')
        this.#waiting.push([row, 'all']);
      this.tell();
    }
    for (const judge of this.#idle.splice(0)) judge.terminate();
  }

  async #judge(submission: Submission, how: CheckOptions): Promise<Checked> {
    const over = new AbortController();
    const { signal: stopped } = this.#stopped;
    const lender = lendWorkers(AbortSignal.any([stopped, over.signal]));
    try {
      const checked = await runInWorker<JudgeWork>({
        start: () =>
          this.#idle.pop() ?? new Worker(new URL('./judge-worker.ts', import.meta.url), { type: 'module' }),
        request: { submission, how, lender },
        moved: [lender],
        cancelled: stopped,
        keep: (judge) => this.#idle.push(judge),
      });
      return checked ?? describeUnjudged(submission, how, words.programRun.noRuntime);
    } catch (error) {
      return describeUnjudged(submission, how, describeError(error));
    } finally {
      over.abort();
    }
  }
}
