import { readArguments, readCalls, type CallArguments, type Calls } from './read-calls.ts';
import type { InParts } from './in-parts.ts';
import type { RunLog } from './run-log.ts';
import { readSeen, type RunSubject, type SeenCall } from './seen-call.ts';

/** Texts read in one part of the work. */
const TEXTS = 1000;

/** The calls of a log with their arguments. Each text is parsed once. */
export class SeenCalls {
  readonly calls: Calls;
  readonly #read: CallArguments[] = [];
  readonly #seen: SeenCall[] = [];

  constructor(
    readonly log: RunLog,
    readonly subject: RunSubject,
  ) {
    this.calls = readCalls(log);
  }

  readonly at = (call: number): SeenCall => this.#readSeen(this.calls.given[call]);

  /** Reads all texts in advance. */
  *readAll(): InParts<void> {
    for (const [index, id] of this.#listGiven().entries()) {
      if (index % TEXTS === TEXTS - 1) yield;
      this.#readSeen(id);
    }
  }

  /** The arguments of the calls in this log. */
  listArguments(): CallArguments[] {
    return this.#listGiven().map((id) => this.#readArguments(id));
  }

  /** Texts of earlier trials, which may lack the global board, are left out. */
  #listGiven(): number[] {
    const isGiven = new Uint8Array(this.log.argumentTexts.length);
    for (const id of this.calls.given) isGiven[id] = 1;
    return [...isGiven.keys()].filter((id) => isGiven[id]);
  }

  #readSeen(id: number): SeenCall {
    return (this.#seen[id] ??= readSeen(this.#readArguments(id), this.subject));
  }

  #readArguments(id: number): CallArguments {
    return (this.#read[id] ??= readArguments(this.log.argumentTexts[id], this.subject.hasGlobalBoard));
  }
}
