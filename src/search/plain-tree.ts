import type { Position } from '../game/index.ts';
import { fitsByte, Kind } from './columns.ts';
import type { ResolvedOptions } from './options.ts';
import type { PlainWalk } from './plain-walk.ts';
import { scoreOf } from './scoring.ts';
import { Trace } from './trace.ts';

/** What a search under one scoring need not share with the same search under another. */
export type Scoring = Pick<ResolvedOptions, 'scoring' | 'win' | 'depthFrom'>;

/**
 * The tree of plain minimax below a position. Its calls are the same under every scoring, so that traces under several
 * share all of its columns but the scores. What repeats is copied as a block: the columns come out the same, cell for
 * cell, as if all had been searched.
 */
export class PlainTree {
  /** The number of nodes. */
  readonly length: number;
  readonly #parent: Int32Array;
  readonly #end: Int32Array;
  readonly #move: Int8Array;
  readonly #ply: Uint8Array;
  readonly #kind: Uint8Array;
  readonly #walk: Pick<PlainWalk, 'length' | 'node' | 'source' | 'leaves' | 'outcomes'>;

  constructor(
    readonly root: Position,
    readonly options: ResolvedOptions,
    walk: PlainWalk,
  ) {
    const length = walk.end[walk.length - 1];
    const [parent, end] = [new Int32Array(length), new Int32Array(length)];
    const [move, ply, kind] = [new Int8Array(length), new Uint8Array(length), new Uint8Array(length)];
    const bytes = [new Uint8Array(move.buffer), ply, kind];
    for (let at = 0; at < walk.length; at++) {
      const node = walk.node[at];
      const source = walk.source[at];
      const stop = walk.end[at];
      if (source === node) {
        end[node] = stop;
        ply[node] = walk.ply[at];
        kind[node] = stop === node + 1 ? Kind.terminal : Kind.interior;
      } else {
        const shift = node - source;
        // A few cells are copied faster one by one.
        if (stop - node > 32) for (const column of bytes) column.copyWithin(node, source, stop - shift);
        else for (const column of bytes) for (let to = node; to < stop; to++) column[to] = column[to - shift];
        for (let to = node; to < stop; to++) {
          parent[to] = parent[to - shift] + shift;
          end[to] = end[to - shift] + shift;
        }
      }
      parent[node] = walk.parent[at];
      move[node] = walk.move[at];
    }
    this.length = length;
    [this.#parent, this.#end, this.#move, this.#ply, this.#kind] = [parent, end, move, ply, kind];
    const { node, source, leaves, outcomes } = walk;
    this.#walk = { length: walk.length, node, source, leaves, outcomes };
  }

  /** The search of the tree under a scoring. */
  scored({ scoring, win, depthFrom }: Scoring): Trace {
    const { root, length } = this;
    const options = { ...this.options, scoring, win, depthFrom };
    const [parent, end, move, ply, kind] = [this.#parent, this.#end, this.#move, this.#ply, this.#kind];
    const score = this.#scores(options);
    return new Trace(root, options, { length, parent, end, move, ply, kind, score, origin: null, cut: null });
  }

  #scores(options: ResolvedOptions): Int8Array | Float64Array {
    const { length, node: nodes, source: sources, leaves, outcomes } = this.#walk;
    const [end, ply] = [this.#end, this.#ply];
    const leafScores = leaves.map((node, i) => scoreOf(outcomes[i], ply[node], options));
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
