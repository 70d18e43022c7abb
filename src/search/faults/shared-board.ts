import { opponent, type Move, type MnkPosition, type Side } from '../../game/index.ts';
import { orderedMoves } from '../order.ts';
import { finished, start, type RuleMaker } from '../stages.ts';

/**
 * One board for all calls, on which every call puts its marks and none takes them away: what a branch did is still
 * there when the next one begins.
 */
export const sharedBoard: RuleMaker = (options) => {
  let board: MnkPosition;

  return (position, ply, { call, keep }) => {
    if (ply === 0) board = position as MnkPosition;
    const value = finished(board, ply, options);
    if (value !== undefined) return value;
    const { toMove } = position;
    const isMax = toMove === options.max;
    let best = start(position, options);
    for (const move of orderedMoves(position, options)) {
      if (isTaken(board, move)) continue;
      board = marked(board, move, toMove);
      const answer = call(board, move);
      if (isMax ? answer > best : answer < best) {
        best = answer;
        keep();
      }
    }
    return best;
  };
};

function isTaken({ x, o }: MnkPosition, cell: Move): boolean {
  return (((x | o) >> cell) & 1) === 1;
}

/** Puts a mark where the rules would perhaps not allow one any more: the game may be over. */
function marked(board: MnkPosition, cell: Move, side: Side): MnkPosition {
  return { ...board, [side]: board[side] | (1 << cell), toMove: opponent(side) };
}
