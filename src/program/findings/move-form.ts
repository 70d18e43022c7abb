import { ticTacToe, type MnkPosition } from '../../game/index.ts';
import type { Language } from '../languages.ts';
import { LiteralMap, readLiteral, type Literal } from '../literal.ts';
import type { MarkNames } from '../read-cells.ts';
import type { AskProgram } from './play-boards.ts';

/** How a program writes a move: as row and column or as one number, counted from 0 or 1. */
export interface MoveForm {
  readonly isPair: boolean;
  readonly from: number;
  /** Whether the column comes before the row. */
  readonly isColumnFirst: boolean;
  /** The names of the numbers, if a move is an object of them. */
  readonly names: readonly string[] | null;
  /** The keys of the cells, if moves are these texts. */
  readonly keys: readonly string[] | null;
  /** Whether one number is a place in a text of three lines, whose ends count too. */
  readonly isInLines: boolean;
}

/**
 * Takes the form of the moves that the function `giver` lists; without them, one that fits a board with or without
 * rows, or its keys.
 */
export async function findMoveForm(
  giver: string | null,
  { keys }: Pick<MarkNames, 'keys'>,
  ask: AskProgram,
): Promise<MoveForm> {
  if (keys?.some((key) => !/^\d(,\d)?$/.test(key))) return { ...PLAIN, isPair: false, from: 0, keys };
  const [first, last] = [
    ticTacToe.makePosition(0b1, 0b10),
    ticTacToe.makePosition(0b101_000_000, 0b10_000_000),
  ];
  const [board] = await ask([{ call: 'board', position: first }]);
  const cells = readLiteral(board?.returned ?? '');
  const isPair = keys ? keys[0].includes(',') : Array.isArray(cells) && cells.length === 3;
  const likely = { ...PLAIN, isPair, from: keys ? Number(keys[0][0]) : 0 };
  if (giver === null) return likely;
  // Both corners are free once, so the smallest and the largest number are seen.
  const answers = await ask([first, last].map((position) => ({ call: `${giver}(board)`, position })));
  const lists = answers.map(({ returned }) => readLiteral(returned ?? ''));
  const [early = [], late = []] = lists.map(listMoves);
  const listed = [...early, ...late];
  const numbers = listed.flat();
  const isOfPairs = listed.length > 0 && listed.every((move) => move.length === 2);
  const isOfCells = listed.length > 0 && listed.every((move) => move.length === 1);
  if (!(isOfPairs || isOfCells) || numbers.some((each) => !Number.isInteger(each))) return likely;
  const largest = Math.max(...numbers);
  const from = largest === (isOfPairs ? 3 : 9) ? 1 : 0;
  const isInLines = isOfCells && largest === 10;
  // Of the first board's row two cells are taken, and one of the column.
  const hasEarly = (one: number, other: number) =>
    early.some((move) => move[0] === one + from && move[1] === other + from);
  const isColumnFirst = isOfPairs && hasEarly(0, 1) && !hasEarly(1, 0);
  const [move] = Array.isArray(lists[0]) ? (lists[0] as readonly Literal[]) : [];
  const names = move instanceof LiteralMap ? move.entries.map(([name]) => name) : null;
  return { ...PLAIN, isPair: isOfPairs, from, isColumnFirst, names, isInLines };
}

const PLAIN = { isColumnFirst: false, names: null, keys: null, isInLines: false };

function listMoves(literal: Literal): number[][] {
  if (!Array.isArray(literal)) return [];
  return (literal as readonly Literal[]).map((move) => {
    if (move instanceof LiteralMap) return move.entries.map(([, each]) => Number(each));
    return (Array.isArray(move) ? move : [move]).map(Number);
  });
}

/** A legal move, whatever the program itself says about moves. */
export function writeFirstMove(
  position: MnkPosition,
  { isPair, from, isColumnFirst, names, keys, isInLines }: MoveForm,
  language: Language,
): string {
  const [cell] = position.game.moves(position);
  if (keys) return language.write(keys[cell]);
  if (isInLines) return language.write(cell + Math.floor(cell / 3));
  const place = [Math.floor(cell / 3) + from, (cell % 3) + from];
  const numbers = !isPair ? [cell + from] : isColumnFirst ? place.toReversed() : place;
  if (names)
    return language.writeNamed(
      names.map((name, at) => [name, numbers[at]] as const),
      false,
    );
  return isPair ? language.writeFixed(numbers) : language.write(numbers[0]);
}
