import { joinParts, say, type TextPart } from '../said.ts';
import { markScore } from './numbers.ts';

/** A search may not have searched the other one's move. */
interface SeenMoves {
  readonly short: string;
  readonly own: { readonly move: string; readonly worth: TextPart };
  readonly other: { readonly move: string; readonly worth: TextPart | null };
}

export const beats = {
  show: 'Show me why',
  next: (beat: number, beats: number) => `Continue · ${beat} of ${beats}`,
  done: 'Done',
  /** The two games that the choices lead to: who wins, and at which ply; null where the search did not see that. */
  leaves: (games: readonly { move: string; outcome: string | number | null; ply: number }[]) =>
    say`Here are two games. ${joinParts(
      games.map(({ move, outcome, ply }) => {
        if (outcome === 'draw') return `After ${move} it is a draw.`;
        if (outcome === null) return `After ${move} the search stops at ply ${ply}.`;
        if (typeof outcome === 'number') return say`After ${move} it reaches the leaf ${markScore(outcome)}.`;
        return `After ${move} ${outcome.toUpperCase()} wins at ply ${ply}.`;
      }),
      ' ',
    )}`,
  numbers: (sides: readonly SeenMoves[]) =>
    joinParts(
      sides.map(({ short, own, other }, side) => {
        // Both name the moves in one order.
        const moves = side === 0 ? [own, other] : [other, own];
        const told = moves.map(({ move, worth }) =>
          worth === null ? `${move} is never searched` : say`${move} is worth ${worth}`,
        );
        return say`${short}: ${joinParts(told, ', ')}.`;
      }),
      ' ',
    ),
  best: (sides: readonly (SeenMoves & { isMax: boolean; isEqual: boolean; isBound: boolean })[]) =>
    joinParts(
      sides.map(({ short, own, other, isMax, isEqual, isBound }) => {
        if (other.worth === null) return `${short} never searched ${other.move}.`;
        if (isBound)
          return say`${short} has ${own.worth}, and ${other.move} is worth ${other.worth}. That is enough.`;
        const than = isMax ? 'more' : 'less';
        return isEqual
          ? say`${short}: ${other.worth} is not ${than} than ${own.worth}, so ${own.move}, which came first, stays.`
          : say`${short}: ${own.worth} is ${than} than ${other.worth}, so it takes ${own.move}.`;
      }),
      ' ',
    ),
  moves: (sides: readonly { name: string; move: string }[]) =>
    say`So ${sides.map(({ name, move }) => `${name} plays ${move}`).join(', and ')}.`,
};
