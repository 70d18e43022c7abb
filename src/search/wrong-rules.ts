import {
  opponent,
  type Move,
  type MnkPosition,
  type Side,
  MnkGame,
  type BoardView,
  type Position,
} from '../game/index.ts';
import { bestOfMoves, finished, type RuleMaker, start } from './stages.ts';
import { depthAt, scorings } from './scoring.ts';
import { orderedMoves } from './order.ts';

/** MAX keeps the smallest and MIN the largest: each side plays for the other. */
export const swappedMinMax: RuleMaker = (options) => {
  const swapped = { ...options, max: opponent(options.max) };
  return (position, ply, probe) => finished(position, ply, options) ?? bestOfMoves(position, swapped, probe);
};

/** The penalty is added to a win and not subtracted, so that the latest win and the soonest loss look best. */
export const wrongSign: RuleMaker = (options) => {
  const plain = { ...options, scoring: scorings.plain };
  return (position, ply, probe) => {
    const score = finished(position, ply, plain);
    if (score === undefined) return bestOfMoves(position, options, probe);
    const penalty = options.win - options.scoring.points(options.win, depthAt(ply, options));
    return score + Math.sign(score) * penalty;
  };
};

/**
 * A 0 is read as "no score yet", as `if score:` reads it in Python. A draw then goes on into the loop, finds no move
 * there, and returns the infinity that its best began with.
 */
export const drawAsUnfinished: RuleMaker = (options) => (position, ply, probe) =>
  finished(position, ply, options) || bestOfMoves(position, options, probe);

/**
 * Whatever nobody has won counts 0, whether it is over or not. The function that chooses tries every move of the
 * root; each of them is scored as it stands, and nothing is searched below.
 */
export const unfinishedAsDraw: RuleMaker = (options) => (position, ply, probe) => {
  if (ply === 0) return bestOfMoves(position, options, probe);
  return finished(position, ply, options) ?? 0;
};

/** The line that returns stands inside the loop, so the first move is searched and the others never are. */
export const firstChild: RuleMaker =
  (options) =>
  (position, ply, { call, keep }) => {
    const score = finished(position, ply, options);
    if (score !== undefined) return score;
    const [move] = orderedMoves(position, options);
    const value = call(position.game.play(position, move), move);
    keep();
    return value;
  };

/**
 * One board for all calls, on which every call puts its marks and none takes them away: what a branch did is still
 * there when the next one begins.
 */
export const sharedBoard: RuleMaker = (options) => {
  let board: MnkPosition;

  return (position, ply, { call, keep, print }) => {
    if (ply === 0) board = position as MnkPosition;
    const callOnIt = (_: Position, move: Move) => {
      if ((((board.x | board.o) >> move) & 1) === 1) return start(position, options);
      board = marked(board, move, position.toMove);
      return call(board, move);
    };
    return finished(board, ply, options) ?? bestOfMoves(position, options, { call: callOnIt, keep, print });
  };
};

/** Puts a mark where the rules would perhaps not allow one any more: the game may be over. */
function marked(board: MnkPosition, cell: Move, side: Side): MnkPosition {
  return { ...board, [side]: board[side] | (1 << cell), toMove: opponent(side) };
}

/** The rules of a board as they are, with a drawing in which the last two cells have changed places. */
class SwappedCells extends MnkGame {
  override board(position: MnkPosition): BoardView {
    const board = super.board(position);
    const [last, beforeLast] = board.cells.toReversed();
    return { ...board, cells: [...board.cells.slice(0, -2), last, beforeLast], lines: [] };
  }
}

/**
 * The same position, drawn wrongly wherever it is drawn: the last two cells have changed places, and no line is
 * marked. Nothing else about it is different, so that a search of it is right.
 */
export function withSwappedCells(position: Position): Position {
  const { columns, rows, k, gravity, misere } = position.game as MnkGame;
  const game = new SwappedCells(columns, rows, k, { gravity, misere });
  return { ...position, game };
}
