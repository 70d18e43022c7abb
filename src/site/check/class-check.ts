import { startWorker } from '../../elements/program/ready-worker.ts';
import { OwnWorkers } from '../../elements/program/own-workers.ts';
import { waitForTurn } from '../../elements/kit/later.ts';
import {
  checkProgram,
  type Checked,
  type CheckHow,
  type Rung,
  type Submission,
} from '../../program/index.ts';

export interface CheckRow {
  readonly submission: Submission;
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
  readonly #waiting: (readonly [CheckRow, Rung])[];
  #resume: () => void = () => {};
  #paused: Promise<void> | null = null;

  /** @param tell - Called after each change. */
  constructor(
    submissions: readonly Submission[],
    private readonly how: Omit<CheckHow, 'bench'>,
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

  #set(phase: CheckPhase): void {
    this.phase = phase;
    this.tell();
  }

  async #runLane(): Promise<void> {
    const { signal } = this.#stopped;
    const bench = new OwnWorkers(startWorker, signal);
    for (;;) {
      while (this.#paused) await this.#paused;
      const next = this.#waiting.shift();
      if (!next || signal.aborted) break;
      const [row, rung] = next;
      row.isRunning = true;
      this.tell();
      await waitForTurn();
      const checked = await checkProgram(row.submission, { ...this.how, rung, bench });
      row.isRunning = false;
      if (signal.aborted) break;
      // What a glance found wrong stays: only what lost nothing is asked everything.
      row.checked = checked;
      if (this.how.rung === 'all' && rung === 'glance' && checked.state === 'right')
        this.#waiting.push([row, 'all']);
      this.tell();
    }
    bench.renew();
  }
}
