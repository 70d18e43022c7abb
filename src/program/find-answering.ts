import type { MnkPosition, Move } from '../game/index.ts';
import { rewriteCall } from './call-at.ts';
import { readLiteral } from './literal.ts';
import { cellNumberings, readCell, readMoveNumbers } from './move-in.ts';
import { readCells, readMarks } from './read-cells.ts';
import { writeBoardFor } from './record-call.ts';
import type { CallResult } from './runtime.ts';
import type { CallTries, CallTry } from './call-tries.ts';

/** Most ways to try; each is tried on several boards. */
const MOST_WAYS = 40;
/** Most work for all of them, as milliseconds of a usual computer. */
const MOST_WORK = 1000;

/**
 * The first way to call the program that answers each board with a move on an empty cell, as rules or a table do; null
 * if none. Rules answer at once, so that a program that thinks is not asked in every way.
 */
export function findAnswering(tries: CallTries, positions: readonly MnkPosition[]): CallTry | null {
  const spent = { work: 0 };
  return tries
    .only(({ call }) => call !== '')
    .first(MOST_WAYS)
    .find((each) => spent.work < MOST_WORK && isAlwaysMove(each, positions, spent));
}

function isAlwaysMove(way: CallTry, positions: readonly MnkPosition[], spent: { work: number }): boolean {
  const [written] = positions;
  const source = way.runtime.texts.join('\n');
  let numberings = cellNumberings;
  for (const position of positions) {
    const call = rewriteCall(way.call, source, written, position, way.representation.marks);
    const answer = way.runtime.evaluate(call, writeBoardFor(way, position));
    spent.work += answer.work;
    if (isMarked(answer, way, position)) continue;
    numberings = numberings.filter((each) =>
      isOpen(readCell(readMoveNumbers(answer.returned ?? '', -1, way.representation.marks), each), position),
    );
    if (numberings.length === 0) return false;
  }
  return true;
}

function isOpen(cell: Move | null, position: MnkPosition): boolean {
  return cell !== null && position.game.moves(position).includes(cell);
}

/** Whether the returned board has one more mark, on an empty cell. */
function isMarked({ returned, board }: CallResult, way: CallTry, { x, o }: MnkPosition): boolean {
  const { marks } = way.representation;
  const cells = readCells(readLiteral(returned ?? ''), marks) ?? readCells(readLiteral(board ?? ''), marks);
  if (!cells) return false;
  const after = readMarks(cells, marks);
  const [taken, added] = [x | o, (after.x | after.o) & ~(x | o)];
  return ((after.x | after.o) & taken) === taken && added !== 0 && (added & (added - 1)) === 0;
}
