import type { Move, Position } from '../game/index.ts';

/** A number that equivalent positions share: the smallest key among the images of a position. Null without keys. */
export function canonicalKey(position: Position): number | null {
  const { game } = position;
  let smallest = game.key(position);
  if (smallest === null) return null;
  for (const symmetry of game.symmetries ?? [])
    smallest = Math.min(smallest, game.key(symmetry.position(position))!);
  return smallest;
}

/** The image of a position that has the smallest key: the same position for all that are equivalent. */
export function canonicalImage(position: Position): Position {
  const { game } = position;
  const smallest = canonicalKey(position);
  const images = (game.symmetries ?? []).map((symmetry) => symmetry.position(position));
  return images.find((image) => game.key(image) === smallest) ?? position;
}

/** The first symmetry of the game that takes a position to another, as an index; −1 if none does. */
export function imageOnto(from: Position, to: Position): number {
  const { game } = from;
  const key = game.key(to);
  return (game.symmetries ?? []).findIndex((symmetry) => game.key(symmetry.position(from)) === key);
}

/** The move of `from` that a symmetry takes to `move` of `to`; the move itself where the two are the same position. */
export function moveBefore(from: Position, to: Position, move: Move): Move {
  const { game } = from;
  const symmetry = game.symmetries?.[imageOnto(from, to)];
  return symmetry ? game.moves(from).find((before) => symmetry.move(before) === move)! : move;
}

/** The first of each class of equivalent moves: of moves that lead to the same position but for a symmetry. */
export function distinctMoves(position: Position, moves: readonly Move[]): readonly Move[] {
  const { game } = position;
  if (!game.symmetries) return moves;
  const seen = new Set<number | null>();
  return moves.filter((move) => {
    const key = canonicalKey(game.play(position, move));
    return !seen.has(key) && seen.add(key);
  });
}
