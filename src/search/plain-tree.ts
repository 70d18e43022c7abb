import type { Position } from '../game/index.ts';
import { fitsByte } from './columns.ts';
import type { ResolvedOptions } from './options.ts';
import type { PlainWalk } from './plain-walk.ts';
import { scoreOf } from './scoring.ts';
import { Trace } from './trace.ts';
import { unfold, type CallColumns } from './unfold.ts';

/**
 * The tree of plain minimax below a position. Its calls are the same under every scoring, so that its traces share all
 * columns but that of the scores.
 */
export class PlainTree {
  readonly #calls: CallColumns;
  /** What of the walk is needed to score it. */
  readonly #walk: Pick<PlainWalk, 'length' | 'node' | 'source' | 'leaves' | 'outcomes'>;

  constructor(
    readonly root: Position,
    readonly options: ResolvedOptions,
    walk: PlainWalk,
  ) {
    this.#calls = unfold(walk);
    const { length, node, source, leaves, outcomes } = walk;
    this.#walk = { length, node, source, leaves, outcomes };
  }

  /** The number of nodes. */
  get length(): number {
    return this.#calls.length;
  }

  /** The search of the tree under options that differ from its own in what they make of the leaves. */
  scored(options: ResolvedOptions): Trace {
    const score = this.#scores(options);
    return new Trace(this.root, options, { ...this.#calls, kind: null, score, origin: null, cut: null });
  }

  /** Scores the leaves, then every node when all below it is scored; what repeats is copied. */
  #scores(options: ResolvedOptions): Int8Array | Float64Array {
    const { length, node: nodes, source: sources, leaves, outcomes } = this.#walk;
    const { end, ply } = this.#calls;
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
