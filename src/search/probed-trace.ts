import type { Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import type { RecordedColumns, Stop } from './recorded-columns.ts';
import { Trace } from './trace.ts';

/** `step` is the first step at which the line is printed. */
export interface PrintedLine {
  readonly step: number;
  readonly text: string;
}

export interface ProbeColumns {
  /** The child that the caller keeps once this node has returned; −1 while it keeps none. */
  readonly kept: Int32Array;
  /** The positions that the code saw, which play may not lead to. */
  readonly seen: readonly Position[];
  readonly printed: readonly PrintedLine[];
}

/** The record of code that is watched, not trusted. A score may be infinite, or NaN if nothing was returned. */
export class ProbedTrace extends Trace {
  override readonly kept: Int32Array;
  override readonly printed: readonly PrintedLine[];
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
    this.checkNode(node);
    return this.#seen[node];
  }

  override positionBelow(_above: Position, node: number): Position {
    return this.#seen[node];
  }

  /** Nothing binds watched code. */
  override boundFrom(): null {
    return null;
  }

  /** The child that the code kept last; null if it kept none. */
  override bestChild(node: number): number | null {
    this.checkNode(node);
    let last = -1;
    for (const child of this.children(node)) if (!this.isUnfinished(child)) last = child;
    return last < 0 || this.kept[last] < 0 ? null : this.kept[last];
  }
}
