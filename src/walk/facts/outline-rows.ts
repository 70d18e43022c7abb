import type { Trace } from '../../search/index.ts';

export const outlineFilters = ['all', 'line', 'cut'] as const;
export const outlineOrders = ['called', 'value', 'calls'] as const;

export type OutlineFilter = (typeof outlineFilters)[number];
export type OutlineOrder = (typeof outlineOrders)[number];

interface OutlineChoice {
  readonly filter: OutlineFilter;
  readonly order: OutlineOrder;
  readonly isUnfolded: (node: number) => boolean;
  /** Nodes up to this one are listed. */
  readonly last: number;
}

/** The nodes that a table of a tree lists, in its order. A filter lists its nodes alone, in the order of their calls. */
export function listOutlineRows(trace: Trace, choice: OutlineChoice): number[] {
  const { filter, last } = choice;
  if (filter === 'line') return trace.principalNodes().filter((node) => node <= last);
  if (filter === 'cut') return listCutNodes(trace, last);
  const rows: number[] = [];
  const waiting = [0];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    rows.push(node);
    if (choice.isUnfolded(node)) waiting.push(...listChildren(trace, node, choice).toReversed());
  }
  return rows;
}

function listCutNodes({ cut }: Trace, last: number): number[] {
  if (!cut) return [];
  const rows: number[] = [];
  for (let node = 0; node <= last; node++) if (cut[node] !== 0) rows.push(node);
  return rows;
}

function listChildren(trace: Trace, node: number, { order, last }: OutlineChoice): number[] {
  const children = [...trace.children(node)].filter((child) => child <= last);
  if (order === 'value') return children.toSorted((a, b) => trace.score[b] - trace.score[a]);
  return order === 'calls' ? children.toSorted((a, b) => trace.size(b) - trace.size(a)) : children;
}
