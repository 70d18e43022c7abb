import type { Trace } from '../search/index.ts';
import type { Comparison } from './compare/comparison.ts';
import type { Navigation } from './navigate.ts';
import { checkStep } from './moment.ts';
import { stateAt, type State } from './state.ts';
import type { Fault } from './narrator.ts';

/**
 * One reader's walk through a trace: the trace and the current step. All views of a walk share its session and are
 * notified of every change. To move is to set the step.
 *
 * @example
 * const session = new Session(search(parsePosition('oxx/.xo/o..')));
 * session.go(navigate.over);
 * session.step; // → 21
 */
export class Session {
  #trace: Trace;
  #step: number;
  #comparison: Comparison | null;
  #faults: readonly Fault[] | null;
  readonly #listeners = new Set<() => void>();
  /** Whether the walk stops at calls only, each of which draws a node: for lessons before values. */
  hidesReturns = false;

  constructor(
    trace: Trace,
    step = 0,
    comparison: Comparison | null = null,
    faults: readonly Fault[] | null = null,
  ) {
    this.#trace = trace;
    this.#step = checkStep(trace, step);
    this.#comparison = comparison;
    this.#faults = faults;
  }

  get trace(): Trace {
    return this.#trace;
  }

  /** The comparison whose left side is this trace; null for a single search. */
  get comparison(): Comparison | null {
    return this.#comparison;
  }

  /** The errors found in a reader's program; null for our own search. They may arrive after the trace. */
  get faults(): readonly Fault[] | null {
    return this.#faults;
  }

  set faults(faults: readonly Fault[] | null) {
    this.#faults = faults;
    this.notify();
  }

  /** The step, from 0 to `trace.stepCount − 1`. Setting it notifies every listener; it throws if out of range. */
  get step(): number {
    return this.#step;
  }

  set step(step: number) {
    if (step === this.#step) return;
    this.#step = checkStep(this.#trace, step);
    this.notify();
  }

  /** The state at the current step. */
  get state(): State {
    return stateAt(this.#trace, this.#step);
  }

  /** Moves the cursor; returns whether it moved. */
  go(navigation: Navigation): boolean {
    const before = this.#step;
    this.step = navigation(this.#trace, before, this);
    return this.#step !== before;
  }

  /** Moves to the call of a node, or to its return if the cursor is at the call. */
  visit(node: number): void {
    const enter = this.#trace.enterStep(node);
    this.step = this.#step === enter && !this.hidesReturns ? this.#trace.exitStep(node) : enter;
  }

  /** Replaces the trace, and moves to a step of it. Throws if the step is out of range. */
  load(
    trace: Trace,
    step = 0,
    comparison: Comparison | null = null,
    faults: readonly Fault[] | null = null,
  ): void {
    this.#step = checkStep(trace, step);
    this.#trace = trace;
    this.#comparison = comparison;
    this.#faults = faults;
    this.notify();
  }

  /** Calls a listener after every change. Returns a function that stops this. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  private notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
