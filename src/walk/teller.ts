import type { CellNaming } from '../game/index.ts';
import type { Trace } from '../search/index.ts';
import type { Said, Sayable } from '../words/index.ts';

export interface Fault {
  readonly kind: 'wrong' | 'error';
  readonly step: number;
  /** The right value, from MAX's view; null if no other value would be right. */
  readonly shouldBe: number | null;
}

export interface NodeMark {
  /**
   * `wrong` has a known right value, `astray` has none. `right` should have been taken, `taken` was. `again`: a repeat.
   */
  readonly kind: 'wrong' | 'astray' | 'right' | 'taken' | 'failed' | 'stopped' | 'again';
  readonly tag: string;
  readonly label: string;
  /** For `again`, the earlier call; else null. */
  readonly twin: number | null;
}

/** The words for a trace that is not from our own search. */
export interface Teller {
  call(node: number, naming: CellNaming): Sayable;
  return(node: number, naming: CellNaming): Sayable;
  reason(node: number, naming: CellNaming): Said;
  name(node: number, naming: CellNaming): string;
  /** What a call in the stack is doing at a step; `inner` is the call that it waits for, if any. */
  doing(node: number, inner: number | null, step: number): string;
  marks(step: number, faults: readonly Fault[]): ReadonlyMap<number, NodeMark>;
}

const tellers = new WeakMap<Trace, Teller>();

/** Registers the words for a trace. They come from its maker, so that other pages need not load them. */
export function tellBy(trace: Trace, teller: Teller): void {
  tellers.set(trace, teller);
}

/** Whether a trace is not from our search, so that we cannot say where its values come from. */
export function isForeign(trace: Trace): boolean {
  return tellers.has(trace);
}

/** The words registered for a trace; null for our own search. */
export function tellerOf(trace: Trace): Teller | null {
  return tellers.get(trace) ?? null;
}
