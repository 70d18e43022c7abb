import type { Move, Position, Side } from '../game/index.ts';
import { mergeTree } from './merged-tree.ts';
import { scorings } from './scoring.ts';
import { runAtOnce } from './sliced.ts';
import { findCanonicalImage } from './symmetry.ts';

/** The score from X's side, and all best moves, ascending. */
export interface ScoredChoice {
  readonly score: number;
  readonly best: readonly Move[];
}

/** Scored as if it were the root. */
export interface SurveyedPosition {
  readonly text: string;
  /** The text of the canonical image, which is the same for all equivalent positions. */
  readonly image: string;
  readonly toMove: Side;
  /** On a board, the number of empty cells. */
  readonly pliesLeft: number;
  readonly plain: ScoredChoice;
  readonly depth: ScoredChoice;
  /** Both sides can reach it from the root without giving away value. */
  readonly isPerfectPlay: boolean;
}

/**
 * Scores every unfinished position that can be reached from `root`, once, under both scorings: from the last ply
 * backwards, as a win one ply nearer counts one point more. Yields the share done, 0 to 1. Positions must have keys.
 */
export function* survey(root: Position): Generator<number, SurveyedPosition[]> {
  const nodes = mergeTree(root, 'positions', Infinity)!;
  yield 0;
  const plain = new Int8Array(nodes.length);
  const depth = new Int8Array(nodes.length);
  /** One ply further away. */
  const scoreFromParent = (child: number) => scorings.depth.shift!(depth[child], 1);
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
      depth[at] = pick(...next.map(({ node }) => scoreFromParent(node)));
    }
    if (nodes[at - 1]?.ply !== ply) yield 1 - at / nodes.length;
  }
  const perfect = new Set([0]);
  for (const [at, { next }] of nodes.entries())
    for (const { node } of next) if (perfect.has(at) && plain[node] === plain[at]) perfect.add(node);
  return nodes.flatMap(({ position, next }, at): SurveyedPosition[] => {
    if (next.length === 0) return [];
    const { game, toMove } = position;
    const listMovesTo = (isBest: (child: number) => boolean) =>
      next.filter(({ node }) => isBest(node)).map(({ move }) => move);
    return [
      {
        text: game.format(position),
        image: game.format(findCanonicalImage(position)),
        toMove,
        pliesLeft: game.pliesLeft(position),
        plain: { score: plain[at], best: listMovesTo((child) => plain[child] === plain[at]) },
        depth: { score: depth[at], best: listMovesTo((child) => scoreFromParent(child) === depth[at]) },
        isPerfectPlay: perfect.has(at),
      },
    ];
  });
}

export function surveyAtOnce(root: Position): SurveyedPosition[] {
  return runAtOnce(survey(root));
}
