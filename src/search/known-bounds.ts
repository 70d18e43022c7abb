import { Kind } from './columns.ts';
import type { RecordedColumns } from './recorded-columns.ts';
import type { Trace } from './trace.ts';
import type { Bound } from './transposition-table.ts';

const [LOWER, UPPER] = [1, 2];
const bounds: readonly (Bound | null)[] = [null, 'lower', 'upper', 'exact'];

/**
 * What a search with cuts has found out of its returned nodes. That is more than a window says: a node whose score is
 * outside of its window is exact if no cut left anything of it open.
 */
export class KnownBounds {
  /** By node: what its score bounds, as a sum; 0 if it was not asked yet. */
  readonly #found: Uint8Array;

  constructor(
    private readonly trace: Trace,
    private readonly cut: NonNullable<RecordedColumns['cut']>,
  ) {
    this.#found = new Uint8Array(trace.length);
  }

  at(node: number): Bound | null {
    return bounds[this.find(node)];
  }

  private find(node: number): number {
    return (this.#found[node] ||= this.work(node));
  }

  private work(node: number): number {
    const { trace } = this;
    const source = trace.source(node);
    if (source !== node) return this.find(source);
    if (trace.kindOf(node) !== Kind.interior) return LOWER + UPPER;
    const [reached, limited] = trace.isMax(node) ? [LOWER, UPPER] : [UPPER, LOWER];
    const children = [...trace.children(node)];
    const isReached = children.some(
      (child) => trace.score[child] === trace.score[node] && this.find(child) & reached,
    );
    const isLimited = !this.cut[node] && children.every((child) => this.find(child) & limited);
    return (isReached ? reached : 0) + (isLimited ? limited : 0);
  }
}
