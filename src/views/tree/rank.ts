import type { SearchView } from './search-view.ts';

/**
 * What became of a node's value: `best` so far, from an open node or the root down to the leaf; `kept` by the node above,
 * which is not itself the best; or passed over, and not known yet.
 */
export type Rank = 'best' | 'kept' | null;

/** The rank of every shown node. */
export function ranksOf(view: Omit<SearchView, 'ranks'>): Rank[] {
  const ranks: Rank[] = [];
  const { shown, trace, step, moment, best } = view;
  const isLive = (index: number) => view.status[index] === 'open' || shown.nodes[index] === moment.node;
  for (const [index, above] of shown.parent.entries()) {
    if (above < 0) ranks.push(step >= trace.exitStep(0) && !trace.isUnfinished(0) ? 'best' : null);
    else if (best[above] !== shown.nodes[index]) ranks.push(null);
    else ranks.push(isLive(above) || ranks[above] === 'best' ? 'best' : 'kept');
  }
  return ranks;
}
