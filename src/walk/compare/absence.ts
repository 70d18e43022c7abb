import { Kind, type Trace } from '../../search/index.ts';
import { type Said, words } from '../../words/index.ts';
import type { Comparison } from './comparison.ts';
import { inequalityAt } from '../sentence/reasons.ts';

/** Why the right search of a comparison never comes to a node of the left one to which it has no counterpart, in a sentence. */
export function absenceReason(comparison: Comparison, node: number): Said {
  const { left, right } = comparison;
  const nearest = comparison.nearest(node);
  const here = comparison.counterpart(nearest)!;
  let branch = node;
  while (left.parent[branch] !== nearest) branch = left.parent[branch];
  const { name } = comparison.labels[1];
  return words.absence(name, causeAt(right, here, left.move[branch]));
}

/** Why a search has no call below a node for one of its moves. */
function causeAt(trace: Trace, node: number, move: number) {
  const ply = trace.ply[node];
  if (trace.kindOf(node) === Kind.hit) return { why: 'hit', ply, source: trace.source(node) + 1 } as const;
  if (trace.kindOf(node) === Kind.frontier) return { why: 'frontier', ply } as const;
  if (((trace.cut?.[node] ?? 0) >> move) & 1)
    return { why: 'cut', ply, ...inequalityAt(trace, node) } as const;
  return { why: trace.isUnfinished(node) ? 'stopped' : 'other', ply } as const;
}
