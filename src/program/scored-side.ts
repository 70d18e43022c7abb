import { opponent, type Outcome, type Side } from '../game/index.ts';

/**
 * The side for which finished games count: each of its wins more than 0, each of the other's less, or else than a draw. Null
 * if they do not show it, as without wins of both.
 *
 * @param outcomes null for what is no finished game
 */
export function findScoredSide(outcomes: readonly (Outcome | null)[], score: ArrayLike<number>): Side | null {
  const drawn = new Set(
    [...outcomes.keys()].filter((node) => outcomes[node] === 'draw').map((node) => score[node]),
  );
  const [draw] = drawn;
  return (
    findSideAbove(0, outcomes, score) ?? (drawn.size === 1 ? findSideAbove(draw, outcomes, score) : null)
  );
}

function findSideAbove(
  draw: number,
  outcomes: readonly (Outcome | null)[],
  score: ArrayLike<number>,
): Side | null {
  const winners = new Set<Side>();
  const sides = new Set<Side | null>();
  for (const [node, outcome] of outcomes.entries()) {
    if ((outcome !== 'x' && outcome !== 'o') || Number.isNaN(score[node])) continue;
    winners.add(outcome);
    sides.add(score[node] > draw ? outcome : score[node] < draw ? opponent(outcome) : null);
  }
  const [side] = sides;
  return winners.size === 2 && sides.size === 1 ? side : null;
}
