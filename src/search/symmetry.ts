import type { Move, Position } from '../game/index.ts';

/** The smallest key among the images of a position: equivalent positions share it. Null without keys. */
export function findCanonicalKey(position: Position): number | null {
  const { game } = position;
  let smallest = game.key(position);
  if (smallest === null) return null;
  for (const symmetry of game.symmetries ?? [])
    smallest = Math.min(smallest, game.key(symmetry.position(position))!);
  return smallest;
}

/** The image with the smallest key: equivalent positions share it. */
export function findCanonicalImage(position: Position): Position {
  const { game } = position;
  const smallest = findCanonicalKey(position);
  const images = (game.symmetries ?? []).map((symmetry) => symmetry.position(position));
  return images.find((image) => game.key(image) === smallest) ?? position;
}

/** The index of the first symmetry that maps one position to the other; −1 if there is none. */
export function findSymmetryIndex(from: Position, to: Position): number {
  const { game } = from;
  const key = game.key(to);
  return (game.symmetries ?? []).findIndex((symmetry) => game.key(symmetry.position(from)) === key);
}

/** The move of `from` that its symmetry to `to` maps to `move`; `move` itself if there is no such symmetry. */
export function mapMoveBack(from: Position, to: Position, move: Move): Move {
  const { game } = from;
  const symmetry = game.symmetries?.[findSymmetryIndex(from, to)];
  return symmetry ? game.moves(from).find((before) => symmetry.move(before) === move)! : move;
}

/** The first of each class of equivalent moves, which lead to positions equal up to a symmetry. */
export function dropEquivalentMoves(position: Position, moves: readonly Move[]): readonly Move[] {
  const { game } = position;
  if (!game.symmetries) return moves;
  const seen = new Set<number | null>();
  return moves.filter((move) => {
    const key = findCanonicalKey(game.play(position, move));
    return !seen.has(key) && seen.add(key);
  });
}
