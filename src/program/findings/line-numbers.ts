import { ticTacToe, type MnkPosition } from '../../game/index.ts';
import { readLiteral } from '../literal.ts';
import { listPositions } from './every-position.ts';
import type { AskProgram } from './play-boards.ts';

/** The most numbers by which a function can name who has won: X, O and, if it misses a line, nobody. */
const MOST_WINNERS = 3;

/**
 * What a function returns if nobody has won, where it returns the number of the full line, and not who has it: then 0 is
 * a line. Null for any other function.
 */
export async function findNoLine(
  writeCall: (position: MnkPosition) => string,
  ask: AskProgram,
): Promise<string | null> {
  const all = listPositions();
  const won = ticTacToe.lines.flatMap((line) => [
    all.find(({ x }) => x === line)!,
    all.find(({ o }) => o === line)!,
  ]);
  const asked = [ticTacToe.start(), ...won];
  const answers = await ask(asked.map((position) => ({ call: writeCall(position), position })));
  const [nobody, ...numbers] = answers.map(({ returned }) => returned);
  const isNumber = (text: string | null): text is string =>
    text !== null && typeof readLiteral(text) === 'number';
  return new Set(numbers.filter(isNumber)).size > MOST_WINNERS ? nobody : null;
}
