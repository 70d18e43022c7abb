import type { SearchView } from './search-view.ts';

/** `best`: on the line of best values from an open node or the root; `kept`: its parent's best, but off that line. Null: passed over, or not known yet. */
export type Rank = 'best' | 'kept' | null;

export function rankNodes(view: Omit<SearchView, 'ranks'>): Rank[] {
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
