import { opponent, type Side } from '../game/index.ts';
import type { TimelineSums, TimelineView } from '../layout/index.ts';

/** Who wins, null for a draw; or that another search leaves the call out. */
type MixSide = Side | 'left-out' | null;

/** The share of one result in what a pixel covers. */
export interface MixPart {
  readonly side: MixSide;
  readonly share: number;
}

/** The results of the calls of one row in a stretch, by the time that each takes: the largest part first. */
export function timelineMix(sums: TimelineSums, { from, to }: TimelineView, ply: number): MixPart[] {
  const { channels, trace } = sums;
  const { max } = trace.options;
  const steps = new Map<MixSide, number>();
  const before = sums.before(from).slice();
  const covered = sums.before(to).map((all, i) => all - before[i]);
  channels.forEach(({ ply: row, score, isLeftOut }, i) => {
    const winner = score > 0 ? max : score < 0 ? opponent(max) : null;
    const side = isLeftOut ? 'left-out' : winner;
    if (row === ply && covered[i] > 0) steps.set(side, (steps.get(side) ?? 0) + covered[i]);
  });
  const all = [...steps.values()].reduce((sum, part) => sum + part, 0);
  return [...steps]
    .map(([side, part]) => ({ side, share: part / all }))
    .toSorted((a, b) => b.share - a.share);
}
