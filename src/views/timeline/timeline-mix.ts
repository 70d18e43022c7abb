import { opponent, type Side } from '../../game/index.ts';
import { barEnd, type TimelineView } from './timeline-bars.ts';
import type { TimelineSums } from './timeline-sums.ts';

/** Who wins, null for a draw; that another search leaves the call out; or that the search stopped in it. */
type MixSide = Side | 'left-out' | 'unfinished' | null;

/** The share of one result in what a pixel covers. */
export interface MixPart {
  readonly side: MixSide;
  readonly share: number;
}

/** The results of the calls of one row in a stretch, by the time that each takes: the largest part first. */
export function timelineMix(sums: TimelineSums, view: TimelineView, ply: number): MixPart[] {
  const { from, to } = view;
  const { channels } = sums;
  const steps = new Map<MixSide, number>();
  const before = sums.before(from).slice();
  const covered = sums.before(to).map((all, i) => all - before[i]);
  channels.forEach(({ ply: row, score, isLeftOut }, i) => {
    const side = isLeftOut ? 'left-out' : winnerOf(sums, score);
    if (row === ply && covered[i] > 0) steps.set(side, (steps.get(side) ?? 0) + covered[i]);
  });
  const unfinished = unfinishedSteps(sums, view, ply);
  if (unfinished) {
    // The sums count it by the score that stands for it, which says nothing.
    const left = steps.get(unfinished.side)! - unfinished.steps;
    if (left > 0) steps.set(unfinished.side, left);
    else steps.delete(unfinished.side);
    steps.set('unfinished', unfinished.steps);
  }
  const all = [...steps.values()].reduce((sum, part) => sum + part, 0);
  return [...steps]
    .map(([side, part]) => ({ side, share: part / all }))
    .toSorted((a, b) => b.share - a.share);
}

function winnerOf({ trace }: TimelineSums, score: number): Side | null {
  const { max } = trace.options;
  return score > 0 ? max : score < 0 ? opponent(max) : null;
}

/** The steps of a stretch in which the search had stopped in a call of the row, and whom its score counts for; null where there are none. */
function unfinishedSteps(sums: TimelineSums, { from, to }: TimelineView, ply: number) {
  const { trace } = sums;
  let node = trace.stopped?.node ?? -1;
  while (node >= 0 && trace.ply[node] > ply) node = trace.parent[node];
  if (node < 0 || trace.ply[node] !== ply || sums.isLeftOut?.(node)) return null;
  const steps = Math.min(to, barEnd(trace, node)) - Math.max(from, trace.enterStep(node));
  return steps > 0 ? { side: winnerOf(sums, trace.score[node]), steps } : null;
}
