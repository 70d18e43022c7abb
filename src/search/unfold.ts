import { Columns } from './columns.ts';

/**
 * Unfolds a record in which every repeated subtree is one hit into the columns of the whole search. `sizes` holds the
 * size of each node's unfolded subtree, so that the columns are laid out once, at their full length.
 */
export function unfold(folded: Columns, sizes: readonly number[]): Columns {
  const { parent, move, ply, kind, score } = folded;
  const origin = folded.origin!;
  const whole = new Columns({ capacity: sizes[0], wide: score instanceof Float64Array });
  const place = new Int32Array(folded.length);
  for (let from = 0; from < folded.length; from++) {
    const above = from === 0 ? -1 : place[parent[from]];
    if (origin[from] >= 0) {
      place[from] = whole.repeat(place[origin[from]], above, move[from]);
    } else {
      const node = whole.open(above, move[from], ply[from]);
      whole.kind[node] = kind[from];
      whole.score[node] = score[from];
      whole.end[node] = node + sizes[from];
      place[from] = node;
    }
  }
  return whole;
}
