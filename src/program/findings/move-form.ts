import { ticTacToe, type MnkPosition } from '../../game/index.ts';
import type { Language } from '../languages.ts';
import { readLiteral, type Literal } from '../literal.ts';
import type { AskProgram } from './play.ts';

/** How a program writes a move: as row and column or as one number, counted from 0 or 1. */
export interface MoveForm {
  readonly isPair: boolean;
  readonly from: 0 | 1;
}

/**
 * Takes the form of the moves that the function `giver` lists; without them, one that fits a board with or without
 * rows.
 */
export async function findMoveForm(giver: string | null, ask: AskProgram): Promise<MoveForm> {
  const [first, last] = [
    ticTacToe.makePosition(0b1, 0b10),
    ticTacToe.makePosition(0b101_000_000, 0b10_000_000),
  ];
  const [board] = await ask([{ call: 'board', position: first }]);
  const cells = readLiteral(board?.returned ?? '');
  const isPair = Array.isArray(cells) && cells.length === 3;
  if (giver === null) return { isPair, from: 0 };
  // Both corners are free once, so the smallest and the largest number are seen.
  const answers = await ask([first, last].map((position) => ({ call: `${giver}(board)`, position })));
  const listed = answers.flatMap(({ returned }) => listMoves(readLiteral(returned ?? '')));
  const numbers = listed.flat();
  const isOfPairs = listed.length > 0 && listed.every((move) => move.length === 2);
  const isOfCells = listed.length > 0 && listed.every((move) => move.length === 1);
  if (!(isOfPairs || isOfCells) || numbers.some((each) => !Number.isInteger(each)))
    return { isPair, from: 0 };
  const from = Math.max(...numbers) === (isOfPairs ? 3 : 9) ? 1 : 0;
  return { isPair: isOfPairs, from };
}

function listMoves(literal: Literal): number[][] {
  if (!Array.isArray(literal)) return [];
  return (literal as readonly Literal[]).map((move) => (Array.isArray(move) ? move : [move]).map(Number));
}

/** A legal move, whatever the program itself says about moves. */
export function writeFirstMove(
  position: MnkPosition,
  { isPair, from }: MoveForm,
  language: Language,
): string {
  const [cell] = position.game.moves(position);
  return isPair
    ? language.writeFixed([Math.floor(cell / 3) + from, (cell % 3) + from])
    : language.write(cell + from);
}
