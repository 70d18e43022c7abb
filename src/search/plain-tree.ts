import { resolveOptions, type ResolvedOptions, type SearchOptions } from './options.ts';
import { isPlain, walkPlainly, type PlainWalk } from './plain-walk.ts';
import { Trace } from './trace.ts';
import type { Position } from '../game/index.ts';
import { fitsByte } from './columns.ts';
import { scoreOutcome } from './scoring.ts';
import type { RecordedColumns } from './recorded-columns.ts';

/** Searches by plain minimax. Null if options ask for more, or above `maxNodes` nodes. Throws as `search` does. */
export function searchPlainly(position: Position, options: SearchOptions = {}): Trace | null {
  const resolved = resolveOptions(options, position);
  return buildPlainTree(position, resolved)?.makeTrace(resolved) ?? null;
}

/** The tree of `searchPlainly`, for any scoring. Null where that is null, and above `most` calls. */
export function buildPlainTree(
  position: Position,
  options: ResolvedOptions,
  most = Infinity,
): PlainTree | null {
  const walk = isPlain(options, position) ? walkPlainly(position, options, most) : null;
  return walk && new PlainTree(position, walk);
}

/** Plain minimax makes the same calls under every scoring, so these traces share all columns except the scores. */
export class PlainTree {
  readonly #calls: CallColumns;
  readonly #walk: Pick<PlainWalk, 'length' | 'node' | 'source' | 'leaves' | 'outcomes'>;

  constructor(
    readonly root: Position,
    walk: PlainWalk,
  ) {
    this.#calls = unfoldWalk(walk);
    const { length, node, source, leaves, outcomes } = walk;
    this.#walk = { length, node, source, leaves, outcomes };
  }

  get length(): number {
    return this.#calls.length;
  }

  /** For options that may differ from the tree's own only in how leaves are scored. */
  makeTrace(options: ResolvedOptions): Trace {
    const score = this.#scoreNodes(options);
    return new Trace(this.root, options, { ...this.#calls, kind: null, score, origin: null, cut: null });
  }

  /** From the leaves up; repeated subtrees are copied. */
  #scoreNodes(options: ResolvedOptions): Int8Array | Float64Array {
    const { length, node: nodes, source: sources, leaves, outcomes } = this.#walk;
    const { end, ply } = this.#calls;
    const leafScores = leaves.map((node, i) => scoreOutcome(outcomes[i], ply[node], options));
    const score = leafScores.every(fitsByte) ? new Int8Array(this.length) : new Float64Array(this.length);
    for (const [i, node] of leaves.entries()) score[node] = leafScores[i];
    for (let at = 0; at < length; at++) {
      const node = nodes[at];
      const source = sources[at];
      const stop = end[node];
      if (source !== node) score.copyWithin(node, source, end[source]);
      else if (stop > node + 1) {
        const isMax = (ply[node] % 2 === 0) === (this.root.toMove === options.max);
        let best = score[node + 1];
        for (let child = end[node + 1]; child < stop; child = end[child])
          if (isMax ? score[child] > best : score[child] < best) best = score[child];
        score[node] = best;
      }
    }
    return score;
  }
}

type CallColumns = Pick<RecordedColumns, 'length' | 'parent' | 'end' | 'move' | 'ply'>;

/** Up to this many cells, a loop copies faster than a call. */
const copyLimit = 32;

/** The whole tree of a walk. Copies repeated subtrees as blocks; the columns are the same as if all was searched. */
function unfoldWalk(walk: PlainWalk): CallColumns {
  const length = walk.end[walk.length - 1];
  const [parent, end] = [new Int32Array(length), new Int32Array(length)];
  const [move, ply] = [new Int8Array(length), new Uint8Array(length)];
  const bytes = [new Uint8Array(move.buffer), ply];
  for (let at = 0; at < walk.length; at++) {
    const node = walk.node[at];
    const stop = walk.end[at];
    const shift = node - walk.source[at];
    if (shift === 0) {
      end[node] = stop;
      ply[node] = walk.ply[at];
    } else {
      if (stop - node > copyLimit)
        for (const column of bytes) column.copyWithin(node, node - shift, stop - shift);
      else for (const column of bytes) for (let to = node; to < stop; to++) column[to] = column[to - shift];
      for (let to = node; to < stop; to++) {
        parent[to] = parent[to - shift] + shift;
        end[to] = end[to - shift] + shift;
      }
    }
    parent[node] = walk.parent[at];
    move[node] = walk.move[at];
  }
  return { length, parent, end, move, ply };
}
