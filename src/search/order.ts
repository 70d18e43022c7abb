import type { Move, Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import { distinctMoves } from './symmetry.ts';

/** How far the shallow search looks: the move and the reply to it. */
const shallowPlies = 2;

type OrderOptions = Pick<ResolvedOptions, 'order' | 'max' | 'mergeMoves'>;

/**
 * The moves of a position in the order in which a search takes them: by place, by a given list, or best or worst
 * first as a shallow search sees them; equals in ascending order. With `mergeMoves` one of each class of equivalent
 * moves, the first in that order.
 */
export function orderedMoves(position: Position, options: OrderOptions): readonly Move[] {
  const moves = sorted(position, options);
  return options.mergeMoves ? distinctMoves(position, moves) : moves;
}

function sorted(position: Position, { order, max }: OrderOptions): readonly Move[] {
  const { game } = position;
  const moves = game.moves(position);
  if (order === 'row-major') return moves;
  if (order === 'best' || order === 'worst') {
    const sign = (order === 'best') === (position.toMove === max) ? -1 : 1;
    const guesses = new Map(
      moves.map((move) => [move, guess(game.play(position, move), max, shallowPlies - 1)]),
    );
    return moves.toSorted((a, b) => sign * (guesses.get(a)! - guesses.get(b)!) || a - b);
  }
  const rank =
    typeof order === 'string' ? (move: Move) => game.rank(move, order) : (move: Move) => order.indexOf(move);
  return moves.toSorted((a, b) => rank(a) - rank(b) || a - b);
}

/**
 * What a shallow search thinks of a position, from MAX's side; only for comparing. A game that cannot be evaluated,
 * which an explicit tree cannot, is searched to its end.
 */
function guess(position: Position, max: Position['toMove'], plies: number): number {
  const { game, toMove } = position;
  const outcome = game.outcome(position);
  if (typeof outcome === 'number') return outcome;
  if (outcome !== null) return outcome === 'draw' ? 0 : (outcome === max ? 1 : -1) * (decided + plies);
  if (plies <= 0 && game.evaluation) return (max === 'x' ? 1 : -1) * game.evaluation.points(position);
  const guesses = game.moves(position).map((move) => guess(game.play(position, move), max, plies - 1));
  return toMove === max ? Math.max(...guesses) : Math.min(...guesses);
}

/** More than any evaluation; a win sooner counts a little more. */
const decided = 1_000_000;
