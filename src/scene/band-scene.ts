import type { Shown } from '../layout/index.ts';
import { depthAt, type Trace } from '../search/index.ts';
import { words } from '../words/index.ts';
import { chipsHeight, size, type Beside, type Metrics } from './metrics.ts';

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
  /** What a win counts at this distance from the root, `10 − 3`, for each search that subtracts it. */
  readonly wins: readonly string[];
}

/** One band for each ply of the search, the folded ones too: how deep it goes is part of the picture. */
export function bandScenes(trace: Trace, shown: Shown, metrics: Metrics, beside: Beside): BandScene[] {
  const { plies, row } = metrics;
  const winsAt = wins(trace, beside);
  return Array.from({ length: plies + 1 }, (_, ply) => {
    const isMax = trace.isMax(0) === (ply % 2 === 0);
    const y = ply * row - size.above;
    const bottom = ply < plies ? y + row : bandBottom(ply, metrics, shown);
    return {
      ply,
      y,
      height: bottom - y,
      isMax,
      label: words.tree.ply(ply),
      role: words.role(isMax),
      wins: winsAt(ply),
    };
  });
}

/** What wins count at a ply: once where all searches that subtract depth agree, else for each with its letter. */
function wins(trace: Trace, { comparison, isJoint }: Beside): (ply: number) => string[] {
  if (trace.root.game.isAbstract) return () => [];
  const tags = comparison && isJoint ? comparison.labels.map(({ tag }) => tag) : [''];
  const sides = [trace, ...(comparison && isJoint ? [comparison.right] : [])]
    .map(({ options }, side) => ({ options, tag: tags[side] }))
    .filter(({ options }) => options.scoring === 'depth');
  return (ply) => {
    const counts = sides.map(({ options, tag }) => {
      const isCounted = ply > 0 || options.depthFrom === 'root';
      return { tag, text: isCounted ? words.tree.winAt(options.win, depthAt(ply, options)) : '' };
    });
    const isOne = new Set(counts.map(({ text }) => text)).size < 2;
    return isOne
      ? counts.slice(0, 1).map(({ text }) => text)
      : counts.filter(({ text }) => text).map(({ tag, text }) => words.sides.tagged(tag, text));
  };
}

/** Where the last band ends: below the chips, and below the marks of what is folded where there are any. */
export function bandBottom(ply: number, { row, height, chips }: Metrics, { folded }: Shown): number {
  const marks = folded.some((count) => count > 0) ? size.stub + size.gap : 0;
  return ply * row + height + size.gap + chipsHeight(chips) + marks + size.below;
}
