import type { Notation } from '../game/index.ts';
import type { Trace } from '../search/index.ts';
import { words } from '../words/index.ts';

/**
 * What a bar may say, the longest first: move, score and size, and less of that where there is less room. The score
 * is left out where it is not known yet.
 */
export function barLabels(trace: Trace, node: number, isKnown: boolean, notation: Notation): string[] {
  const call = {
    side: node > 0 ? trace.side(trace.parent[node]) : null,
    move: node > 0 ? trace.root.game.moveName(trace.move[node], notation) : '',
    calls: trace.size(node),
  };
  return isKnown ? words.timeline.bar({ ...call, score: trace.score[node] }) : words.timeline.barAhead(call);
}
