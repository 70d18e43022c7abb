import { opponent, type Side } from '../game/index.ts';
import type { TimelineSums, TimelineView } from '../layout/index.ts';

/** The share of one result in what a pixel covers; `side` is the winner, null for a draw. */
export interface MixPart {
  readonly side: Side | null;
  readonly share: number;
}

/** The results of the calls of one row in a stretch, by the time that each takes: the largest part first. */
export function timelineMix(sums: TimelineSums, { from, to }: TimelineView, ply: number): MixPart[] {
  const { covered, channels, trace } = sums;
  const { max } = trace.options;
  const steps = new Map<Side | null, number>();
  covered.fill(0);
  sums.add(from, to);
  channels.forEach(({ ply: row, score }, i) => {
    const side = score > 0 ? max : score < 0 ? opponent(max) : null;
    if (row === ply && covered[i] > 0) steps.set(side, (steps.get(side) ?? 0) + covered[i]);
  });
  const all = [...steps.values()].reduce((sum, part) => sum + part, 0);
  return [...steps]
    .map(([side, part]) => ({ side, share: part / all }))
    .toSorted((a, b) => b.share - a.share);
}
