import type { Trace } from '../../search/index.ts';
import { playerAt } from '../../walk/index.ts';
import { type Said, words } from '../../words/index.ts';
import { preference } from '../kit/preferences.ts';

/** What a search plays, what it takes that to be worth, and at what cost; null where it plays nothing. */
export function depthResult(trace: Trace): Said | null {
  const best = trace.bestMove();
  if (best === null) return null;
  const { game } = trace.root;
  return words.depth.result({
    player: playerAt(trace, 0),
    move: game.moveName(best, preference('naming')),
    isBranch: game.isAbstract === true,
    score: trace.score[0],
    nodes: trace.length,
  });
}
