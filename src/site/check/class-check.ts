import type { Checked, CheckOptions, Rung, Submission } from '../../program/index.ts';
import { countLanes, Judges } from './judges.ts';

export interface CheckRow {
  submission: Submission;
  /** From 1, in order of path. */
  readonly number: number;
  checked: Checked | null;
  isRunning: boolean;
}

type CheckPhase = 'running' | 'paused' | 'stopped' | 'done';

/** Checks a class's programs on a sample first. With `all`, those that lost nothing are then tried on all positions. */
export class ClassCheck {
  phase: CheckPhase = 'running';
  readonly rows: readonly CheckRow[];
  readonly #stopped = new AbortController();
  #waiting: (readonly [CheckRow, Rung])[];
  readonly #glances: number[] = [];
  readonly #judges = new Judges(this.#stopped.signal);
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

  /** The mean time of a program on the sample, in ms; null if none has been checked. */
  get meanTime(): number | null {
    const all = this.#glances;
    return all.length === 0 ? null : all.reduce((sum, each) => sum + each, 0) / all.length;
  }

  /** Resolves when all is done, or stopped. */
  async run(): Promise<void> {
    const lanes = countLanes(this.rows.length);
    await Promise.all(Array.from({ length: lanes }, () => this.#runLane()));
    this.#judges.endIdle();
    if (this.phase !== 'stopped') this.#set('done');
  }

  /** Running programs still finish. */
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
      const begun = performance.now();
      const checked = await this.#judges.check(submission, { ...this.how, rung });
      row.isRunning = false;
      if (signal.aborted) break;
      if (rung === 'glance') this.#glances.push(performance.now() - begun);
      // Another file may have been chosen meanwhile.
      if (row.submission !== submission) continue;
      // A program that failed the sample stays failed: only the others are tried on all positions.
      row.checked = checked;
      if (this.how.rung === 'all' && rung === 'glance' && checked.state === 'right')
        this.#waiting.push([row, 'all']);
      this.tell();
    }
  }
}
