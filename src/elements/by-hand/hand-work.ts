import type { Trace } from '../../search/index.ts';
import {
  countPresses,
  followLog,
  HeldTrace,
  makeHandNarrator,
  registerNarrator,
  type HandDecision,
  type PressCount,
  type PressLog,
  type Progress,
} from '../../walk/index.ts';

/**
 * A reader's progress in a search by hand. Everything follows from the decisions of the search and the log of presses.
 */
export class HandWork {
  log: PressLog = '';
  #whole: Trace | null = null;
  #decisions: readonly HandDecision[] = [];

  constructor(private readonly holder: { readonly fade: number }) {}

  begin(whole: Trace, decisions: readonly HandDecision[]): void {
    this.#whole = whole;
    this.#decisions = decisions;
  }

  /** Null until the search is known. */
  get whole(): Trace | null {
    return this.#whole;
  }

  get progress(): Progress {
    return followLog(this.#decisions, this.log, this.holder.fade);
  }

  /** Null once all decisions are made. */
  get open(): HandDecision | null {
    return this.#decisions[this.progress.at] ?? null;
  }

  get made(): readonly HandDecision[] {
    return this.#decisions.slice(0, this.progress.at);
  }

  /** How far the reader's own presses were right. */
  get presses(): readonly PressCount[] {
    return countPresses(this.#decisions, this.log, this.holder.fade);
  }

  /** Whether the program did the rest. */
  get isFinishedForReader(): boolean {
    return this.log.endsWith('r');
  }

  find(at: number): { readonly trace: Trace; readonly decision: HandDecision } | null {
    const decision = this.#decisions[at];
    return this.#whole && decision ? { trace: this.#whole, decision } : null;
  }

  /** The search as far as it is decided, and the step of the open decision; the whole search once all are made. */
  hold(whole: Trace): { trace: Trace; step: number } {
    const { open } = this;
    if (!open) return { trace: whole, step: whole.stepCount - 1 };
    const before = this.made.at(-1);
    const isEnd = open.kind === 'score' && before?.node === open.node;
    const trace = new HeldTrace(whole, open, isEnd);
    registerNarrator(trace, makeHandNarrator(trace));
    return { trace, step: open.step };
  }
}
