import type { Shown } from '../layout/index.ts';
import type { Trace } from '../search/index.ts';
import { words } from '../words/index.ts';
import { size, type Metrics } from './metrics.ts';

/** A ply's band behind the nodes, with its name and who chooses there. */
export interface BandScene {
  readonly ply: number;
  readonly y: number;
  readonly height: number;
  readonly isMax: boolean;
  /** `ply 0` */
  readonly label: string;
  /** `MAX` or `MIN` */
  readonly role: string;
}

/** One band for each ply of the search, the folded ones too: how deep it goes is part of the picture. */
export function bandScenes(trace: Trace, shown: Shown, metrics: Metrics): BandScene[] {
  const { plies, row } = metrics;
  return Array.from({ length: plies + 1 }, (_, ply) => {
    const isMax = trace.isMax(0) === (ply % 2 === 0);
    const y = ply * row - size.above;
    const bottom = ply < plies ? y + row : bandBottom(ply, metrics, shown);
    return { ply, y, height: bottom - y, isMax, label: words.tree.ply(ply), role: words.role(isMax) };
  });
}

/** Where the last band ends: below the chips, and below the marks of what is folded where there are any. */
export function bandBottom(ply: number, { row, height }: Metrics, { folded }: Shown): number {
  const marks = folded.some((count) => count > 0) ? size.stub + size.gap : 0;
  return ply * row + height + size.gap + size.chip + marks + size.below;
}
