import type { Trace } from './trace.ts';

/**
 * What a node is: a position with moves, a finished game, cut by a depth limit, answered from a table, or a running
 * game for which a program answered without a call.
 *
 * @example
 * const trace = search(parsePosition('.../.../...'), { depthLimit: 1 });
 * trace.kindOf(0) === Kind.interior && trace.kindOf(9) === Kind.frontier; // → true
 */
export const Kind = { interior: 0, terminal: 1, frontier: 2, hit: 3, answered: 4 } as const;

/** One of the values of `Kind`. */
export type Kind = (typeof Kind)[keyof typeof Kind];

/** True for every kind except an interior node, so also for a node that a program answered without a call. */
export function isLeaf(trace: Pick<Trace, 'kindOf'>, node: number): boolean {
  return trace.kindOf(node) !== Kind.interior;
}

/** Parallel arrays, one entry a node, in call order. The score column widens when a score does not fit a byte. */
export class Columns {
  length = 0;
  parent: Int32Array;
  end: Int32Array;
  move: Int8Array;
  ply: Uint8Array;
  kind: Uint8Array;
  score: Int8Array | Float64Array;
  origin: Int32Array | null;
  cut: Int32Array | null;

  constructor({ origin = false, cut = false } = {}) {
    const capacity = 1024;
    this.parent = new Int32Array(capacity);
    this.end = new Int32Array(capacity);
    this.move = new Int8Array(capacity);
    this.ply = new Uint8Array(capacity);
    this.kind = new Uint8Array(capacity);
    this.score = new Int8Array(capacity);
    this.origin = origin ? new Int32Array(capacity) : null;
    this.cut = cut ? new Int32Array(capacity) : null;
  }

  /** Opens a node below `parent` (−1 for the root); returns its id. */
  open(parent: number, move: number, ply: number): number {
    const node = this.length;
    if (node === this.parent.length) this.resize(2 * node);
    this.parent[node] = parent;
    this.move[node] = move;
    this.ply[node] = ply;
    if (this.origin) this.origin[node] = -1;
    this.length = node + 1;
    return node;
  }

  close(node: number, kind: Kind, score: number): void {
    if (this.score instanceof Int8Array && !fitsByte(score)) this.score = Float64Array.from(this.score);
    this.score[node] = score;
    this.kind[node] = kind;
    this.end[node] = this.length;
  }

  trim(): this {
    this.resize(this.length);
    return this;
  }

  private resize(capacity: number): void {
    this.parent = resizeColumn(this.parent, capacity);
    this.end = resizeColumn(this.end, capacity);
    this.move = resizeColumn(this.move, capacity);
    this.ply = resizeColumn(this.ply, capacity);
    this.kind = resizeColumn(this.kind, capacity);
    this.score = resizeColumn(this.score, capacity);
    if (this.origin) this.origin = resizeColumn(this.origin, capacity);
    if (this.cut) this.cut = resizeColumn(this.cut, capacity);
  }
}

export function resizeColumn<T extends Int32Array | Int8Array | Uint8Array | Float64Array>(
  column: T,
  capacity: number,
): T {
  if (capacity <= column.length) return column.slice(0, capacity) as T;
  const grown = new (column.constructor as new (length: number) => T)(capacity);
  grown.set(column);
  return grown;
}

export function fitsByte(score: number): boolean {
  return (score << 24) >> 24 === score;
}
