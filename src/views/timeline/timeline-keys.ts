import type { Trace } from '../../search/index.ts';

/** The scores of a trace as one byte a node, for counting: `of[node]` is a key, `score[key]` the score it stands for. */
export interface ScoreKeys {
  readonly of: Uint8Array;
  readonly score: Float64Array;
}

/** The key of all nodes that another search leaves out, where there are such. */
export const LEFT_OUT = 255;

/**
 * The keys of a trace's scores. Scores of one byte are their own keys and share the trace's memory; others, which
 * only explicit trees have, are numbered by size, neighbours together where there are more than keys. So are all
 * scores where `isLeftOut` tells of nodes that have no part in the count: these share a key of their own.
 */
export function scoreKeys({ score }: Trace, isLeftOut: ((node: number) => boolean) | null = null): ScoreKeys {
  if (score instanceof Int8Array && !isLeftOut) {
    const own = Float64Array.from({ length: 256 }, (_, key) => (key << 24) >> 24);
    return { of: new Uint8Array(score.buffer, score.byteOffset, score.length), score: own };
  }
  const distinct = Float64Array.from(new Set(score)).toSorted();
  const share = Math.max(1, distinct.length / (isLeftOut ? LEFT_OUT : 256));
  const rank = new Map(Array.from(distinct, (value, i) => [value, Math.floor(i / share)]));
  const values = new Float64Array(256);
  for (const [value, key] of rank) values[key] = value;
  const keyOf = (value: number, node: number) => (isLeftOut?.(node) ? LEFT_OUT : rank.get(value)!);
  return { of: Uint8Array.from(score, keyOf), score: values };
}
