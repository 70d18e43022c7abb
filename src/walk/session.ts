import type { Trace } from '../search/index.ts';
import type { Comparison } from './compare/comparison.ts';
import type { Navigation } from './navigate.ts';
import { checkedStep } from './seek.ts';
import { stateAt, type State } from './state.ts';
import type { Fault } from './teller.ts';

/**
 * One reader's walk through one trace: the trace and the step at which they stand. All views of a walk share its
 * session and are told of every change; moving in any direction is setting the step.
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

  constructor(
    trace: Trace,
    step = 0,
    comparison: Comparison | null = null,
    faults: readonly Fault[] | null = null,
  ) {
    this.#trace = trace;
    this.#step = checkedStep(trace, step);
    this.#comparison = comparison;
    this.#faults = faults;
  }

  get trace(): Trace {
    return this.#trace;
  }

  /** The comparison with another search whose left side is this trace; null for a search that stands alone. */
  get comparison(): Comparison | null {
    return this.#comparison;
  }

  /** What is known to be wrong in the trace of a reader's program; null in a search of ours. It may come after the trace. */
  get faults(): readonly Fault[] | null {
    return this.#faults;
  }

  set faults(faults: readonly Fault[] | null) {
    this.#faults = faults;
    this.notify();
  }

  /** The step, from 0 to `trace.stepCount − 1`. Setting it tells every listener; out of range it throws. */
  get step(): number {
    return this.#step;
  }

  set step(step: number) {
    if (step === this.#step) return;
    this.#step = checkedStep(this.#trace, step);
    this.notify();
  }

  /** The state at the step. */
  get state(): State {
    return stateAt(this.#trace, this.#step);
  }

  /** Moves the cursor; returns whether it moved. */
  go(navigation: Navigation): boolean {
    const before = this.#step;
    this.step = navigation(this.#trace, before, this);
    return this.#step !== before;
  }

  /** Moves to the call of a node, or to its return if the cursor already stands at the call. */
  visit(node: number): void {
    const enter = this.#trace.enterStep(node);
    this.step = this.#step === enter ? this.#trace.exitStep(node) : enter;
  }

  /** Takes another trace, at its start or at a step. */
  load(
    trace: Trace,
    step = 0,
    comparison: Comparison | null = null,
    faults: readonly Fault[] | null = null,
  ): void {
    this.#step = checkedStep(trace, step);
    this.#trace = trace;
    this.#comparison = comparison;
    this.#faults = faults;
    this.notify();
  }

  /** Calls a listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  private notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
