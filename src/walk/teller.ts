import type { Notation } from '../game/index.ts';
import type { Trace } from '../search/index.ts';
import type { Said, Sayable } from '../words/index.ts';

/** How the steps of a trace are told that no search of ours made. */
export interface Teller {
  call(node: number, notation: Notation): Sayable;
  return(node: number, notation: Notation): Sayable;
  /** Why a node is worth what it returned. */
  reason(node: number, notation: Notation): Said;
  /** What a call is named by in the stack. */
  name(node: number, notation: Notation): string;
  /** What a call in the stack is doing, with the call within it, if there is one. */
  doing(node: number, inner: number | null, isAtEnd: boolean): string;
}

const tellers = new WeakMap<Trace, Teller>();

/** Has a trace told in a way of its own: whoever makes such a trace brings the words, so that no other page fetches them. */
export function tellBy(trace: Trace, teller: Teller): void {
  tellers.set(trace, teller);
}

/** How a trace is told; null where it is told as a search. */
export function tellerOf(trace: Trace): Teller | null {
  return tellers.get(trace) ?? null;
}
