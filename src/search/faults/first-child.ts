import { orderedMoves } from '../order.ts';
import { finished, type RuleMaker } from '../stages.ts';

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
