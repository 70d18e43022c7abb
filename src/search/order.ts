import type { Move, NamedOrder, Position } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import { dropEquivalentMoves } from './symmetry.ts';

/** The given moves are ascending. */
type Order = (moves: readonly Move[], position: Position, max: Position['toMove']) => readonly Move[];

/** The default is the first. */
export const orders = {
  'row-major': (moves) => moves,
  'centre-first': orderByRank('centre-first'),
  'corner-first': orderByRank('corner-first'),
  'edges-first': orderByRank('edges-first'),
  best: orderByGuess(-1),
  worst: orderByGuess(1),
} as const satisfies Record<NamedOrder, Order> & Record<string, Order>;

export type OrderName = keyof typeof orders;

/** The move and the reply to it. */
const shallowPlies = 2;

type OrderOptions = Pick<ResolvedOptions, 'order' | 'max' | 'mergeMoves'>;

/** In search order; equals ascending. With `mergeMoves` only the first of each class of equivalent moves. */
export function orderMoves(position: Position, options: OrderOptions): readonly Move[] {
  const moves = sortMoves(position, options);
  return options.mergeMoves ? dropEquivalentMoves(position, moves) : moves;
}

function sortMoves(position: Position, { order, max }: OrderOptions): readonly Move[] {
  const moves = position.game.moves(position);
  return typeof order === 'string'
    ? orders[order](moves, position, max)
    : sortBy(moves, (move) => order.indexOf(move));
}

function orderByRank(order: NamedOrder): Order {
  return (moves, { game }) => sortBy(moves, (move) => game.rank(move, order));
}

/** By a shallow search: the moves that the side to move likes best come first with −1, last with 1. */
function orderByGuess(sign: number): Order {
  return (moves, position, max) => {
    const { game, toMove } = position;
    const liked = toMove === max ? sign : -sign;
    const guesses = new Map(
      moves.map((move) => [move, liked * guessScore(game.play(position, move), max, shallowPlies - 1)]),
    );
    return sortBy(moves, (move) => guesses.get(move)!);
  };
}

/** Equals stay in ascending order. */
function sortBy(moves: readonly Move[], rank: (move: Move) => number): readonly Move[] {
  return moves.toSorted((a, b) => rank(a) - rank(b) || a - b);
}

/** From MAX's side, only for comparing. Games without an evaluation (explicit trees) are searched to the end. */
function guessScore(position: Position, max: Position['toMove'], plies: number): number {
  const { game, toMove } = position;
  const outcome = game.outcome(position);
  if (typeof outcome === 'number') return outcome;
  if (outcome !== null) return outcome === 'draw' ? 0 : (outcome === max ? 1 : -1) * (decisiveScore + plies);
  if (plies <= 0 && game.evaluation) return (max === 'x' ? 1 : -1) * game.evaluation.points(position);
  const guesses = game.moves(position).map((move) => guessScore(game.play(position, move), max, plies - 1));
  return toMove === max ? Math.max(...guesses) : Math.min(...guesses);
}

/** More than any evaluation; a sooner win counts a little more. */
const decisiveScore = 1_000_000;
