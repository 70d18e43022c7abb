import { say } from '../said.ts';
import { count, plural, scored } from './numbers.ts';
import { alternatives, type GameMistake, upper } from './phrases.ts';

export const programPlay = {
  about: 'About its move',
  stop: 'Stop it',
  answered: (move: string, calls: number, milliseconds: number | null) =>
    `For ${move} it made ${plural(calls, 'call', 'calls')}${milliseconds === null ? '' : ` in ${time(milliseconds)}`}.`,
  walk: (move: string) => `Walk through the calls of ${move}`,
  wayBack: 'Back to the game',
  walkFailed: 'Walk through the calls that it made',
  changed:
    'The text of the program has changed since the game began. This game goes on with the one before; a new game is played with the new one.',
  remedy: 'Mend it and ask it again, or take your move back.',
  problem: {
    noCall: (call: string) => `${call} made no call that can be walked through, so there is no move.`,
    noMove: (answered: string | null) =>
      answered === null
        ? 'It returned nothing that could be read as a move.'
        : `It answered ${answered}, which names no cell, and no move below it has a value.`,
    taken: (answered: string | null, move: string) =>
      `It answered ${answered ?? 'with its board'}, which is ${move}: that cell is taken.`,
    noCell: (answered: string | null) => `It answered ${answered ?? 'with its board'}, which is no cell.`,
  },
  noProgram: 'The program that is played against is not on this page.',
  best: {
    ask: 'Was that its best move?',
    yes: (side: string, move: string, value: number) =>
      say`Yes. The board is worth ${scored(value)} after ${move}, as it was before: no move was better for ${upper(side)}.`,
    no: (mistake: GameMistake) =>
      say`No. The board was worth ${scored(mistake.before)}, and after ${mistake.move} it is worth ${scored(mistake.after)}. ${upper(mistake.side)} could have kept ${scored(mistake.before)} with ${alternatives(mistake.better)}.`,
  },
};

function time(milliseconds: number): string {
  if (milliseconds < 1) return 'less than a millisecond';
  if (milliseconds < 1000) return plural(Math.round(milliseconds), 'millisecond', 'milliseconds');
  return `${count(Math.round(milliseconds / 100) / 10)} seconds`;
}
