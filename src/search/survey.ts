import type { Move, Position, Side } from '../game/index.ts';
import { mergedTree } from './merged-tree.ts';
import { scorings } from './scoring.ts';
import { atOnce } from './sliced.ts';
import { canonicalImage } from './symmetry.ts';

/** What one way of scoring makes of a position: its score from X's side and all its best moves, ascending. */
export interface ScoredChoice {
  readonly score: number;
  readonly best: readonly Move[];
}

/** A position of a survey under both scorings, with itself as the root. */
export interface Surveyed {
  /** The canonical text of the position. */
  readonly text: string;
  /** The text of the one among its images under symmetry that stands for all of them. */
  readonly image: string;
  readonly toMove: Side;
  /** The longest rest of the game: on a board the number of empty cells. */
  readonly pliesLeft: number;
  /** As `scorings.plain` scores, with its usual win. */
  readonly plain: ScoredChoice;
  /** As `scorings.depth` scores, with its usual win. */
  readonly depth: ScoredChoice;
  /** Whether both sides can come here from the root without ever giving away value. */
  readonly isPerfectPlay: boolean;
}

/**
 * Scores every position that play from `root` can reach and that is not over, under both scorings, each position
 * once: from the last ply backwards, since a win one ply nearer counts one point more. Yields the share of the work
 * done, from 0 to 1. For games whose positions can be told apart by a key.
 */
export function* survey(root: Position): Generator<number, Surveyed[]> {
  const nodes = mergedTree(root, 'positions', Infinity)!;
  yield 0;
  const plain = new Int8Array(nodes.length);
  const depth = new Int8Array(nodes.length);
  /** The depth-penalised score of a child as its parent sees it: one ply further away. */
  const seenFrom = (child: number) => scorings.depth.shift!(depth[child], 1);
  for (let at = nodes.length - 1; at >= 0; at--) {
    const { position, next, ply } = nodes[at];
    if (next.length === 0) {
      const outcome = position.game.outcome(position);
      const sign = outcome === 'x' ? 1 : outcome === 'o' ? -1 : 0;
      plain[at] = sign * scorings.plain.usualWin;
      depth[at] = sign * scorings.depth.usualWin;
    } else {
      const pick = position.toMove === 'x' ? Math.max : Math.min;
      plain[at] = pick(...next.map(({ node }) => plain[node]));
      depth[at] = pick(...next.map(({ node }) => seenFrom(node)));
    }
    if (nodes[at - 1]?.ply !== ply) yield 1 - at / nodes.length;
  }
  const perfect = new Set([0]);
  for (const [at, { next }] of nodes.entries())
    for (const { node } of next) if (perfect.has(at) && plain[node] === plain[at]) perfect.add(node);
  return nodes.flatMap(({ position, next }, at): Surveyed[] => {
    if (next.length === 0) return [];
    const { game, toMove } = position;
    const movesTo = (isBest: (child: number) => boolean) =>
      next.filter(({ node }) => isBest(node)).map(({ move }) => move);
    return [
      {
        text: game.format(position),
        image: game.format(canonicalImage(position)),
        toMove,
        pliesLeft: game.pliesLeft(position),
        plain: { score: plain[at], best: movesTo((child) => plain[child] === plain[at]) },
        depth: { score: depth[at], best: movesTo((child) => seenFrom(child) === depth[at]) },
        isPerfectPlay: perfect.has(at),
      },
    ];
  });
}

/** A whole survey at once, where nobody waits for it. */
export function surveyAtOnce(root: Position): Surveyed[] {
  return atOnce(survey(root));
}
