import { say } from '../said.ts';
import { pluralise, markScore } from './numbers.ts';
import { joinWithOr, type GameMistake, toCapitals } from './phrases.ts';

/** A plain search of this many empty cells takes about 60,000 calls, of one more ten times as many. */
const MANY_EMPTY = 8;

export const programPlay = {
  about: 'About its move',
  stop: 'Stop it',
  answered: (move: string, calls: number, milliseconds: number | null) =>
    `For ${move} it made ${pluralise(calls, 'call', 'calls')}${milliseconds === null ? '' : ` in ${formatDuration(milliseconds)}`}.`,
  byValue: 'Plybook played the first move with the best value in its calls.',
  walk: (move: string) => `Step through the calls for ${move}`,
  wayBack: 'Back to the game',
  walkFailed: 'Step through the calls that it made',
  changed:
    'The program has changed since the game began. This game goes on with the old text. A new game uses the new one.',
  remedy: (canTakeBack: boolean) =>
    `Fix the program and ask again${canTakeBack ? ', or take your move back' : ''}.`,
  /** If a limit ended the call, the program may be right. */
  remedyLimit: (empty: number) =>
    empty < MANY_EMPTY
      ? 'Allow more and ask again, or look for a loop that never ends.'
      : 'The program may be right: a search of so many empty cells takes long. Allow more and ask again, or let the other side begin.',
  problem: {
    noCall: (call: string) => `${call} made no calls to step through, so there is no move.`,
    noMove: (answered: string | null) =>
      answered === null
        ? 'It returned nothing that Plybook can read as a move.'
        : `It returned ${answered}, which names no cell, and no move in its tree has a value.`,
    taken: (answered: string | null, move: string) =>
      `It returned ${answered ?? 'its board'}, which is ${move}, but that cell is taken.`,
    noCell: (answered: string | null) => `It returned ${answered ?? 'its board'}, which is not a cell.`,
  },
  noProgram: 'The program to play against is not on this page.',
  best: {
    ask: 'Was that its best move?',
    yes: (side: string, move: string, value: number) =>
      say`Yes. The board is worth ${markScore(value)} after ${move}, the same as before. No move was better for ${toCapitals(side)}.`,
    no: (mistake: GameMistake) =>
      say`No. The board was worth ${markScore(mistake.before)}, and after ${mistake.move} it is worth ${markScore(mistake.after)}. ${toCapitals(mistake.side)} could have kept ${markScore(mistake.before)} with ${joinWithOr(mistake.better)}.`,
  },
};

function formatDuration(milliseconds: number): string {
  if (milliseconds < 1) return 'less than a millisecond';
  if (milliseconds < 1000) return pluralise(Math.round(milliseconds), 'millisecond', 'milliseconds');
  return pluralise(Math.round(milliseconds / 100) / 10, 'second', 'seconds');
}
