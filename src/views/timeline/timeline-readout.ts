import type { Notation } from '../../game/index.ts';
import { isLeaf, type Trace } from '../../search/index.ts';
import { bestSoFar, boundSoFar, statusAt, type Comparison, type Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { boardAt, type BoardScene } from '../board/board-scene.ts';
import { kindName } from '../kind-name.ts';
import { sideOfRow } from './timeline-look.ts';

/** What is told of a bar: the one under the pointer, or the one that the keyboard stands on. */
export interface TimelineReadout {
  /** The board, with the last move marked; null for a game without one. */
  readonly board: BoardScene | null;
  /** The moves that lead here: `X 3, O 7`. */
  readonly path: string;
  /** Which call it is, its score as far as that is known, the size of its subtree. */
  readonly facts: readonly string[];
}

/**
 * The readout of a node in a session at its step; with a comparison, also why the other search leaves it out.
 * `tellsAhead` says whether scores are told of what lies ahead.
 */
export function timelineReadout(
  { trace, step, comparison }: Pick<Session, 'trace' | 'step'> & { readonly comparison?: Comparison | null },
  node: number,
  notation: Notation,
  tellsAhead: boolean,
): TimelineReadout {
  const { game } = trace.root;
  const text = words.timeline;
  const moves = trace.path(node).map((move, ply) => ({
    side: sideOfRow(trace, ply),
    move: game.moveName(move, notation),
  }));
  const isTold = tellsAhead || statusAt(trace, node, step) !== 'uncalled';
  const absence = comparison?.absence(node);
  return {
    board: boardAt(trace, node, notation),
    path: node === 0 ? text.root : text.path(moves),
    facts: [
      text.call(node + 1),
      scoreFact(trace, node, step, tellsAhead),
      kindName(trace, node) ?? text.size(trace.size(node)),
      ...(isTold && absence ? [absence] : []),
    ],
  };
}

function scoreFact(trace: Trace, node: number, step: number, tellsAhead: boolean): string {
  const text = words.timeline;
  const status = statusAt(trace, node, step);
  if (status === 'open' && isLeaf(trace, node)) return text.openLeaf;
  if (status === 'open') {
    const best = bestSoFar(trace, node, step);
    const bound = boundSoFar(trace, node, step);
    return text.open(best && words.bounded(words.signed(best.score), bound));
  }
  if (trace.isUnfinished(node) && (status === 'returned' || tellsAhead)) return text.unfinished;
  const score = text.returned(trace.score[node], endingOf(trace, node));
  if (status === 'returned') return score;
  return tellsAhead ? `${text.uncalled}; ${score}` : text.uncalled;
}

/** How the game ends if both sides go on with their best moves, or null where the search does not say. */
function endingOf(trace: Trace, node: number): string | null {
  const leaf = trace.principalNodes(node).at(-1)!;
  const outcome = trace.root.game.outcome(trace.position(leaf));
  return typeof outcome === 'string'
    ? words.timeline.ending(outcome, trace.ply[leaf] - trace.ply[node])
    : null;
}
