import type { CellNaming, Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import type { GameRecord } from './game-record.ts';

/** The sides that the reader plays; the search plays the others. */
export const players = ['x', 'o', 'both', 'nobody'] as const;

export type Players = (typeof players)[number];

export function isPlayedBySearch(side: Side, you: Players): boolean {
  return you === 'nobody' || (you !== 'both' && you !== side);
}

/** A game after `count` moves. `rival` is who moves for the other side. */
export function reportGame(
  record: GameRecord,
  count: number,
  you: Players,
  naming: CellNaming,
  rival: 'search' | 'program' = 'search',
): string {
  const { game } = record.start;
  const position = record.positions[count];
  const isAlone = you === 'both' || you === 'nobody';
  const namePlayerOf = (side: Side) => (isAlone ? null : isPlayedBySearch(side, you) ? rival : 'you');
  const lately = [...record.moves.keys()].slice(Math.max(0, count - (isAlone ? 1 : 2)), count);
  const took = lately.map((index) => {
    const side = record.findMover(index);
    return words.play.took(side, namePlayerOf(side), game.moveName(record.moves[index], naming));
  });
  const outcome = game.outcome(position);
  const now =
    outcome === null
      ? words.play.turn(position.toMove, namePlayerOf(position.toMove))
      : words.play.outcome(String(outcome), you);
  return [...took, now].join(' ');
}
