import type { Move, NamedOrder, Position, Side } from '../game/index.ts';
import { words } from '../words/index.ts';

/** How a search goes about its work. Everything has a default; unknown names and values are errors. */
export interface SearchOptions {
  /** The algorithm; `minimax` unless said otherwise. */
  readonly algorithm?: 'minimax' | undefined;
  /** `plain`: a win is a win. `depth`: a win loses one point for every ply it takes. Default `plain`. */
  readonly scoring?: 'plain' | 'depth' | undefined;
  /** What a win counts before any penalty: 1 or 10. Default 1 for plain scoring, 10 for depth-penalised. */
  readonly win?: 1 | 10 | undefined;
  /** Where depth 0 is: at the root, or at the position after the first move. Default `root`. */
  readonly depthFrom?: 'root' | 'move' | undefined;
  /** Who is MAX: X, O, or the side to move at the root. Default `x`. */
  readonly max?: Side | 'mover' | undefined;
  /** In which order moves are searched; ties go to the first. A list names each move that can occur once. */
  readonly order?: NamedOrder | readonly Move[] | undefined;
}

/** Options with every default filled in; `max` is now the side itself. */
export interface ResolvedOptions {
  readonly algorithm: 'minimax';
  readonly scoring: 'plain' | 'depth';
  readonly win: number;
  readonly depthFrom: 'root' | 'move';
  readonly max: Side;
  readonly order: NamedOrder | readonly Move[];
}

/** The values that each option takes by name; the checker of lessons and the address read the same table. */
export const optionValues = {
  algorithm: ['minimax'],
  scoring: ['plain', 'depth'],
  win: [1, 10],
  depthFrom: ['root', 'move'],
  max: ['x', 'o', 'mover'],
  order: ['row-major', 'centre-first'],
} as const;

/** Fills in the defaults for a position. Throws on an unknown option or value. */
export function resolveOptions(options: SearchOptions, position: Position): ResolvedOptions {
  for (const name of Object.keys(options)) {
    if (!(name in optionValues))
      throw new TypeError(words.errors.optionName(name, Object.keys(optionValues)));
  }
  const {
    algorithm = 'minimax',
    scoring = 'plain',
    depthFrom = 'root',
    max = 'x',
    order = 'row-major',
  } = options;
  const win = options.win ?? (scoring === 'depth' ? 10 : 1);
  const named = typeof order === 'string' ? { order } : {};
  for (const [name, value] of Object.entries({ algorithm, scoring, depthFrom, max, win, ...named })) {
    const allowed: readonly unknown[] = optionValues[name as keyof typeof optionValues];
    if (!allowed.includes(value)) throw new RangeError(words.errors.option(name, value, allowed));
  }
  if (typeof order !== 'string') checkOrder(order, position);
  return { algorithm, scoring, win, depthFrom, max: max === 'mover' ? position.toMove : max, order };
}

/** The legal moves of a position in the order in which the search takes them. */
export function orderedMoves(position: Position, order: ResolvedOptions['order']): readonly Move[] {
  const { game } = position;
  const moves = game.moves(position);
  if (order === 'row-major') return moves;
  const rank =
    typeof order === 'string' ? (move: Move) => game.rank(move, order) : (move: Move) => order.indexOf(move);
  return moves.toSorted((a, b) => rank(a) - rank(b) || a - b);
}

function checkOrder(order: readonly Move[], position: Position): void {
  const legal = position.game.moves(position);
  const isListedOnce = (move: Move) => order.filter((listed) => listed === move).length === 1;
  if (!legal.every(isListedOnce)) throw new RangeError(words.errors.order(order.join(', '), legal));
}
