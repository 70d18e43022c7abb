import type { Game, Position } from '../src/game/index.ts';

/** A pile of counters. */
interface Pile extends Position {
  readonly left: number;
}

/**
 * Take-away: a move takes one, two or three counters from a pile, and whoever takes the last one wins. The side to move
 * loses exactly where their number is a multiple of four. Unlike boards, it meets a position again at another ply.
 */
const takeAway: Game<Pile> = {
  name: 'take-away',
  symmetries: [{ name: 'as it is', position: (same) => same, move: (move) => move }],
  moves: ({ left }) => [0, 1, 2].filter((move) => move < left),
  play: ({ left, toMove }, move) => pile(left - move - 1, toMove === 'x' ? 'o' : 'x'),
  outcome: ({ left, toMove }) => (left > 0 ? null : toMove === 'x' ? 'o' : 'x'),
  pliesLeft: ({ left }) => left,
  key: ({ left, toMove }) => 2 * left + (toMove === 'x' ? 0 : 1),
  format: ({ left }) => `${left}`,
  moveName: (move) => `${move + 1}`,
  rank: () => 0,
  board: () => null,
  notice: () => null,
};

/** A pile of so many counters. */
export function pile(left: number, toMove: Pile['toMove'] = 'x'): Pile {
  return { game: takeAway, left, toMove };
}
