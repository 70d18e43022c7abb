import type { Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import type { RecordedColumns, Stop } from './recorded.ts';
import { Trace } from './trace.ts';

/** A line that the code printed, and the first step at which it has been. */
export interface Printed {
  readonly step: number;
  readonly text: string;
}

/** What a probe records beside the columns of every trace; by node, and what was printed. */
export interface ProbeColumns {
  /** The child that the caller keeps once this node has returned; −1 while it keeps none. */
  readonly kept: Int32Array;
  /** The position as the code saw it at its call, which need not be one that play leads to. */
  readonly seen: readonly Position[];
  /** The lines that the code printed, in their order. */
  readonly printed: readonly Printed[];
}

/**
 * The record of code that was watched instead of trusted: which child a call keeps is what the code said, not what a
 * comparison of scores says, and positions are those that the code saw. A score may be infinite, or NaN for nothing.
 */
export class ProbedTrace extends Trace {
  override readonly kept: Int32Array;
  override readonly printed: readonly Printed[];
  readonly #seen: readonly Position[];

  constructor(
    root: Position,
    options: ResolvedOptions,
    columns: RecordedColumns,
    { kept, seen, printed }: ProbeColumns,
    stopped: Stop | null = null,
  ) {
    super(root, options, columns, stopped);
    this.kept = kept;
    this.printed = printed;
    this.#seen = seen;
  }

  override position(node: number): Position {
    this.check(node);
    return this.#seen[node];
  }

  override positionBelow(_above: Position, node: number): Position {
    return this.#seen[node];
  }

  /** Nothing: what a call keeps is what the code said, and binds nobody. */
  override boundFrom(): null {
    return null;
  }

  /** The child that the code kept last; null where it kept none. */
  override bestChild(node: number): number | null {
    this.check(node);
    let last = -1;
    for (const child of this.children(node)) if (!this.isUnfinished(child)) last = child;
    return last < 0 || this.kept[last] < 0 ? null : this.kept[last];
  }
}
