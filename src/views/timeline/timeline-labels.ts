import type { Notation } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';

/** What a bar may say, each the longest first: a bar shows of each what it has room for. */
export interface BarLabels {
  /** The move and the score. */
  readonly call: readonly string[];
  /** The size of the subtree; empty for a leaf. */
  readonly size: readonly string[];
}

/** The labels of a node's bar; score and size are left out where they are not known yet, and a score where a search stopped before it. */
export function barLabels(trace: Trace, node: number, isKnown: boolean, notation: Notation): BarLabels {
  const { bar, barSize } = words.timeline;
  const score = isKnown && !trace.isUnfinished(node) ? trace.score[node] : null;
  return { call: bar(barCall(trace, node, notation), score), size: isKnown ? barSize(trace.size(node)) : [] };
}

/** Who made the move that led to a node, and what it is called; nobody's at the root. */
export function barCall(trace: Trace, node: number, notation: Notation) {
  if (node === 0) return { side: null, move: '' };
  const { game } = trace.root;
  return { side: trace.side(trace.parent[node]), move: game.moveName(trace.move[node], notation) };
}
