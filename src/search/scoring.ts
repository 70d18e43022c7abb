import type { Outcome } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';

/** What the scoring subtracts from a win at this ply: the plies from the root, or from the position after the move. */
export function depthAt(ply: number, { depthFrom }: Pick<ResolvedOptions, 'depthFrom'>): number {
  return depthFrom === 'root' ? ply : Math.max(0, ply - 1);
}

/**
 * The score of a finished game from MAX's side: win or −win, 0 for a draw. Depth-penalised, a win at depth d counts
 * win − d and a loss d − win. The number at a leaf of an explicit tree is its score as it stands.
 */
export function scoreOf(outcome: Outcome, ply: number, options: ResolvedOptions): number {
  if (typeof outcome === 'number') return outcome;
  if (outcome === 'draw') return 0;
  const points = options.win - (options.scoring === 'depth' ? depthAt(ply, options) : 0);
  return outcome === options.max ? points : -points;
}

/**
 * A score found at one ply, as it reads for the same position at another: depth-penalised, a win that is as far away
 * from the position counts less the deeper that stands. Only for searches to the end, where a win beats a draw.
 */
export function scoreAtPly(score: number, from: number, to: number, { scoring }: ResolvedOptions): number {
  return scoring === 'depth' ? score - Math.sign(score) * (to - from) : score;
}
