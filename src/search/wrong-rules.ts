import {
  opponent,
  type Move,
  type MnkPosition,
  type Side,
  MnkGame,
  type BoardView,
  type Position,
} from '../game/index.ts';
import { findBest, scoreFinished, type RuleMaker, chooseStart } from './stages.ts';
import { countDepth, scorings } from './scoring.ts';
import { orderMoves } from './order.ts';

/** MAX keeps the smallest and MIN the largest: each plays for the other. */
export const swappedMinMax: RuleMaker = (options) => {
  const swapped = { ...options, max: opponent(options.max) };
  return (position, ply, probe) =>
    scoreFinished(position, ply, options) ?? findBest(position, swapped, probe);
};

/** The penalty is added, not subtracted, so the latest win and the soonest loss look best. */
export const wrongSign: RuleMaker = (options) => {
  const plain = { ...options, scoring: scorings.plain };
  return (position, ply, probe) => {
    const score = scoreFinished(position, ply, plain);
    if (score === undefined) return findBest(position, options, probe);
    const penalty = options.win - options.scoring.points(options.win, countDepth(ply, options));
    return score + Math.sign(score) * penalty;
  };
};

/** Reads 0 as "no score yet", as `if score:` does in Python. A draw then tries its moves, has none, and returns ±∞. */
export const drawAsUnfinished: RuleMaker = (options) => (position, ply, probe) =>
  scoreFinished(position, ply, options) || findBest(position, options, probe);

/** What nobody has won counts 0, finished or not: the moves of the root are scored at once, and nothing below them. */
export const unfinishedAsDraw: RuleMaker = (options) => (position, ply, probe) => {
  if (ply === 0) return findBest(position, options, probe);
  return scoreFinished(position, ply, options) ?? 0;
};

/** The `return` is inside the loop, so only the first move is searched. */
export const firstChild: RuleMaker =
  (options) =>
  (position, ply, { call, keep }) => {
    const score = scoreFinished(position, ply, options);
    if (score !== undefined) return score;
    const [move] = orderMoves(position, options);
    const value = call(position.game.play(position, move), move);
    keep();
    return value;
  };

/** All calls share one board and none takes its marks back, so each branch sees those of the branches before. */
export const sharedBoard: RuleMaker = (options) => {
  let board: MnkPosition;

  return (position, ply, { call, keep, print }) => {
    if (ply === 0) board = position as MnkPosition;
    const callOnBoard = (_: Position, move: Move) => {
      if ((((board.x | board.o) >> move) & 1) === 1) return chooseStart(position, options);
      board = placeMark(board, move, position.toMove);
      return call(board, move);
    };
    return (
      scoreFinished(board, ply, options) ?? findBest(position, options, { call: callOnBoard, keep, print })
    );
  };
};

/** Even where the rules forbid it: the game may be over. */
function placeMark(board: MnkPosition, cell: Move, side: Side): MnkPosition {
  return { ...board, [side]: board[side] | (1 << cell), toMove: opponent(side) };
}

class SwappedCells extends MnkGame {
  override board(position: MnkPosition): BoardView {
    const board = super.board(position);
    const [last, beforeLast] = board.cells.toReversed();
    return { ...board, cells: [...board.cells.slice(0, -2), last, beforeLast], lines: [] };
  }
}

/** The same position, drawn with the last two cells swapped and no line marked. Searching it is unaffected. */
export function swapDrawnCells(position: Position): Position {
  const { columns, rows, k, gravity, misere } = position.game as MnkGame;
  const game = new SwappedCells(columns, rows, k, { gravity, misere });
  return { ...position, game };
}
