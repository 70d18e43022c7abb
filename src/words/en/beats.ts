import { plyWords } from './phrases.ts';

/** What a search knows of a move: its worth as it is written, null where it never searched it. */
interface Number {
  readonly move: string;
  readonly worth: string | null;
}

/** Two moves as one search sees them: what it plays, and what the other search plays. */
interface Seen {
  readonly short: string;
  readonly own: Number;
  readonly other: Number;
}

/** Why two searches play different moves, in four beats. */
export const beats = {
  show: 'Show me why',
  next: (beat: number, beats: number) => `Next · ${beat} of ${beats}`,
  done: 'Done',
  /** Where there is nothing to show. */
  none: 'They play the same move.',
  /** The two games that the choices lead to: who wins, and at which ply; null where the search did not see that. */
  leaves: (games: readonly { move: string; outcome: string | number | null; ply: number }[]) =>
    `Here are two games. ${games
      .map(({ move, outcome, ply }) => {
        if (outcome === 'draw') return `After ${move} it is a draw.`;
        if (outcome === null) return `After ${move} it looks ${plyWords(ply)} deep.`;
        if (typeof outcome === 'number') return `After ${move} it comes to the leaf ${outcome}.`;
        return `After ${move} ${outcome.toUpperCase()} wins at ply ${ply}.`;
      })
      .join(' ')}`,
  numbers: (sides: readonly Seen[]) =>
    sides
      .map(({ short, own, other }) => {
        const told = [own, other].map(({ move, worth }) => `${move} ${worth ?? 'never searched'}`);
        return `${short}: ${told.join(', ')}.`;
      })
      .join(' '),
  best: (sides: readonly (Seen & { isMax: boolean; isEqual: boolean; isBound: boolean })[]) =>
    sides
      .map(({ short, own, other, isMax, isEqual, isBound }) => {
        if (other.worth === null) return `${short} never searched ${other.move}.`;
        if (isBound)
          return `${short} has ${own.worth}, and knows that ${other.move} is ${other.worth}: it need not know more.`;
        const than = isMax ? 'more' : 'less';
        return isEqual
          ? `${short}: ${other.worth} is not ${than} than ${own.worth}, so ${own.move}, which came first, stays.`
          : `${short}: ${own.worth} is ${than} than ${other.worth}.`;
      })
      .join(' '),
  moves: (sides: readonly { name: string; move: string }[]) =>
    `So ${sides.map(({ name, move }) => `${name} plays ${move}`).join(', and ')}.`,
};
