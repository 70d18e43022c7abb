import { readArguments, readCalls, type CallArguments, type Calls } from './calls.ts';
import type { RunLog } from './run-log.ts';
import { readSeen, type RunSubject, type SeenCall } from './seen.ts';

/** The calls of a log and what each was given. Each text is read once. */
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

  readonly at = (call: number): SeenCall => {
    const id = this.calls.given[call];
    return (this.#seen[id] ??= readSeen(this.#readArguments(id), this.subject));
  };

  /** What the calls of this log were given: texts of earlier trials may lack the global board. */
  listArguments(): CallArguments[] {
    return [...new Set(this.calls.given)].map((id) => this.#readArguments(id));
  }

  #readArguments(id: number): CallArguments {
    return (this.#read[id] ??= readArguments(this.log.argumentTexts[id], this.subject.hasGlobalBoard));
  }
}
