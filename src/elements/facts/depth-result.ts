import type { Trace } from '../../search/index.ts';
import { namePlayer } from '../../walk/index.ts';
import { type MarkedText, words } from '../../words/index.ts';
import { preference } from '../kit/preferences.ts';

/** The move a search plays, its score and cost in nodes; null if it plays none. */
export function describeDepthResult(trace: Trace): MarkedText | null {
  const best = trace.bestMove();
  if (best === null) return null;
  const { game } = trace.root;
  return words.depth.result({
    player: namePlayer(trace, 0),
    move: game.moveName(best, preference('naming')),
    isBranch: game.isAbstract === true,
    score: trace.score[0],
    nodes: trace.length,
  });
}
