import { ticTacToe } from '../../game/index.ts';
import { LiteralMap, readLiteral, type Literal } from '../literal.ts';
import type { ProgramRun } from '../program.ts';
import { readCells, type MarkNames } from '../read-cells.ts';
import type { AskProgram } from './play-boards.ts';

/**
 * Finds out how a program writes marks from one of its boards; null if that shows nothing. A run may show which of them
 * are members, and the order of the cells in a map.
 */
export async function findMarks(
  ask: AskProgram,
  { reading }: Pick<ProgramRun, 'reading'>,
): Promise<MarkNames | null> {
  const known = reading?.cells.value;
  if (known?.pair) return known;
  const [answer] = await ask([{ call: 'board', position: ticTacToe.makePosition(1, 2) }]);
  const board = readLiteral(answer?.returned ?? '');
  const cells = readCells(board, known ?? {});
  const { members, players, keys, rows } = known ?? {};
  const held = board instanceof LiteralMap ? board.entries.find(([, each]) => holdsCells(each)) : undefined;
  return (
    cells && {
      x: cells[0],
      o: cells[1],
      ...(members && { members }),
      ...(players && { players }),
      ...(keys && { keys }),
      ...(rows && { rows }),
      ...(held && { heldAt: held[0] }),
      isInLines: typeof board === 'string' && board.includes('\n'),
    }
  );
}

function holdsCells(value: Literal): boolean {
  return typeof value === 'object' && readCells(value) !== null;
}
