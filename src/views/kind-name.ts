import { Kind, type Trace } from '../search/index.ts';
import { isUndecided, staysOpen } from '../walk/index.ts';
import { words } from '../words/index.ts';

/** A leaf's name in words; null for a node that has children or still may get some. Only a finished game is called a leaf. */
export function nameKind(trace: Trace, node: number): string | null {
  if (staysOpen(trace, node) || isUndecided(trace, node)) return null;
  const { kinds } = words.tree;
  const kind = trace.kindOf(node);
  if (kind === Kind.terminal) return kinds.terminal;
  if (kind === Kind.hit) return kinds.hit;
  if (kind === Kind.frontier) return kinds.frontier;
  return kind === Kind.answered ? kinds.answered : null;
}
