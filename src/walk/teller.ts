import type { CellNaming } from '../game/index.ts';
import type { Trace } from '../search/index.ts';
import type { Said, Sayable } from '../words/index.ts';

/** Where a reader's program is known to be wrong, or to have broken off by an error. */
export interface Fault {
  readonly kind: 'wrong' | 'error';
  /** The step at which it shows. */
  readonly step: number;
  /** What the call of that step should have returned, from MAX's view; null where no other value would be right. */
  readonly shouldBe: number | null;
}

/** What a node of a tree is marked by, beside what its search says of it. */
export interface NodeMark {
  /**
   * Its value is wrong, or it is itself; its value should have been taken, or was and should not; the program failed in
   * it, or was stopped; it asks what was asked before.
   */
  readonly kind: 'wrong' | 'astray' | 'right' | 'taken' | 'failed' | 'stopped' | 'again';
  /** What stands at the node; empty for nothing. */
  readonly tag: string;
  /** In words, for screen readers. */
  readonly label: string;
  /** The node that was asked the same; null where that is not what is marked. */
  readonly twin: number | null;
}

/** How the steps of a trace are told that no search of ours made. */
export interface Teller {
  call(node: number, naming: CellNaming): Sayable;
  return(node: number, naming: CellNaming): Sayable;
  /** Why a node is worth what it returned. */
  reason(node: number, naming: CellNaming): Said;
  /** What a call is named by in the stack. */
  name(node: number, naming: CellNaming): string;
  /** What a call in the stack is doing at a step, with the call within it, if there is one. */
  doing(node: number, inner: number | null, step: number): string;
  /** What is marked in the tree at a step, by node. */
  marks(step: number, faults: readonly Fault[]): ReadonlyMap<number, NodeMark>;
}

const tellers = new WeakMap<Trace, Teller>();

/** Has a trace told in a way of its own: whoever makes such a trace brings the words, so that no other page fetches them. */
export function tellBy(trace: Trace, teller: Teller): void {
  tellers.set(trace, teller);
}

/** Whether a trace is no search of ours: what its values come from is then not for us to say. */
export function isForeign(trace: Trace): boolean {
  return tellers.has(trace);
}

/** How a trace is told; null where it is told as a search. */
export function tellerOf(trace: Trace): Teller | null {
  return tellers.get(trace) ?? null;
}
