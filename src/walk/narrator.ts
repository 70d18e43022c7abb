import type { CellNaming } from '../game/index.ts';
import type { Trace } from '../search/index.ts';
import type { MarkedText, TextPart } from '../words/index.ts';

export interface Fault {
  readonly kind: 'wrong' | 'error';
  readonly step: number;
  /** The right value, from MAX's view; null if no other value would be right. */
  readonly shouldBe: number | null;
}

export interface NodeMark {
  /**
   * `wrong`: a wrong call with a known right value; `astray`: without one. `right`: the child that should have been
   * taken; `taken`: the one that was. `again`: a repeated call.
   */
  readonly kind: 'wrong' | 'astray' | 'right' | 'taken' | 'failed' | 'stopped' | 'again';
  readonly tag: string;
  readonly label: string;
  /** For `again`, the earlier call; else null. */
  readonly twin: number | null;
}

/** The words for a trace that is not from our own search. */
export interface Narrator {
  describeCall(node: number, naming: CellNaming): TextPart;
  describeReturn(node: number, naming: CellNaming): TextPart;
  explainValue(node: number, naming: CellNaming): MarkedText;
  nameFrame(node: number, naming: CellNaming): string;
  /** What a call in the stack is doing at a step; `inner` is the call that it waits for, if any. */
  describeActivity(node: number, inner: number | null, step: number): string;
  findMarks(step: number, faults: readonly Fault[]): ReadonlyMap<number, NodeMark>;
}

const narrators = new WeakMap<Trace, Narrator>();

/** Registers the words for a trace. They come from its maker, so that other pages need not load them. */
export function registerNarrator(trace: Trace, teller: Narrator): void {
  narrators.set(trace, teller);
}

/** Whether a trace is not from our search, so that we cannot say where its values come from. */
export function isForeign(trace: Trace): boolean {
  return narrators.has(trace);
}

/** The words registered for a trace; null for our own search. */
export function findNarrator(trace: Trace): Narrator | null {
  return narrators.get(trace) ?? null;
}
