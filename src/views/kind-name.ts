import { Kind, type Trace } from '../search/index.ts';
import { staysOpen } from '../walk/index.ts';
import { words } from '../words/index.ts';

/** What a node that calls nothing is called: only a finished game is a leaf; null for one that calls others, or might have. */
export function kindName(trace: Trace, node: number): string | null {
  if (staysOpen(trace, node)) return null;
  const { kinds } = words.tree;
  const kind = trace.kindOf(node);
  if (kind === Kind.terminal) return kinds.terminal;
  if (kind === Kind.hit) return kinds.hit;
  if (kind === Kind.frontier) return kinds.frontier;
  return kind === Kind.answered ? kinds.answered : null;
}
